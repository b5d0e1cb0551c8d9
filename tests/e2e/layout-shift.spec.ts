import type { Page } from '@playwright/test'
import { indexablePages } from './public-pages.ts'
import { expect, test } from './test.ts'

declare global {
  interface Window {
    shifts: string[]
  }
  /** What no type library has yet. */
  interface PerformanceEntry {
    readonly value?: number
    readonly sources?: readonly { readonly node?: Node }[]
  }
}

/**
 * Notes every layout shift from the first paint on, with what moved. Below a thousandth a word has moved sideways within its own line, as
 * a matched face of another width must; no line has.
 */
function recordShifts() {
  window.shifts = []
  new PerformanceObserver((list) => {
    for (const { value = 0, sources = [] } of list.getEntries()) {
      const moved = sources.map(({ node }) => (node instanceof Element ? node : node?.parentElement)?.outerHTML.slice(0, 90))
      if (value >= 0.001) window.shifts.push(`${value.toFixed(4)}: ${moved.join(' | ')}`)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))))

/** The board is not among them: where the server has newer bounties than the page was built with, they take their places in it. */
const still = indexablePages.filter((path) => path !== '/bounty')

for (const width of [412, 1440]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 } })

    for (const path of still) {
      test(`${path} stays where it is painted, when its faces arrive and when its script does`, async ({ page }) => {
        let bringFaces: (() => void) | undefined
        const faces = new Promise<void>((resolve) => (bringFaces = resolve))
        await page.route('**/*.woff2', async (route) => {
          await faces
          await route.continue()
        })
        await page.addInitScript(recordShifts)
        await page.goto(path, { waitUntil: 'commit' })
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
        await twoFrames(page)
        bringFaces?.()
        await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
        await page.evaluate(() => document.fonts.ready.then(() => undefined))
        expect(await page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length)).toBeGreaterThan(
          1,
        )
        await twoFrames(page)
        await page.keyboard.press('Tab')
        await page.waitForLoadState('networkidle')
        await twoFrames(page)
        expect(await page.evaluate(() => window.shifts)).toEqual([])
      })
    }
  })
}
