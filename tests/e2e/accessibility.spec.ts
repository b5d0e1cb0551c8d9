import { indexablePages, privatePages } from './public-pages.ts'
import { core, expect, test } from './test.ts'
import { violations } from './violations.ts'

/** Built of the same parts as week 1, four times as long: the first says it for all. */
const repeated = ['#week-2', '#week-3', '#week-4', '#week-5']

for (const path of [...indexablePages, ...privatePages.filter((page) => !['/account', '/auth/update-password'].includes(page))]) {
  test(
    `${path} has no accessibility violation in any theme, text at 7:1 included`,
    path === '/auth' ? core : {},
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(path)
      await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
      expect(await violations(page, path === '/whole-course' ? repeated : [])).toEqual([])
    },
  )
}
