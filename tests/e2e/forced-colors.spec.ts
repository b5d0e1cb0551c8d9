import type { Locator, Page } from '@playwright/test'
import { openHydrated, signUp } from './people.ts'
import { expect, test } from './test.ts'

test.use({ viewport: { width: 390, height: 844 } })
test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' }))

/** How an element and its marks look where the system gives the colours. */
const lookOf = (locator: Locator) =>
  locator.evaluate((element) =>
    [undefined, '::before', '::after'].map((part) => {
      const style = getComputedStyle(element, part)
      const { backgroundColor, borderColor, borderStyle, color, fill, stroke, textDecoration } = style
      return { backgroundColor, borderColor, borderStyle, color, fill, stroke, textDecoration }
    }),
  )

async function expectToDiffer(chosen: Locator, other: Locator) {
  await expect(chosen.first()).toBeVisible()
  await expect(other.first()).toBeVisible()
  expect(await lookOf(chosen.first())).not.toEqual(await lookOf(other.first()))
}

const within = (page: Page, chosen: string, other: string) => expectToDiffer(page.locator(chosen), page.locator(other))

test('the chosen tab, chip, theme and page are told from the others', async ({ page }) => {
  await openHydrated(page, '/bounty?tab=leaderboard')
  await within(page, '.tab[aria-selected="true"]', '.tab[aria-selected="false"]')
  await within(page, '.chip[aria-pressed="true"]', '.chip[aria-pressed="false"]')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await within(page, '.mobile-links > li[data-current] > a', '.mobile-links > li:not([data-current]) > a')
  await within(page, '.mobile-sheet label:has(:checked)', '.mobile-sheet label:not(:has(:checked))')
  await page.screenshot({ path: 'test-results/forced-colors-menu.png' })
})

test('on a desktop the page of the header and of its menu is told from the others', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openHydrated(page, '/instructors')
  await page.getByRole('navigation', { name: 'Main' }).locator('summary').click()
  await within(page, '.menu-item[aria-current="page"]', '.menu-item:not([aria-current])')
  await openHydrated(page, '/pricing')
  await within(page, '.site-nav li[data-current]', '.site-nav > ul > li:not([data-current])')
})

test('the slide that is shown is told from the others', async ({ page }) => {
  await openHydrated(page, '/')
  await within(page, '[aria-label^="Go to slide"][aria-current] > span', '[aria-label^="Go to slide"]:not([aria-current]) > span')
})

test('the step that is done is told from the ones to come', async ({ page }) => {
  await signUp(page)
  await openHydrated(page, '/bounty/create')
  await within(page, '.step[data-state="current"] svg', '.step[data-state="ahead"] svg')
  await page.screenshot({ path: 'test-results/forced-colors-steps.png' })
})

test('a member’s place, days of reading and sections read are told from the others', async ({ page }) => {
  await signUp(page)
  await openHydrated(page, '/course')
  await page.setViewportSize({ width: 1280, height: 800 })
  const marker = page.getByRole('button', { name: 'Mark as read' }).first()
  await page.getByRole('heading', { name: 'Use your voice' }).click()
  const plain = await lookOf(marker)
  await marker.click()
  const marked = page.getByRole('button', { name: 'Marked as read' }).first()
  await expect(marked).toHaveAttribute('aria-pressed', 'true')
  expect(await lookOf(marked)).not.toEqual(plain)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await within(page, '.bottom-bar a[aria-current]', '.bottom-bar a:not([aria-current])')
  const days = page.getByRole('region', { name: 'Read on 1 of the last 7 days' }).locator('li > span:first-child')
  await expect(days).toHaveCount(7)
  await expectToDiffer(days.last(), days.first())
  await page.screenshot({ path: 'test-results/forced-colors-today.png' })
})
