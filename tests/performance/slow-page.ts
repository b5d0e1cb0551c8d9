import type { CDPSession, Locator, Page } from '@playwright/test'

/** A page on a phone’s processor, as its developer tools slow it. */
export interface SlowPage {
  page: Page
  devtools: CDPSession
}

/**
 * What the page answers to an expression, asked without Playwright's own way: that first puts a script into the page, which takes a slowed
 * processor some 90 ms of what is measured.
 */
export async function ask(devtools: CDPSession, expression: string): Promise<unknown> {
  const { result } = await devtools.send('Runtime.evaluate', { expression, returnByValue: true, awaitPromise: true })
  return result.value
}

/**
 * A touch where the control stands, at once after the scroll that brings it into view. Playwright's own looks first what lies there, in the
 * page, on the processor that is measured.
 */
export async function touch(page: Page, control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded()
  const box = await control.boundingBox()
  if (!box) throw new Error('What should be touched is not shown.')
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
}

/** Two idle moments with a frame in between, and nothing on its way. */
export async function rested({ page, devtools }: SlowPage): Promise<void> {
  await page.waitForLoadState('networkidle')
  const idle = 'requestIdleCallback(() => requestAnimationFrame(() => requestIdleCallback(() => resolve())))'
  await ask(devtools, `new Promise((resolve) => ${idle})`)
}
