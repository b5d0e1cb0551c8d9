import { readFile } from 'node:fs/promises'
import { openAccount, openHydrated, sendCredentials, signIn, signUp, toast } from './people.ts'
import { expect, test } from './test.ts'

test('a signed-out visitor is sent to sign in, and back', async ({ page }) => {
  await page.goto('/account')
  await expect(page).toHaveURL('/auth?redirect=%2Faccount')
})

test('shows who is signed in, and that free access is no subscription', async ({ page }) => {
  const { email } = await signUp(page)
  await openHydrated(page, '/account')
  const main = page.getByRole('main')
  await expect(main.getByText(email)).toBeVisible()
  await expect(main.getByText('No Subscription')).toBeVisible()
  await expect(main.getByText('Free access', { exact: true })).toBeVisible()
  await expect(main.getByRole('button', { name: 'Manage Billing' })).toBeDisabled()
  await main.getByRole('button', { name: 'Refresh Status' }).click()
  await expect(main.getByText('No Subscription')).toBeVisible()
  await main.getByRole('link', { name: 'Subscribe Now' }).click()
  await expect(page).toHaveURL('/pricing')
})

test('the display name is kept by the server', async ({ page }) => {
  await signUp(page)
  await openHydrated(page, '/account')
  const name = page.getByLabel('Display name')
  await expect(name).toHaveValue('Patriot')
  await name.fill('  ')
  await page.getByRole('button', { name: 'Save Profile' }).click()
  await expect(name).toHaveAccessibleDescription(/Please enter a display name/)
  await name.fill('River Scout')
  await page.getByLabel('Hide me from the leaderboard').check()
  await page.getByRole('button', { name: 'Save Profile' }).click()
  await expect(toast(page, 'Profile saved')).toBeVisible()
  await page.reload()
  await expect(name).toHaveValue('River Scout')
  await expect(page.getByLabel('Hide me from the leaderboard')).toBeChecked()
})

test('the theme is chosen here too', async ({ page }) => {
  await signIn(page, 'casey@example.test')
  await openHydrated(page, '/account')
  await page.getByRole('main').getByLabel('Tactical').check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'tactical')
  await page.reload()
  await expect(page.getByRole('main').getByLabel('Tactical')).toBeChecked()
})

test('a person takes a copy of what is kept about them', async ({ page }) => {
  const { email } = await signUp(page)
  await openHydrated(page, '/account')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export My Data' }).click()
  const file = JSON.parse(await readFile(await (await download).path(), 'utf8'))
  expect(file).toMatchObject({
    account: { email },
    profile: [{ display_name: 'Patriot' }],
    subscriptions: [{ plan_type: 'free' }],
  })
})

test.describe('an account that is deleted', () => {
  test.use({ allowedMessages: [/status of 400/] })

  test('needs its email typed, and is gone', async ({ page }) => {
    const { email, password } = await signUp(page)
    await openAccount(page)
    await page.getByRole('button', { name: 'Delete Account' }).click()
    await page.getByLabel('Email of this account').fill('other@example.test')
    await page.getByRole('button', { name: 'Delete My Account' }).click()
    await expect(page.getByLabel('Email of this account')).toHaveAccessibleDescription('Please type the email of this account')
    await page.getByLabel('Email of this account').fill(email)
    await page.getByRole('button', { name: 'Delete My Account' }).click()
    await expect(toast(page, 'Account deleted')).toBeVisible()
    await expect(page).toHaveURL('/')
    await openHydrated(page, '/auth')
    await sendCredentials(page, 'Sign In', email, password)
    await expect(page.getByText('You are not signed in')).toBeVisible()
  })
})
