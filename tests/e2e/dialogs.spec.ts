import { openAccount, openHydrated, signUp } from './people.ts'
import { expect, test } from './test.ts'

test('a dialog with a field begins at it, and gives the focus back', async ({ page }) => {
  await signUp(page)
  await openAccount(page)
  const opener = page.getByRole('button', { name: 'Delete Account' })
  await opener.click()
  await expect(page.getByLabel('Type test to go on')).toBeFocused()
  await expect(page.locator('html'), 'the page behind it stands still').toHaveCSS('overflow-y', 'hidden')
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'visible')
})

test('a dialog without a field begins at its title, and Tab goes on to what it offers', async ({ page }) => {
  await openHydrated(page, '/bounty?tab=leaderboard&period=all-time')
  await page.getByRole('button', { name: 'Generous Donor' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Generous Donor' })
  await expect(dialog.getByRole('heading')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
})

test('a dialog that can’t be dismissed begins at its title', async ({ page }) => {
  await signUp(page)
  await page.route('**/functions/v1/create-checkout', () => undefined)
  await page.goto('/pricing?checkout=cadet_basic')
  const dialog = page.getByRole('dialog', { name: 'Preparing Your Application' })
  await expect(dialog.getByRole('heading')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
})
