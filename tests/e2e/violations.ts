import type { Page } from '@playwright/test'
import axe, { type AxeResults, type RunOptions } from 'axe-core'

const themes = ['patriot', 'legacy', 'tactical']

/** What a theme can change: the other rules are asked once. The rule of 7:1 leaves what is below 4.5:1 to the other one. */
const contrastAlone: RunOptions = { runOnly: ['color-contrast', 'color-contrast-enhanced'] }
const allRules: RunOptions = { rules: { 'color-contrast-enhanced': { enabled: true } } }

/** Runs in the page. */
const ask = ({ except, options }: { except: string[]; options: RunOptions }): Promise<AxeResults> =>
  Reflect.get(window, 'axe').run({ exclude: except.map((part) => [part]) }, options)

/** What axe finds in the page as it stands, in every theme, text at 7:1 included. Parts in `except` are left out. */
export async function violations(page: Page, except: readonly string[] = []): Promise<string[]> {
  const found: string[] = []
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  for (const theme of themes) {
    await page.evaluate((name) => {
      document.documentElement.className = name
      document.documentElement.dataset['theme'] = name
      // A colour on its way from one theme to the next is neither.
      for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish()
    }, theme)
    const options = theme === themes[0] ? allRules : contrastAlone
    const answer = await page.evaluate(ask, { except: [...except], options })
    found.push(
      ...answer.violations.map(({ id, nodes }) => `${theme} ${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`),
    )
  }
  return found
}
