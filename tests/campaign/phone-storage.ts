import type { Page } from '@playwright/test'
import type { OutboxEntry } from '../../src/domain/outbox/entry'

export type StoredEntry = Pick<OutboxEntry, 'opId' | 'ownerId' | 'kind' | 'state' | 'lane' | 'lastError'>

/** Puts a session where the app keeps it; what a sign-in does, without its form. */
export async function storeSession(page: Page, session: string): Promise<void> {
  await page.evaluate(
    (text) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('wayfinder')
        opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('small'))
        opening.addEventListener('error', () => reject(opening.error ?? new Error('No storage.')))
        opening.addEventListener('success', () => {
          const transaction = opening.result.transaction('small', 'readwrite')
          transaction.objectStore('small').put(text, 'session')
          transaction.addEventListener('complete', () => {
            opening.result.close()
            resolve()
          })
        })
      }),
    session,
  )
}

/** The session that the app would find, as text; null when nobody is signed in. */
export async function storedSession(page: Page): Promise<string | null> {
  return page.evaluate(
    () =>
      new Promise<string | null>((resolve, reject) => {
        const opening = indexedDB.open('wayfinder')
        opening.addEventListener('error', () => reject(opening.error ?? new Error('No storage.')))
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('small').objectStore('small').get('session')
          reading.addEventListener('success', () => {
            opening.result.close()
            resolve(reading.result ?? null)
          })
        })
      }),
  )
}

/** Everything in this phone's outbox, read beside the app. */
export async function outboxEntries(page: Page): Promise<StoredEntry[]> {
  return page.evaluate(async () => {
    const name = 'wayfinder-outbox'
    const known = await indexedDB.databases()
    if (!known.some((database) => database.name === name)) return []
    return new Promise<StoredEntry[]>((resolve, reject) => {
      const opening = indexedDB.open(name)
      opening.addEventListener('error', () => reject(opening.error ?? new Error('No storage.')))
      opening.addEventListener('success', () => {
        const reading = opening.result.transaction('entries').objectStore('entries').getAll()
        reading.addEventListener('success', () => {
          opening.result.close()
          resolve(reading.result)
        })
      })
    })
  })
}
