import { actor } from './bounty.ts'
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
