import { randomUUID } from 'node:crypto'
import { PUBLISHABLE_KEY } from '../../supabase/embedded/secrets.ts'
import { stopClock } from './clock.ts'
import { freshEmail, latestMessage, openHydrated } from './people.ts'
import { core, expect, test } from './test.ts'
import { violations } from './violations.ts'

test.describe('as the server sends it', () => {
  test.use({ javaScriptEnabled: false })

  test('a question opens its answer', async ({ page }) => {
    await page.goto('/faq')
    await page.getByText('How much does the program cost?').click()
    await expect(page.getByText('The Academy Program costs $4,995 for 12 weeks.')).toBeVisible()
  })

  test('a chip leads to its category', async ({ page }) => {
    await page.goto('/faq')
    await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'International Students' }).click()
    await expect(page.getByRole('heading', { name: 'International Students' })).toBeInViewport()
  })
})

test('the search finds a part of a word in questions and answers, in any case, and marks it', core, async ({ page }) => {
  await openHydrated(page, '/faq')
  await page.getByLabel('Search the answers').fill('SCHOLARSH')
  await expect(page.locator('main summary')).toHaveText(['Are there scholarships?'])
  await expect(page.locator('mark').first()).toHaveText('scholarsh')
  await expect(page.getByText('1 answer', { exact: true })).toBeVisible()
})

test('an answer that holds the match stands open', async ({ page }) => {
  await openHydrated(page, '/faq')
  await page.getByLabel('Search the answers').fill('pressure, not')
  await expect(page.getByRole('heading', { name: 'No results found' })).toBeVisible()
  await page.getByLabel('Search the answers').fill('consulate')
  await expect(page.locator('main details[open]')).toHaveCount(1)
  await expect(page.locator('mark')).toHaveText('consulate')
})

test('nothing found says so, and the search can be cleared', async ({ page }) => {
  await openHydrated(page, '/faq')
  await page.getByLabel('Search the answers').fill('parachute')
  await expect(page.getByRole('heading', { name: 'No results found' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear Search' }).click()
  await expect.poll(() => page.locator('main summary').count()).toBeGreaterThanOrEqual(30)
  await expect(page.getByLabel('Search the answers')).toHaveValue('')
  await expect(page.getByLabel('Search the answers')).toBeFocused()
})

test('the newsletter takes an address and says where to confirm it', async ({ page }) => {
  await page.clock.install()
  await openHydrated(page, '/faq')
  const box = page.getByRole('form', { name: 'Newsletter' })
  await box.getByRole('button', { name: 'Subscribe' }).click()
  await expect(box.getByText('Please enter a valid email address')).toBeVisible()
  await box.getByLabel('Email Address').fill('reader@example.test')
  await stopClock(page)
  await page.clock.runFor(3000)
  await box.getByRole('button', { name: 'Subscribe' }).click()
  // After eight seconds it would say that the address waits on this phone: a server may take longer than that, its words may not.
  await expect(async () => {
    await page.clock.runFor(20)
    expect(await box.getByText('Check your email').isVisible()).toBe(true)
  }).toPass({ intervals: [50] })
  await expect(box.getByLabel('Email Address')).toHaveValue('')
})

test('the mail of the newsletter leads to a page that confirms, and that takes the address off', async ({ page, request }) => {
  const email = freshEmail()
  const subscribed = await request.post('/rest/v1/rpc/subscribe_newsletter', {
    headers: { apikey: PUBLISHABLE_KEY },
    data: { p_op_id: randomUUID(), p_email: email },
  })
  expect(subscribed.ok()).toBe(true)
  await expect(() => latestMessage(request, email)).toPass()
  const { link } = await latestMessage(request, email)
  // A colour on its way to another has a contrast of its own.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(link ?? '')
  const box = page.getByRole('region', { name: 'Newsletter' })
  await expect(box.getByRole('heading', { name: 'Newsletter' })).toBeInViewport()
  await box.getByRole('button', { name: 'Confirm my subscription' }).click()
  await expect(box.getByText('You are on the list')).toBeVisible()
  expect(await violations(page)).toEqual([])

  await page.reload()
  await box.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(box.getByText('You are off the list')).toBeVisible()
  await expect(page).toHaveURL('/faq')
})

for (const [what, token, title] of [
  ['was never sent', '0b1c2d3e-4f50-4617-8293-a4b5c6d7e8f9', 'We don’t know this link'],
  ['was cut', '0b1c2d3e-4f50', 'A part of this link is missing'],
] as const)
  test(`a link of the newsletter that ${what} says so, and offers no press`, async ({ page }) => {
    await page.goto(`/faq?newsletter=${token}#newsletter`)
    const box = page.getByRole('region', { name: 'Newsletter' })
    await expect(box.getByText(title)).toBeVisible()
    await expect(box.getByRole('button')).toHaveCount(0)
  })
