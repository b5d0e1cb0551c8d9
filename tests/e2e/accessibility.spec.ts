import { AxeBuilder } from '@axe-core/playwright'
import { indexablePages, privatePages } from './public-pages.ts'
import { expect, test } from './test.ts'

const themes = ['patriot', 'legacy', 'tactical']

/** What a theme can change: the other rules are asked once a page. */
const colorRules = ['color-contrast', 'color-contrast-enhanced']

/** Built of the same parts as week 1, four times as long: the first says it for all. */
const repeated = ['#week-2', '#week-3', '#week-4', '#week-5']

for (const path of [...indexablePages, ...privatePages.filter((page) => !['/account', '/auth/update-password'].includes(page))]) {
  test(`${path} has no accessibility violation in any theme, text at 7:1 included`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
    for (const theme of themes) {
      await page.evaluate((name) => {
        document.documentElement.className = name
        document.documentElement.dataset['theme'] = name
      }, theme)
      const axe = new AxeBuilder({ page })
      if (theme === themes[0]) axe.options({ rules: { 'color-contrast-enhanced': { enabled: true } } })
      else axe.withRules(colorRules)
      if (path === '/whole-course') for (const part of repeated) axe.exclude(part)
      const { violations } = await axe.analyze()
      const found = violations.map(
        ({ id, nodes }) =>
          `${theme} ${id}: ${nodes
            .map((node) => node.target.join(' '))
            .slice(0, 3)
            .join(' | ')}`,
      )
      expect(found).toEqual([])
    }
  })
}
