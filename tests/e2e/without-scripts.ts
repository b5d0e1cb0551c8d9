import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** Opens a page whose scripts are on their way; the returned function lets them arrive. */
export async function openWithoutScripts(page: Page, address: string): Promise<() => Promise<void>> {
  let arrive: (() => void) | undefined
  const held = new Promise<void>((resolve) => (arrive = resolve))
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'commit' })
  // The last line of the page, which keeps what is pressed from here on.
  await expect(page.locator('script[data-entry]')).toBeAttached()
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated')
  return async () => {
    arrive?.()
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
  }
}
