import { actor, createBounty, newMember } from './bounty.ts'
import { sharesClock } from './clock.ts'
import { outboxSamples } from './outbox-page.ts'
import { followConfirmation, openHydrated, signIn, signUp } from './people.ts'
import { expect, test } from './test.ts'

test.use({ allowedMessages: [/ERR_FAILED/] })

test('what could not be asked is asked again once the academy answers', async ({ page }) => {
  await page.route('**/rest/v1/**', (route) => route.abort())
  await signIn(page, 'sam@example.test')
  await openHydrated(page, '/')
  await expect(page.getByText('Reviews and points show here once the academy answers.')).toBeVisible()
  await page.unroute('**/rest/v1/**')
  await expect(page.getByText('Reviews and points show here once the academy answers.')).toBeHidden()
})

test('who comes back to Today after some minutes is told what is so now, and until then of when it is', async ({ page }) => {
  await page.clock.install()
  await sharesClock(page)
  const told = page.waitForResponse('**/rpc/my_standing*')
  await signIn(page, 'morgan@example.test')
  await openHydrated(page, '/')
  await told
  await page.waitForLoadState('networkidle')
  await expect(page.getByText(/as the academy told them on/)).toBeHidden()
  await page.clock.fastForward('10:00')
  await expect(page.getByText(/^Bounties, reviews and points as the academy told them on/)).toBeVisible()
  const again = page.waitForResponse('**/rpc/my_standing*')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  expect((await again).ok()).toBe(true)
  await expect(page.getByText(/as the academy told them on/)).toBeHidden()
})

test('a newcomer’s points stand on Today, and what they need', async ({ page, request }) => {
  const { email } = await signUp(page)
  await openHydrated(page, '/')
  const points = page.getByRole('region', { name: /^Points in / })
  await expect(points).toContainText('Confirm your address to earn points.')
  await points.getByRole('button', { name: 'Send the mail again' }).click()
  await expect(points.getByText('Sent. Follow the link in it.')).toBeVisible()
  await followConfirmation(page, request, email)
  const act = await actor(request, { email: 'sam@example.test', password: 'wayfinder' })
  await act('fund_bounty', { p_bounty_id: outboxSamples[0], p_amount_cents: 2500, p_anonymous: false })
  await openHydrated(page, '/')
  await expect(points.getByRole('link')).toContainText(/\w+ ?0 \d+ behind rank \d+$/)
  await expect(points.getByRole('button')).toHaveCount(0)
})

test('who hides sees the points on Today, and a failure later leaves them there', async ({ page }) => {
  const standing = { points: 45, rank: null, gap: null, next: null, hidden: true, confirmed: true }
  await page.route('**/rpc/my_standing*', (route) => route.fulfill({ json: standing }))
  await signIn(page, 'sam@example.test')
  await openHydrated(page, '/')
  const points = page.getByRole('region', { name: /^Points in / })
  await expect(points).toContainText(/45 hidden by your choice$/)
  await page.unroute('**/rpc/my_standing*')
  await page.route('**/rpc/my_standing*', (route) => route.abort())
  await openHydrated(page, '/')
  await expect(page.getByText('Bounties, reviews and points as the academy told them on')).toBeVisible()
  await expect(points).toContainText(/45 hidden by your choice$/)
})

test('an approval leads Today until it is followed, and is counted after it', async ({ page, browser, request }) => {
  const account = await signUp(page)
  const bountyId = await createBounty(request, account, { title: 'Retire worn flags', requiresPhoto: false })
  const doer = await newMember(browser)
  const act = await actor(request, doer)
  await act('accept_bounty', { p_bounty_id: bountyId })
  const completionId = await act('complete_bounty', { p_bounty_id: bountyId, p_photo_path: null, p_notes: 'Walked it.' })
  const review = await actor(request, account)
  await review('review_completion', { p_completion_id: completionId, p_decision: 'approve', p_reason: '' })

  await openHydrated(doer.page, '/')
  const news = doer.page.getByRole('region', { name: 'New for you' }).getByRole('link')
  await expect(news).toHaveText(/^Approved: .?Retire worn flags.? ?Up to 50 points once you confirm your address\.$/)
  await expect(doer.page.getByRole('region', { name: 'Three first steps' })).toHaveCount(0)
  const bounties = doer.page.getByRole('region', { name: 'My bounties' })
  await expect(bounties).toContainText('None under way. 1 completed')

  const marked = doer.page.waitForResponse('**/rpc/mark_notifications_read')
  await news.click()
  await expect(doer.page).toHaveURL(`/bounty/${bountyId}#submissions`)
  expect((await marked).ok()).toBe(true)
  await openHydrated(doer.page, '/')
  await expect(bounties).toContainText('1 completed')
  await expect(news).toHaveCount(0)
  await doer.context.close()
})
