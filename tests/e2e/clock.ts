import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/**
 * Stops the page's clock, which `page.clock.install()` took over before: from here on its time passes by `page.clock.runFor` alone.
 * What is shown for some seconds can then be missed on no machine.
 */
export async function stopClock(page: Page) {
  await expect(async () => page.clock.pauseAt(await page.evaluate(() => Date.now() + 100))).toPass()
}
