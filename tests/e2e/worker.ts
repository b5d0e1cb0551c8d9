import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** The address of the script that the page began with: which build it is of. */
export const entryOf = (page: Page) => page.locator('script[data-entry]').first().getAttribute('data-entry')

const isActive = (page: Page) =>
  page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => active?.state === 'activated'))
export const isControlled = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller !== null)

/** From here on every page of the app opens with no network: the worker holds it. */
export async function readyOffline(page: Page) {
  await expect.poll(() => isActive(page)).toBe(true)
  await expect.poll(() => isControlled(page)).toBe(true)
}

/** Counts how often a page starts anew from now on. */
export function countLoads(page: Page): () => number {
  let loads = 0
  page.on('load', () => (loads += 1))
  return () => loads
}
