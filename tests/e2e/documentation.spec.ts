import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

test.use({ viewport: { width: 1280, height: 900 } })

async function openHandbook(page: Page): Promise<void> {
  await page.goto('/documentation')
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
}

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'In this handbook' })

test('starts at the top with the introduction', async ({ page }) => {
  await openHandbook(page)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await expect(sidebar(page).locator('[aria-current]')).toHaveText('Introduction')
})

test('follows the section in view', async ({ page }) => {
  await openHandbook(page)
  await page.getByText('Put it on your home screen').scrollIntoViewIfNeeded()
  await sidebar(page).getByRole('link', { name: 'Glossary' }).click()
  await expect(sidebar(page).locator('[aria-current]')).toHaveText('Glossary')
  await expect(page.getByRole('region', { name: 'Glossary' })).toBeInViewport()
  await expect(page).toHaveURL('/documentation#glossary')
})

test('leads to a place that it names', async ({ page }) => {
  await openHandbook(page)
  const places = page.getByRole('table', { name: 'Where things are' }).getByRole('link')
  await places.filter({ hasText: 'The whole course on one page' }).click()
  await expect(page).toHaveURL('/whole-course')
})
