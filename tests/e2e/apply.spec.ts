import { openHydrated } from './people.ts'
import { expect, test } from './test.ts'

test('step 1 says what is missing, field by field', async ({ page }) => {
  await openHydrated(page, '/apply')
  await page.getByLabel('Email Address').focus()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('Email Address')).toHaveAccessibleDescription('Please enter a valid email address')
  await expect(page.getByLabel(/I agree to the Terms of Service/)).toHaveAccessibleDescription(/Please agree/)
  await expect(page.getByLabel(/educational only/)).toHaveAccessibleDescription(/Please acknowledge/)
  await expect(page.getByLabel('Email Address')).toBeFocused()
})

test('what is typed before the page has come alive stays, and survives a reload', async ({ page }) => {
  await page.goto('/apply', { waitUntil: 'commit' })
  await page.getByLabel('Email Address').pressSequentially('early@example.test')
  await page.getByLabel(/I agree to the Terms of Service/).check()
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
  await expect(page.getByLabel('Email Address')).toHaveValue('early@example.test')
  await page.getByLabel('Email Address').press('End')
  await page.getByLabel('Email Address').pressSequentially('er')
  await page.reload()
  await expect(page.getByLabel('Email Address')).toHaveValue('early@example.tester')
  await expect(page.getByLabel(/I agree to the Terms of Service/)).toBeChecked()
})

test('a call to action scrolls to the form', async ({ page }) => {
  await openHydrated(page, '/course')
  await page
    .getByRole('main')
    .getByRole('link', { name: /apply now/i })
    .first()
    .click()
  await expect(page).toHaveURL('/apply')
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
})
