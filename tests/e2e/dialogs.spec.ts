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

test('with a keyboard on the screen a note has its field first, and Save in its head', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 420 })
  await openHydrated(page, '/course/week-1/see-it-early')
  await page.getByRole('button', { name: 'Note on this paragraph' }).click()
  const dialog = page.getByRole('dialog', { name: 'Note' })
  const [field, save] = [dialog.getByLabel('Your note'), dialog.getByRole('button', { name: 'Save' })]
  for (const part of [field, save]) await expect(part).toBeInViewport({ ratio: 1 })
  const [above, below, quote] = await Promise.all([save, field, dialog.getByRole('blockquote')].map((part) => part.boundingBox()))
  expect(above?.y ?? 0).toBeLessThan(below?.y ?? 0)
  expect(below?.y ?? 0).toBeLessThan(quote?.y ?? 0)
  expect(quote?.height ?? 0).toBeLessThan(40)
})
