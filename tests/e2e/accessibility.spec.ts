import { weekNumbers } from '../../src/domain/course/course-week.ts'
import { indexablePages, privatePages } from './public-pages.ts'
import { core, expect, test } from './test.ts'
import { violations } from './violations.ts'

/** Built of the same parts as week 1, and far longer together: the first says it for all. */
const repeated = weekNumbers.slice(1).map((week) => `#week-${week}`)

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
