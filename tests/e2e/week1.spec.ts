import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

const sections = ['Introduction', 'Core Values', 'Mental Preparation', 'Physical Fitness', 'Tactical Awareness']

async function openWeek1(page: Page): Promise<void> {
  await page.goto('/week1-content')
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
}

const contents = (page: Page) => page.getByRole('navigation', { name: 'Contents' })
const topOf = (page: Page, title: string) =>
  page.getByRole('region', { name: title }).evaluate((section) => Math.round(section.getBoundingClientRect().top))

for (const [device, width] of [
  ['phone', 412],
  ['desktop', 1280],
] as const) {
  test(`on a ${device} the contents scroll to a section, 80 px below the top, and mark it`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openWeek1(page)
    if (device === 'phone') await page.locator('summary', { hasText: 'Contents' }).click()
    await expect(contents(page).getByRole('link')).toHaveText(sections)
    await contents(page).getByRole('link', { name: 'Physical Fitness' }).click()
    await expect.poll(() => topOf(page, 'Physical Fitness')).toBe(80)
    const chosen = page.locator('a[href="#physical-fitness"][aria-current="location"]')
    await expect(chosen.first()).toBeAttached()
  })
}

test('under 768 px the contents have a toggle and close after a choice', async ({ page }) => {
  await openWeek1(page)
  const drawer = page.locator('details', { has: page.locator('summary', { hasText: 'Contents' }) })
  await drawer.locator('summary').click()
  await expect(drawer).toHaveAttribute('open', '')
  await contents(page).getByRole('link', { name: 'Core Values' }).click()
  await expect(drawer).not.toHaveAttribute('open')
})

test('marks the section that is being read', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await openWeek1(page)
  await expect(contents(page).getByRole('link', { name: 'Introduction' })).toHaveAttribute('aria-current', 'location')
  await page.getByRole('heading', { name: 'The OODA loop' }).scrollIntoViewIfNeeded()
  await expect(contents(page).getByRole('link', { name: 'Mental Preparation' })).toHaveAttribute('aria-current', 'location')
})

test('has a way back to the top', async ({ page }) => {
  await openWeek1(page)
  await page.mouse.wheel(0, 2000)
  await page.getByRole('button', { name: 'Back to Top' }).click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('comes with the same words from another page of the app', async ({ page }) => {
  await page.goto('/training-details')
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
  await page.getByRole('main').getByRole('link', { name: 'Cadet Week 1' }).first().click()
  await expect(page.getByRole('heading', { name: 'The rule of threes' })).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('all of it can be read, and the contents are plain links', async ({ page }) => {
    await page.goto('/week1-content')
    for (const title of ['Program philosophy', 'The warrior ethos', 'The OODA loop', 'Daily PT', 'The color code of awareness']) {
      await expect(page.getByRole('heading', { name: title })).toBeVisible()
    }
    await page.locator('summary', { hasText: 'Contents' }).click()
    await contents(page).getByRole('link', { name: 'Tactical Awareness' }).click()
    await expect(page).toHaveURL('/week1-content#tactical-awareness')
  })
})
