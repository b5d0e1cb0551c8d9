import type { Page } from '@playwright/test'
import { actor, createBounty, newMember } from './bounty.ts'
import { openHydrated, signIn, signUp } from './people.ts'
import { expect, test } from './test.ts'

const note = (seen: Page) => seen.getByRole('note').filter({ hasText: 'Hidden by a moderator' })
const card = (seen: Page, list: string) => seen.getByRole('list', { name: `My bounties: ${list}` }).getByRole('article')

test('who works on a bounty and who funded it hear that it is hidden and what becomes of it, on a new device too', async ({
  page,
  browser,
  request,
}) => {
  const title = `Hidden ${Date.now()}`
  const creator = await newMember(browser)
  const bountyId = await createBounty(request, creator, { title, requiresPhoto: false })
  const account = await signUp(page)
  const act = await actor(request, account)
  await act('accept_bounty', { p_bounty_id: bountyId })
  const completion = await act('complete_bounty', { p_bounty_id: bountyId, p_photo_path: null, p_notes: 'Once.' })
  const review = { p_completion_id: completion, p_decision: 'request_changes', p_reason: 'Once more.' }
  await (
    await actor(request, creator)
  )('review_completion', review)
  await openHydrated(page, '/')
  await expect(page.getByText('to make the changes asked')).toBeVisible()

  const funder = await newMember(browser)
  await (
    await actor(request, funder)
  )('fund_bounty', { p_bounty_id: bountyId, p_amount_cents: 2500, p_anonymous: true })
  const waiting = await actor(request, await newMember(browser))
  await waiting('accept_bounty', { p_bounty_id: bountyId })
  await waiting('complete_bounty', { p_bounty_id: bountyId, p_photo_path: null, p_notes: 'It waits.' })
  const moderator = await actor(request, { email: 'morgan@example.test', password: 'wayfinder' })
  await moderator('hide_bounty', { p_bounty_id: bountyId, p_hidden: true, p_reason: 'It names a neighbor.' })

  await openHydrated(page, '/')
  const accepted = page.getByRole('region', { name: /^My bounties/ })
  await expect(accepted.getByRole('link', { name: title })).toContainText('hidden by a moderator')
  await expect(page.getByText('to make the changes asked')).toHaveCount(0)
  await accepted.getByRole('link', { name: title }).click()
  await expect(note(page)).toContainText('“It names a neighbor.”')
  await expect(note(page)).toContainText('You can hand it in once it is shown again')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: /Complete|Fund/ })).toHaveCount(0)
  await expect(main.getByRole('button', { name: /Show again|Report|Share/ })).toHaveCount(0)

  const device = await (await browser.newContext()).newPage()
  await signIn(device, account.email, account.password)
  await openHydrated(device, '/bounty?tab=mine&mine=accepted')
  await expect(card(device, 'Accepted').filter({ hasText: title })).toContainText('Hidden')
  await expect(device.getByText('A moderator has hidden a bounty that you accepted.')).toBeVisible()

  await openHydrated(funder.page, '/bounty?tab=mine&mine=funded')
  await expect(card(funder.page, 'Funded').filter({ hasText: title })).toContainText('You contributed $25')
  const notices = funder.page.getByRole('main').getByRole('region', { name: /^Notifications/ })
  await expect(notices).toContainText('A moderator has hidden a bounty that you funded.')
  await expect(notices).toContainText('“It names a neighbor.”')
  await notices.getByRole('link', { name: title }).click()
  await expect(note(funder.page)).toContainText('Your pledge stands, and you are not charged.')

  await openHydrated(creator.page, `/bounty/${bountyId}`)
  await expect(creator.page.getByText('This is kept, and can be reviewed once the bounty is shown again.')).toBeVisible()
  await expect(creator.page.getByRole('button', { name: /Approve|Request|Reject/ })).toHaveCount(0)
  await Promise.all([creator, funder].map(({ context }) => context.close()))
})
