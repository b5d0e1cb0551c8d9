import type { Page } from '@playwright/test'
import { pledge, outboxSamples } from './outbox-page.ts'
import { openHydrated, signUp } from './people.ts'
import { indexablePages, privatePages, sectionSamples } from './public-pages.ts'
import { expect, test } from './test.ts'

// WCAG 2.2, success criterion 2.4.11, with all that can stay at the window's edges there at once: a member's whose work waits.
test.use({ allowedMessages: [/net::ERR_|Failed to fetch|Unreachable/] })

const windows = [
  { width: 390, height: 664 },
  { width: 320, height: 256 },
]

/** What the focus was moved to and nothing was seen of: wholly below what is stuck, or outside of the window. */
async function hiddenAlong(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  const hidden: string[] = []
  for (let begun = false; ; begun = true) {
    await page.keyboard.press(key)
    const stop = await page.evaluate(async (way) => {
      // The bar of the places goes and comes with the focus.
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
      await Promise.allSettled(document.getAnimations().flatMap((each) => (each instanceof CSSTransition ? [each.finished] : [])))
      const focused = document.activeElement
      // Who has left the page for the browser's own controls has nothing there.
      if (!focused?.matches(':focus') || focused === document.body || focused.getAttribute('data-met') === way) return null
      focused.setAttribute('data-met', way)
      const stuckAt = (x: number, y: number) => {
        for (let part = document.elementFromPoint(x, y); part; part = part.parentElement)
          if (/fixed|sticky/.test(getComputedStyle(part).position) && !part.contains(focused)) return true
        return document.elementFromPoint(x, y) === null
      }
      // Of what is taller than the window, the part within it.
      const box = (focused.closest('label') ?? focused).getBoundingClientRect()
      const [left, top] = [Math.max(box.left, 0), Math.max(box.top, 0)]
      const [width, height] = [Math.min(box.right, innerWidth) - left, Math.min(box.bottom, innerHeight) - top]
      const shares = [0.02, 0.25, 0.5, 0.75, 0.98]
      const isHidden =
        width < 1 || height < 1 || shares.every((x) => shares.every((y) => stuckAt(left + x * width, top + y * height)))
      return { hidden: isHidden ? focused.outerHTML.slice(0, 90) : null }
    }, key)
    if (stop === null && begun) return hidden
    if (stop?.hidden) hidden.push(stop.hidden)
  }
}

async function hiddenIn(page: Page, path: string): Promise<string[]> {
  await openHydrated(page, path)
  await expect(page.getByRole('navigation', { name: 'Places' })).toBeAttached()
  // The first touch brings what the page leaves for it.
  await page.keyboard.press('Tab')
  // Today and the Outbox tell of the queue in their own words.
  if (path !== '/' && path !== '/outbox') await expect(page.getByRole('region', { name: 'Connection' })).toContainText('1 item')
  await page.waitForLoadState('networkidle')
  const forwards = await hiddenAlong(page, 'Tab')
  const back = await hiddenAlong(page, 'Shift+Tab')
  return [...forwards.map((each) => `${path} forwards: ${each}`), ...back.map((each) => `${path} back: ${each}`)]
}

async function becomeBusyMember(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signUp(page)
  await page.context().route('**/rpc/fund_bounty', (route) => route.abort())
  await pledge(page, outboxSamples[0])
}

const bounty = `/bounty/${outboxSamples[1]}`
const bounties = [bounty, `${bounty}/fund`, `${bounty}/accept`, '/bounty?tab=marketplace', '/bounty?tab=mine']
const pages = [...indexablePages, ...sectionSamples, ...privatePages, ...bounties]
const perTest = 4

for (const viewport of windows) {
  test.describe(`${viewport.width} x ${viewport.height}`, () => {
    test.use({ viewport })

    for (let first = 0; first < pages.length; first += perTest) {
      const paths = pages.slice(first, first + perTest)
      test(`what has the focus is never hidden on ${paths.join(', ')}`, async ({ page }) => {
        await becomeBusyMember(page)
        const hidden: string[] = []
        for (const path of paths) hidden.push(...(await hiddenIn(page, path)))
        expect(hidden).toEqual([])
      })
    }
  })
}
