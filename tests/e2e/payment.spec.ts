import { freshEmail, openHydrated, sendCredentials, signUp, toast } from './people.ts'
import { core, expect, test } from './test.ts'

const account = '/account'

test('a package is bought, shows on the account, and its refund ends it', core, async ({ page }) => {
  const { email } = await signUp(page)
  await openHydrated(page, '/pricing')
  await page.getByRole('link', { name: 'Get Cadet Basic' }).click()
  await expect(page.getByRole('heading', { name: 'Test checkout' })).toBeVisible()
  await expect(page.getByText('$97.00')).toBeVisible()
  await expect(page.getByText('In preparation:')).toHaveCount(0)
  await page.getByRole('button', { name: 'Pay (test)' }).click()

  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  await expect(page.getByRole('main').getByText('CADET BASIC')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Open today' }).getByRole('listitem')).toHaveCount(3)
  await expect(page.getByRole('region', { name: 'In preparation' })).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('button', { name: 'Get a full refund' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Next steps' })).toHaveAttribute('href', '/next-steps')

  await openHydrated(page, account)
  const main = page.getByRole('main')
  await expect(main.getByText(email)).toBeVisible()
  await expect(main.getByText('Active', { exact: true })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Subscribe Now' })).toBeHidden()
  const lines = main.getByRole('list', { name: 'What CADET BASIC holds' }).getByRole('listitem')
  await expect(lines).toHaveCount(4)
  await expect(lines.nth(1)).toHaveText(/^Level 1 modules: guided practice for the first two weeks$/)
  await main.getByRole('button', { name: 'Refresh Status' }).click()
  await expect(main.getByText('Active', { exact: true })).toBeVisible()
  await expect(main.getByText(/^Access until /)).toBeVisible()
  await main.getByRole('button', { name: 'Manage Billing' }).click()
  await page.getByRole('button', { name: 'Refund this payment (test)' }).click()

  await expect(page).toHaveURL(account)
  await expect(main.getByText('Inactive', { exact: true })).toBeVisible()
  await expect(main.getByRole('button', { name: 'Manage Billing' })).toBeDisabled()
})

test('the refund of the first day is a button, and the package ends with it', async ({ page }) => {
  await signUp(page)
  await page.goto('/pricing?checkout=cadet_basic')
  await page.getByRole('button', { name: 'Pay (test)' }).click()
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  const receipt = page.url()
  await openHydrated(page, account)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Get a full refund' }).click()
  await page.getByRole('dialog', { name: 'Get $97 back?' }).getByRole('button', { name: 'Refund $97' }).click()
  await expect(toast(page, 'Refund on its way')).toBeVisible()
  await expect(main.getByText('Inactive', { exact: true })).toBeVisible()
  await expect(main.getByRole('button', { name: 'Get a full refund' })).toBeHidden()
  await openHydrated(page, receipt)
  await expect(page.getByRole('heading', { name: 'Refunded' })).toBeVisible()
  await expect(main).toContainText('All of your $97 was given back')
  await expect(main).toContainText('It no longer pays for CADET BASIC.')
})

test('of a payment that went back in part the rest is offered, and told as what goes back', async ({ page }) => {
  await signUp(page)
  await page.goto('/pricing?checkout=cadet_basic')
  await page.getByRole('button', { name: 'Pay (test)' }).click()
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  const receipt = page.url()
  await openHydrated(page, account)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Manage Billing' }).click()
  await page.getByRole('button', { name: 'Refund $50 of it' }).click()
  await expect(main.getByRole('region', { name: 'Payments' })).toContainText('In force. $50 of it went back already.')
  await page.goto(receipt)
  await expect(main).toContainText('You paid $97 for CADET BASIC. $50 of it went back already.')
  await main.getByRole('button', { name: 'Get the other $47 back' }).click()
  const dialog = page.getByRole('dialog', { name: 'Get $47 back?' })
  await expect(dialog).toContainText('$50 of your $97 went back already. The other $47 goes back the way it came')
  await dialog.getByRole('button', { name: 'Refund $47' }).click()
  await expect(toast(page, 'Refund on its way')).toContainText('$47 goes back to you. $50 of your $97 had gone back before.')
  await expect(main).toContainText('All of your $97 was given back')
})

test('the page of a payment says so as soon as it goes back, and after a reload', async ({ page }) => {
  await signUp(page)
  await page.goto('/pricing?checkout=cadet_basic')
  await page.getByRole('button', { name: 'Pay (test)' }).click()
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  // That the money goes back is the answer of the button alone.
  await page.route('**/rest/v1/rpc/my_purchase', (route) => route.abort())
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Get a full refund' }).click()
  await page.getByRole('dialog', { name: 'Get $97 back?' }).getByRole('button', { name: 'Refund $97' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Refunded' })).toBeVisible()
  await expect(main).toContainText('All of your $97 was given back')
  await expect(main.getByText('You paid')).toHaveCount(0)
  await page.unroute('**/rest/v1/rpc/my_purchase')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Refunded' })).toBeVisible()
  await expect(main).toContainText('All of your $97 was given back')
})

test.describe('with an answer that is lost', () => {
  test.use({ allowedMessages: [/ERR_FAILED/] })

  test('a refund whose answer was lost, asked for again, gives back the same payment and not the one under it', async ({
    page,
  }) => {
    await signUp(page)
    for (const plan of ['cadet_basic', 'patriot_premium']) {
      await page.goto(`/pricing?checkout=${plan}`)
      await page.getByRole('button', { name: 'Pay (test)' }).click()
      await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
    }
    await openHydrated(page, account)
    const main = page.getByRole('main')
    await main.getByRole('button', { name: 'Get a full refund' }).click()
    await page.route(
      '**/functions/v1/refund-purchase',
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    const dialog = page.getByRole('dialog', { name: 'Get $200 back?' })
    await dialog.getByRole('button', { name: 'Refund $200' }).click()
    await expect(dialog.getByRole('alert')).toContainText('could not be given back')
    await dialog.getByRole('button', { name: 'Refund $200' }).click()
    await expect(toast(page, 'Already given back')).toContainText('All of your $200 has been given back already.')
    await expect(main.getByText('CADET BASIC', { exact: true })).toBeVisible()
    await expect(main.getByText('Active', { exact: true })).toBeVisible()
  })
})

test('an upgrade costs the difference, and what is owned is not sold again', async ({ page }) => {
  await signUp(page)
  await page.goto('/pricing?checkout=cadet_basic')
  await page.getByRole('button', { name: 'Pay (test)' }).click()
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  await openHydrated(page, '/pricing')
  const cards = page.getByRole('region', { name: 'Packages' }).getByRole('article')
  await expect(cards.nth(1)).toContainText(/Your plan until \w+ \d+, \d{4}/)
  await expect(cards.nth(1).getByRole('link')).toHaveCount(0)
  await expect(cards.nth(3).getByRole('link').first()).toHaveText('Upgrade for $900 to ELITE CORPS')
  await page.getByRole('link', { name: 'Upgrade for $200 to PATRIOT PREMIUM' }).click()
  await expect(page.getByText('$200.00')).toBeVisible()
  await page.getByRole('button', { name: 'Pay (test)' }).click()
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  await openHydrated(page, '/pricing')
  await expect(cards.nth(1)).toContainText('Included in your plan')
  await expect(cards.nth(2)).toContainText(/Your plan until/)
  await expect(cards.nth(0).getByRole('link')).toHaveAttribute('href', '/week1-content')
})

test.describe('a package that is owned', () => {
  test.use({ allowedMessages: [/status of 409/] })

  test('is not sold again', async ({ page }) => {
    await signUp(page)
    await page.goto('/pricing?checkout=cadet_basic')
    await page.getByRole('button', { name: 'Pay (test)' }).click()
    await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
    await page.goto('/pricing?checkout=cadet_basic')
    await expect(toast(page, 'Nothing to pay')).toContainText('You already have this package, or a larger one.')
    await expect(page).toHaveURL('/pricing')
  })
})

test.describe('a package that is known', () => {
  test.use({ allowedMessages: [/ERR_FAILED/] })

  test('stays so on this device while the server is silent', async ({ page }) => {
    await signUp(page)
    await page.goto('/pricing?checkout=cadet_basic')
    await page.getByRole('button', { name: 'Pay (test)' }).click()
    await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
    await openHydrated(page, '/pricing')
    const own = page.getByRole('article').filter({ hasText: /Your plan until/ })
    await expect(own).toContainText('CADET BASIC')
    await page.route('**/functions/v1/**', (route) => route.abort())
    await openHydrated(page, '/pricing')
    await expect(own).toContainText('CADET BASIC')
    await openHydrated(page, account)
    await page.getByRole('button', { name: 'Delete account' }).click()
    await expect(page.getByRole('dialog', { name: 'Delete your account?' })).toContainText(
      'Your package CADET BASIC (access until',
    )
  })
})

test('a visitor signs in first and goes on to the same package', async ({ page, context, baseURL }) => {
  const { email, password } = await signUp(page)
  const visitor = await (await context.browser()?.newContext())?.newPage()
  if (!visitor) throw new Error('No browser.')
  await openHydrated(visitor, new URL('/pricing', baseURL).href)
  await visitor.getByRole('link', { name: 'Join Elite Corps' }).click()
  await expect(visitor).toHaveURL(/\/auth\?plan=elite_corps/)
  await expect(visitor.getByText('ELITE CORPS, $997. First an account')).toBeVisible()
  await expect(visitor.getByRole('complementary', { name: 'What ELITE CORPS holds' })).toContainText(
    '1:1 coaching, 2x a month in preparation',
  )
  await visitor.getByRole('tab', { name: 'Sign in' }).click()
  await sendCredentials(visitor, 'Sign in', email, password)
  await expect(visitor.getByText('$997.00')).toBeVisible()
  await visitor.getByRole('link', { name: 'Cancel and go back to pricing' }).click()
  await expect(visitor).toHaveURL(/\/pricing$/)
})

test('a new buyer signs up for a package and goes on to it', async ({ page }) => {
  await openHydrated(page, '/auth?plan=patriot_premium')
  await expect(page.getByRole('tab', { name: 'Sign up' })).toHaveAttribute('aria-selected', 'true')
  await sendCredentials(page, 'Create account', freshEmail(), 'first-Password-1')
  await expect(page.getByText('$297.00')).toBeVisible()
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
