import { openHydrated, signUp, toast } from './people.ts'
import { expect, test } from './test.ts'

const account = '/account'

test('an upgrade paid after its base went back says that it gives nothing, and its own button gives it back', async ({
  page,
}) => {
  await signUp(page)
  await page.goto('/pricing?checkout=cadet_basic')
  await page.getByRole('button', { name: 'Pay (test)' }).click()
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  await page.goto('/pricing?checkout=elite_corps')
  await expect(page.getByText('$900.00')).toBeVisible()
  const main = page.getByRole('main')
  const other = await page.context().newPage()
  await openHydrated(other, account)
  await other.getByRole('button', { name: 'Get a full refund' }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Refund $97' }).click()
  await expect(toast(other, 'Refund on its way')).toBeVisible()
  await page.getByRole('button', { name: 'Pay (test)' }).click()
  await expect(page.getByRole('heading', { name: 'This upgrade gives no package' })).toBeVisible()
  await expect(main).toContainText('We have your payment of $900')
  await openHydrated(page, account)
  await expect(main.getByRole('region', { name: 'Payments' })).toContainText('so it gives no package now')
  await main.getByRole('button', { name: 'Get a full refund of $900' }).click()
  await page.getByRole('dialog', { name: 'Get $900 back?' }).getByRole('button', { name: 'Refund $900' }).click()
  await expect(main.getByRole('region', { name: 'Payments' })).not.toContainText('so it gives no package now')
  await expect(main.getByRole('button', { name: 'Get a full refund' })).toHaveCount(0)
})

test('a bank debit is on its way on the page of the payment, the prices and the account, until the bank answers', async ({
  page,
}) => {
  await signUp(page)
  await page.goto('/pricing?checkout=cadet_basic')
  const checkout = page.getByRole('button', { name: 'Pay by bank debit' })
  await expect(checkout).toBeVisible()
  const bank = page.url()
  await checkout.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your payment is on its way' })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main).toContainText('$97 for CADET BASIC')
  await openHydrated(page, '/pricing')
  const cards = page.getByRole('region', { name: 'Packages' }).getByRole('article')
  await expect(cards.nth(1)).toContainText('Your payment is on its way')
  await expect(cards.nth(1).getByRole('link')).toHaveCount(0)
  await expect(cards.nth(2).getByRole('link')).toHaveCount(0)
  await openHydrated(page, account)
  await expect(main).toContainText('Your payment is on its way')
  await expect(main.getByRole('link', { name: 'Subscribe Now' })).toHaveCount(0)
  await page.goto(bank)
  await page.getByRole('button', { name: 'Let the bank refuse' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your bank refused the payment' })).toBeVisible()
  await openHydrated(page, account)
  await expect(main).toContainText('Nothing was charged.')
})
