import type { Page } from '@playwright/test'

type Asked = { times: number; released: number }

/**
 * Puts a lock of the test in the place of the browser's, which is refused where there is no screen; answers how to look how often it was asked
 * for and given back.
 */
export async function watchWakeLock(page: Page): Promise<() => Promise<Asked>> {
  await page.addInitScript(() => {
    const asked = { times: 0, released: 0 }
    Object.assign(window, { asked })
    const request = async () => {
      asked.times += 1
      return { release: async () => void (asked.released += 1) }
    }
    Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true })
  })
  return () => page.evaluate(() => Reflect.get(window, 'asked'))
}
