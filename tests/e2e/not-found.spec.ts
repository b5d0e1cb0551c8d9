import { openHydrated, signUp } from './people.ts'
import { core, expect, test } from './test.ts'

test.use({ allowedMessages: [/404/] })

test('an unknown path says so, logs the attempt and leads home', core, async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
  await expect(page.getByRole('main')).toContainText('404')
  await expect.poll(() => logged.some((text) => text.includes('/no/such/page'))).toBe(true)
  await page.getByRole('main').getByRole('link', { name: /home/i }).first().click()
  await expect(page).toHaveURL('/')
})

test('to a member it says that its first way leads to Today', async ({ page }) => {
  await signUp(page)
  await openHydrated(page, '/no/such/page')
  await page.getByRole('main').getByRole('link', { name: 'Go to Today' }).click()
  await expect(page).toHaveURL('/')
})

test('a missing asset answers 404 and not a page', async ({ request }) => {
  const answer = await request.get('/assets/gone-12345678.js')
  expect(answer.status()).toBe(404)
  expect(answer.headers()['content-type'] ?? '').not.toContain('html')
})
