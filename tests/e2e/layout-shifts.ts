import type { Page } from '@playwright/test'

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
 * Notes every layout shift from the first paint on, with what moved, for `shiftsOf`. Below a thousandth a word has moved sideways within
 * its own line, as a matched face of another width must; no line has.
 */
export function recordShifts() {
  window.shifts = []
  new PerformanceObserver((list) => {
    for (const { value = 0, sources = [] } of list.getEntries()) {
      const moved = sources.map(({ node }) => (node instanceof Element ? node : node?.parentElement)?.outerHTML.slice(0, 90))
      if (value >= 0.001) window.shifts.push(`${value.toFixed(4)}: ${moved.join(' | ')}`)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

export const shiftsOf = (page: Page) => page.evaluate(() => window.shifts)

export const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))))
