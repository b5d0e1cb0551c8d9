import { AxeBuilder } from '@axe-core/playwright'
import { indexablePages, privatePages } from './public-pages.ts'
import { expect, test } from './test.ts'

const themes = ['patriot', 'legacy', 'tactical']

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
      const axe = new AxeBuilder({ page }).options({ rules: { 'color-contrast-enhanced': { enabled: true } } })
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
