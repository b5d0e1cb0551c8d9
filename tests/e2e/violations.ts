import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const themes = ['patriot', 'legacy', 'tactical']

/** What a theme can change: the other rules are asked once. 7:1 includes 4.5:1. */
const contrast = 'color-contrast-enhanced'

/** What axe finds in the page as it stands, in every theme, text at 7:1 included. Parts in `except` are left out. */
export async function violations(page: Page, except: readonly string[] = []): Promise<string[]> {
  const found: string[] = []
  for (const theme of themes) {
    await page.evaluate((name) => {
      document.documentElement.className = name
      document.documentElement.dataset['theme'] = name
    }, theme)
    const axe = new AxeBuilder({ page })
    if (theme === themes[0]) axe.options({ rules: { [contrast]: { enabled: true }, 'color-contrast': { enabled: false } } })
    else axe.withRules([contrast])
    for (const part of except) axe.exclude(part)
    const answer = await axe.analyze()
    found.push(
      ...answer.violations.map(({ id, nodes }) => `${theme} ${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`),
    )
  }
  return found
}
