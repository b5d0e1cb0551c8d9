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

/** The rows of one store of this phone's outbox, read beside the app. */
async function outboxRows<Row>(page: Page, store: 'entries' | 'clocks'): Promise<Row[]> {
  return page.evaluate(async (from) => {
    const name = 'wayfinder-outbox'
    const known = await indexedDB.databases()
    if (!known.some((database) => database.name === name)) return []
    return new Promise<Row[]>((resolve, reject) => {
      const opening = indexedDB.open(name)
      opening.addEventListener('error', () => reject(opening.error ?? new Error('No storage.')))
      opening.addEventListener('success', () => {
        const reading = opening.result.transaction(from).objectStore(from).getAll()
        reading.addEventListener('success', () => {
          opening.result.close()
          resolve(reading.result)
        })
      })
    })
  }, store)
}

/** Everything in this phone's outbox. */
export const outboxEntries = (page: Page) => outboxRows<StoredEntry>(page, 'entries')

/** Which life of the server this phone knows; undefined before it has heard of one. */
export async function knownEpoch(page: Page): Promise<string | undefined> {
  const rows = await outboxRows<{ id: string; epoch?: string }>(page, 'clocks')
  return rows.find(({ id }) => id === 'epoch')?.epoch
}

/** The addresses of the files of which the second copy of the outbox consists: one an act, and one a photo. */
export const outboxCopies = (page: Page) =>
  page.evaluate(async () => (await (await caches.open('outbox-copy')).keys()).map(({ url }) => url))

/** The browser loses the outbox, as one whose disk is full has done, and keeps all else. */
export async function loseOutbox(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const deleting = indexedDB.deleteDatabase('wayfinder-outbox')
    await new Promise((resolve) => deleting.addEventListener('success', resolve))
  })
}

/** A long day in the field: pledges like this one wait behind it until the outbox is full. Answers how many were laid beside it. */
export async function fillOutbox(page: Page, opId: string, most: number): Promise<number> {
  return page.evaluate(
    ([like, limit]) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('wayfinder-outbox')
        opening.addEventListener('error', () => reject(opening.error ?? new Error('No storage.')))
        opening.addEventListener('success', () => {
          const filling = opening.result.transaction('entries', 'readwrite')
          const entries = filling.objectStore('entries')
          const reading = entries.getAll()
          let added = 0
          reading.addEventListener('success', () => {
            const stored: { opId: string; ownerId: string; state: string; seq: number; payload: object }[] = reading.result
            const first = stored.find((entry) => entry.opId === like)
            if (!first) return
            const isWaiting = ({ ownerId, state }: { ownerId: string; state: string }) =>
              ownerId === first.ownerId && (state === 'queued' || state === 'sending')
            const waiting = stored.filter(isWaiting).length
            for (added = 0; added < limit - waiting; added++)
              entries.add({
                ...first,
                opId: crypto.randomUUID(),
                seq: first.seq + added + 1,
                payload: { ...first.payload, amountCents: (101 + added) * 100 },
              })
          })
          filling.addEventListener('complete', () => {
            opening.result.close()
            resolve(added)
          })
        })
      }),
    [opId, most] as const,
  )
}
