import type { Page } from '@playwright/test'
import { createBounty, newMember } from './bounty.ts'
import { openHydrated, signIn, signUp, toast } from './people.ts'
import { expect, test } from './test.ts'

// A hidden bounty is unknown to others, which the page logs.
test.use({ allowedMessages: [/^error: Failed to fetch bounty details$/] })

/** How many notices the bell counts. */
const unread = async (seen: Page) => {
  const bells = await seen.getByRole('link', { name: /unread notification/ }).all()
  return Number.parseInt((await bells[0]?.getAttribute('aria-label')) ?? '0', 10)
}

const note = (seen: Page) => seen.getByRole('note').filter({ hasText: 'Hidden by a moderator' })

test('a member reports two bounties: a moderator keeps one, and hides the other, whose creator learns why, until it is shown again', async ({
  page,
  browser,
}) => {
  const title = `Reported ${Date.now()}`
  const account = await signUp(page)
  const bountyId = await createBounty(page.request, account, { title })
  const kept = await createBounty(page.request, account, { title: `Kept ${title}` })

  const member = await newMember(browser)
  await openHydrated(member.page, `/bounty/${bountyId}`)
  await member.page.getByRole('button', { name: 'Report' }).click()
  await member.page.getByRole('button', { name: 'Send report' }).click()
  await expect(member.page.getByText('Say what is wrong with it.')).toBeVisible()
  await member.page.getByLabel('What is wrong with it?').fill('It names a neighbor.')
  await member.page.getByRole('button', { name: 'Send report' }).click()
  await expect(toast(member.page, 'Report sent')).toBeVisible()

  await openHydrated(member.page, `/bounty/${kept}`)
  await member.page.getByRole('button', { name: 'Report' }).click()
  const reason = member.page.getByLabel('What is wrong with it?')
  await reason.fill('I do not like it.')
  // A slip that closes the dialog drops nothing.
  await member.page.keyboard.press('Escape')
  await expect(reason).toBeHidden()
  await member.page.getByRole('button', { name: 'Report' }).click()
  await expect(reason).toHaveValue('I do not like it.')
  await member.page.getByRole('button', { name: 'Send report' }).click()
  await expect(toast(member.page, 'Report sent')).toBeVisible()

  const moderator = await (await browser.newContext()).newPage()
  await signIn(moderator, 'morgan@example.test')
  await openHydrated(moderator, '/bounty?tab=mine')
  const reports = moderator.getByRole('region', { name: /^Reported bounties/ }).getByRole('listitem')
  const noticed = moderator.getByRole('region', { name: /^Notifications/ }).getByText('Unread: A member has reported a bounty.')
  await expect(noticed.first()).toBeAttached()
  const told = await unread(moderator)
  const second = reports.filter({ hasText: `Kept ${title}` })
  const report = reports.filter({ hasText: 'It names a neighbor.' }).filter({ hasText: title })
  await report.getByLabel('Reason for hiding it').fill('It targets a person.')
  await second.getByRole('button', { name: 'Keep it' }).click()
  await expect(toast(moderator, 'Bounty Kept')).toBeVisible()
  await expect(second).toHaveCount(0)
  // What was written of another report stands.
  await expect(report.getByLabel('Reason for hiding it')).toHaveValue('It targets a person.')
  await expect(moderator.getByRole('heading', { name: /^Reported bounties/ })).toBeFocused()
  await report.getByRole('button', { name: 'Hide bounty' }).click()
  await expect(toast(moderator, 'Bounty Hidden')).toBeVisible()
  // Both notices have served, though the page is left at once.
  await openHydrated(moderator, `/bounty/${bountyId}`)
  await expect.poll(() => unread(moderator)).toBe(told - 2)

  await openHydrated(page, '/bounty?tab=mine')
  await expect(page.getByText('“It targets a person.”')).toBeVisible()
  await openHydrated(page, `/bounty/${bountyId}`)
  await expect(note(page)).toContainText('“It targets a person.”')
  await expect(page.getByRole('main').getByText('Active', { exact: true })).toHaveCount(0)
  await expect(page.getByRole('link', { name: /^Fund/ })).toHaveCount(0)
  await expect(note(page).getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Share' })).toHaveCount(0)

  await openHydrated(member.page, '/bounty?tab=mine')
  await expect(member.page.getByText('Thank you for your report. A moderator has hidden the bounty.')).toBeVisible()
  await expect(member.page.getByText('A moderator looked at the bounty, and it stands.')).toBeVisible()
  await openHydrated(member.page, `/bounty/${bountyId}`)
  await expect(member.page.getByRole('alert')).toContainText('Failed to load bounty details.')

  await openHydrated(moderator, `/bounty/${bountyId}`)
  await note(moderator).getByRole('button', { name: 'Show again' }).click()
  await expect(toast(moderator, 'Bounty Shown')).toBeVisible()
  await expect(note(moderator)).toBeHidden()
  await openHydrated(member.page, `/bounty/${bountyId}`)
  await expect(member.page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await Promise.all([member.context.close(), moderator.context().close()])
})
