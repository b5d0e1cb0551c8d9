import { openHydrated, sendCredentials, signUp, toast } from './people.ts'
import { expect, test } from './test.ts'

const account = '/account'

test('a package is bought, shows on the account, and its refund ends it', async ({ page }) => {
  const { email } = await signUp(page)
  await openHydrated(page, '/pricing')
  await page.getByRole('link', { name: 'Get Cadet Basic' }).click()
  await expect(page.getByRole('heading', { name: 'Test checkout' })).toBeVisible()
  await expect(page.getByText('$97.00')).toBeVisible()
  await expect(page.getByText('In preparation: Level 1 modules')).toBeVisible()
  await page.getByRole('button', { name: 'Pay (test)' }).click()

  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  await expect(page.getByRole('main').getByText('CADET BASIC')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Open today' }).getByRole('listitem')).toHaveCount(4)
  const missing = page.getByRole('region', { name: 'In preparation' })
  await expect(missing.getByRole('listitem').first()).toHaveText(/^Level 1 modules.* in preparation$/)
  await expect(missing.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact')
  await expect(page.getByRole('main').getByRole('link', { name: 'Next steps' })).toHaveAttribute('href', '/next-steps')

  await openHydrated(page, account)
  const main = page.getByRole('main')
  await expect(main.getByText(email)).toBeVisible()
  await expect(main.getByText('Active', { exact: true })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Subscribe Now' })).toBeHidden()
  const lines = main.getByRole('list', { name: 'What CADET BASIC holds' }).getByRole('listitem')
  await expect(lines).toHaveCount(4)
  await expect(lines.nth(1)).toHaveText(/^Level 1 modules.* in preparation$/)
  await main.getByRole('button', { name: 'Refresh Status' }).click()
  await expect(main.getByText('Active', { exact: true })).toBeVisible()
  await expect(main.getByText(/^Access until /)).toBeVisible()
  await main.getByRole('button', { name: 'Manage Billing' }).click()
  await page.getByRole('button', { name: 'Refund this payment (test)' }).click()

  await expect(page).toHaveURL(account)
  await expect(main.getByText('Inactive', { exact: true })).toBeVisible()
  await expect(main.getByRole('button', { name: 'Manage Billing' })).toBeDisabled()
})

test('an upgrade costs the difference, and what is owned is not sold again', async ({ page }) => {
  await signUp(page)
  await page.goto('/pricing?checkout=cadet_basic')
  await page.getByRole('button', { name: 'Pay (test)' }).click()
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  await page.goto('/pricing?checkout=patriot_premium')
  await expect(page.getByText('$200.00')).toBeVisible()
})

test.describe('a package that is owned', () => {
  test.use({ allowedMessages: [/status of 409/] })

  test('is not sold again', async ({ page }) => {
    await signUp(page)
    await page.goto('/pricing?checkout=cadet_basic')
    await page.getByRole('button', { name: 'Pay (test)' }).click()
    await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
    await page.goto('/pricing?checkout=cadet_basic')
    await expect(toast(page, 'Error')).toContainText('You already have this package, or a larger one.')
    await expect(page).toHaveURL('/pricing')
  })
})

test('a visitor signs in first and goes on to the same package', async ({ page, context }) => {
  const { email, password } = await signUp(page)
  const visitor = await (await context.browser()?.newContext())?.newPage()
  if (!visitor) throw new Error('No browser.')
  await openHydrated(visitor, new URL('/pricing', page.url()).href)
  await visitor.getByRole('link', { name: 'Join Elite Corps' }).click()
  await expect(visitor).toHaveURL(/\/auth\?plan=elite_corps/)
  await sendCredentials(visitor, 'Sign In', email, password)
  await expect(visitor.getByText('$997.00')).toBeVisible()
  await visitor.getByRole('link', { name: 'Cancel and go back to pricing' }).click()
  await expect(visitor).toHaveURL(/\/pricing$/)
})

test('a made-up session is no payment', async ({ page }) => {
  await page.goto('/payment-success')
  await expect(page.getByRole('heading', { name: 'No payment was found' })).toBeVisible()
  await page.goto('/payment-success?session_id=cs_test_made_up')
  await expect(page.getByRole('heading', { name: 'Sign in to see your payment' })).toBeVisible()
  await signUp(page)
  await page.goto('/payment-success?session_id=cs_test_made_up')
  await expect(page.getByRole('heading', { name: 'No payment was found' })).toBeVisible()
})
