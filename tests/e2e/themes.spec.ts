import type { Page } from '@playwright/test'
import { themeColor } from '../../src/domain/app/theme.ts'
import { openHydrated } from './people.ts'
import { core, expect, test } from './test.ts'

// The scripts of one page are held back on purpose.
test.use({ allowedMessages: [/ERR_FAILED|dynamically imported module/] })

const shown = (page: Page) =>
  page.evaluate(() => ({
    theme: document.documentElement.dataset['theme'],
    className: document.documentElement.className,
    bar: document.querySelector('meta[name="theme-color"]')?.getAttribute('content'),
    saved: localStorage.getItem('theme'),
  }))

test(
  'a theme chosen in the menu shows at once, is saved as its raw word, and stands before the first paint of the next page',
  core,
  async ({ page }) => {
    await openHydrated(page, '/about')
    expect(await shown(page)).toEqual({ theme: 'patriot', className: 'patriot', bar: themeColor.patriot, saved: null })
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('radio', { name: 'Tactical' }).check()
    const tactical = { theme: 'tactical', className: 'tactical', bar: themeColor.tactical, saved: 'tactical' }
    await expect.poll(() => shown(page)).toEqual(tactical)
    // With the scripts held back, only the line in the head can have set it.
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
    await page.goto('/faq', { waitUntil: 'domcontentloaded' })
    expect(await shown(page)).toEqual(tactical)
  },
)

test('an unknown word gives patriot', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'midnight'))
  await openHydrated(page, '/')
  expect(await shown(page)).toMatchObject({ theme: 'patriot', className: 'patriot' })
})

test('another tab follows', async ({ page, context }) => {
  await openHydrated(page, '/')
  const other = await context.newPage()
  await openHydrated(other, '/about')
  await other.getByRole('button', { name: 'Open menu' }).click()
  await other.getByRole('radio', { name: 'Legacy' }).check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'legacy')
})
