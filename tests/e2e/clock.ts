import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/**
 * Stops the page's clock, which `page.clock.install()` took over before: from here on its time passes by `page.clock.runFor` alone.
 * What is shown for some seconds can then be missed on no machine.
 */
export async function stopClock(page: Page) {
  await expect(async () => page.clock.pauseAt(await page.evaluate(() => Date.now() + 100))).toPass()
}

/** Gives the academy the page's clock: what goes to another day by it goes there with everybody, and no clock is wrong. Before the page is opened. */
export async function sharesClock(page: Page) {
  await page.addInitScript(() => {
    const { value: get = () => null } = Object.getOwnPropertyDescriptor(Headers.prototype, 'get') ?? {}
    Headers.prototype.get = function (name) {
      return name === 'Date' ? new Date().toUTCString() : Reflect.apply(get, this, [name])
    }
  })
}

/** Less than a page waits for its storage. */
const STEP_MS = 1_000

/**
 * Lets that much time pass on a stopped clock, in steps, and the real storage answer what it was asked in each: run ahead of it in one go,
 * a page would find it silent.
 */
export async function passTime(page: Page, durationMs: number) {
  for (let left = durationMs; left > 0; left -= STEP_MS) {
    await page.clock.runFor(Math.min(left, STEP_MS))
    await page.evaluate(storageAnswers)
  }
}

/** Reads in each store, behind all that was asked of it before. */
async function storageAnswers() {
  for (const { name = '' } of await indexedDB.databases()) {
    await new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open(name)
      opening.addEventListener('error', reject)
      opening.addEventListener('success', () => {
        const database = opening.result
        const stores = [...database.objectStoreNames]
        const end = () => {
          database.close()
          resolve()
        }
        if (stores.length === 0) return end()
        const reading = database.transaction(stores)
        for (const store of stores) reading.objectStore(store).count()
        reading.addEventListener('complete', end)
        reading.addEventListener('abort', reject)
      })
    })
  }
}
