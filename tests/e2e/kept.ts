import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** All that lies in the databases of this origin, as one text; of a picture its length. */
function inDatabases(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const told: unknown[] = []
    for (const { name = '' } of await indexedDB.databases()) {
      const opening = indexedDB.open(name)
      await new Promise((resolve, reject) => {
        opening.addEventListener('success', resolve)
        opening.addEventListener('error', reject)
      })
      for (const store of opening.result.objectStoreNames) {
        const transaction = opening.result.transaction(store)
        const rows = transaction.objectStore(store)
        const [keys, values] = [rows.getAllKeys(), rows.getAll()]
        await new Promise((resolve) => transaction.addEventListener('complete', resolve))
        told.push(store, keys.result, values.result)
      }
      opening.result.close()
    }
    return JSON.stringify(told, (_, value: unknown) => (value instanceof ArrayBuffer ? `${value.byteLength} bytes` : value))
  })
}

/** Everything that lies in the four stores of this origin, as one text. */
export async function everythingKept(page: Page): Promise<string> {
  const elsewhere = await page.evaluate(async () => {
    const told: unknown[] = [Object.entries(localStorage), Object.entries(sessionStorage)]
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const answer = await cache.match(request)
        told.push(request.url, /json|html|text/.test(answer?.headers.get('content-type') ?? '') ? await answer?.text() : '')
      }
    }
    return JSON.stringify(told)
  })
  return elsewhere + (await inDatabases(page))
}

/** A test leaves a form faster than any person: it is left once what was typed is kept. */
export const kept = (page: Page, text: string) => expect.poll(() => inDatabases(page)).toContain(text)

/** Until this phone has forgotten it. */
export const forgotten = (page: Page, text: string) => expect.poll(() => inDatabases(page)).not.toContain(text)
