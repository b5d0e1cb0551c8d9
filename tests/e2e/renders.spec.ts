import type { Page } from '@playwright/test'
import { openHydrated } from './people.ts'
import { core, expect, test } from './test.ts'

/** Runs before the page's own scripts. React tells its developer tools of each commit, in the production build too: notes which components ran. */
function noteRenders(): void {
  interface Fiber {
    tag: number
    flags: number
    type: unknown
    child: Fiber | null
    sibling: Fiber | null
    alternate: Fiber | null
  }
  const components = new Set([0, 1, 11, 14, 15])
  const performedWork = 1
  const ran: string[] = []
  // What a commit did not reach has the children that it had.
  const visit = (fiber: Fiber) => {
    const before = fiber.alternate
    const { type } = fiber
    if (components.has(fiber.tag) && (before === null || (fiber.flags & performedWork) !== 0))
      ran.push(typeof type === 'function' ? type.name : 'component')
    if (before?.child === fiber.child) return
    for (let child = fiber.child; child; child = child.sibling) visit(child)
  }
  Object.assign(window, {
    ran,
    // The clock of an offer ticks by itself.
    setInterval: () => 0,
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: (_: number, root: { current: Fiber }) => visit(root.current),
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
    },
  })
}

const takeRenders = (page: Page): Promise<string[]> => page.evaluate(() => Reflect.get(window, 'ran').splice(0))

/** What a person does first on a page, what then is seen, and how many components that may run. */
const taps = [
  {
    path: '/',
    name: 'opens the menu',
    tap: (page: Page) => page.getByRole('button', { name: 'Open menu' }).click(),
    seen: (page: Page) => page.locator('#mobile-menu').getByRole('link').first(),
    most: 2,
  },
  {
    path: '/pricing',
    name: 'opens a question',
    tap: (page: Page) => page.locator('main details > summary').first().click(),
    seen: (page: Page) => page.locator('main details[open] p').first(),
    // The bar of the header, which darkens at the first scroll.
    most: 1,
  },
  {
    path: '/course',
    name: 'opens the second week',
    // The first week's words, which stood in the page, are React's by then.
    ready: (page: Page) => page.locator('button', { hasText: 'Mark as read' }).first(),
    tap: (page: Page) => page.getByRole('tab').nth(1).click(),
    seen: (page: Page) => page.getByRole('tabpanel').getByRole('heading', { level: 2, name: /^Week 2/ }),
    // The sheet with a phone's row for each of its six sections.
    most: 100,
  },
  {
    path: '/faq',
    name: 'looks for a word',
    tap: (page: Page) => page.getByRole('searchbox').fill('fee'),
    seen: (page: Page) => page.getByRole('main').locator('mark').first(),
    // The field, twice since the answers come later, and the few that hold the word.
    most: 20,
  },
] as const

test('a tap renders what it changes, and not the page', core, async ({ page }) => {
  await page.addInitScript(noteRenders)
  for (const { path, name, tap, seen, most, ...more } of taps)
    await test.step(`${path} ${name}`, async () => {
      await openHydrated(page, path)
      // The first touch of a page wakes the parts that nobody had asked for.
      await page.locator('h1').click()
      await expect(page.locator('[data-later]:not([data-live])')).toHaveCount(0)
      if ('ready' in more) await more.ready(page).waitFor({ state: 'attached' })
      await page.waitForLoadState('networkidle')
      await takeRenders(page)
      await tap(page)
      await expect(seen(page)).toBeVisible()
      const ran = await takeRenders(page)
      expect.soft(ran.length, ran.join(' ')).toBeLessThanOrEqual(most)
    })
})

for (const [path, name] of [
  ['/course', 'Week 2 '],
  ['/bounty', 'Leaderboard'],
] as const)
  test(`a tab of ${path} is seen as chosen at the press, before what it shows is there`, async ({ page }) => {
    await openHydrated(page, path)
    await page.locator('h1').click()
    await expect(page.locator('[data-later]:not([data-live])')).toHaveCount(0)
    // What React does at once is done in a microtask of the click.
    const chosen = await page.getByRole('tab', { name }).evaluate(async (tab: HTMLElement) => {
      tab.click()
      await Promise.resolve()
      return tab.ariaSelected
    })
    expect(chosen).toBe('true')
  })
