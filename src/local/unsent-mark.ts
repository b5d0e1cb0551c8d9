import { databaseNames } from './database-names'

export const UNSENT_KEY = 'unsent'
const OUTBOX = 'wayfinder-outbox'

/** The event of a page's window when its own mark has changed. */
export const UNSENT_CHANGED = 'unsent-changed'

/** What this page has learned itself, for where localStorage is forbidden. */
let known: boolean | undefined

/** Whether something may wait to be sent: a word in localStorage, so that a content page need not open the database to know. */
export function hasUnsentMark(): boolean {
  return (storedText(UNSENT_KEY) ?? '0') !== '0' || known === true
}

/** This page has learned it itself; all of it that look hear of it. */
export function noteUnsent(isUnsent: boolean): void {
  known = isUnsent
  tellPage()
}

/** Where the mark is gone and an outbox is there, what waits is unknown: then something may, and the outbox's own start looks. */
export async function findUnsentMark(): Promise<void> {
  if (known !== undefined || storedText(UNSENT_KEY) !== null) return
  const isThere = (await databaseNames())?.includes(OUTBOX) ?? true
  if (isThere) known ??= true
  tellPage()
}

const tellPage = () => globalThis.dispatchEvent?.(new Event(UNSENT_CHANGED))

/** What localStorage holds under a key; null where it holds nothing, is forbidden, or isn't there, as in a worker. */
export function storedText(key: string): string | null {
  try {
    return globalThis.localStorage?.getItem(key) ?? null
  } catch {
    return null
  }
}
