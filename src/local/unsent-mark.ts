import { databaseNames } from './database-names'

const KEY = 'unsent'
const OUTBOX = 'wayfinder-outbox'

/** The event of a page's window when its own mark has changed. */
export const UNSENT_CHANGED = 'unsent-changed'

/** What this page has learned itself, for where localStorage is forbidden. */
let known: boolean | undefined

/** Whether something may wait to be sent: a word in localStorage, so that a content page need not open the database to know. */
export function hasUnsentMark(): boolean {
  return (storedMark() ?? '0') !== '0' || known === true
}

/** Sets the mark; `0` where nothing waits. The worker has no localStorage: a mark it leaves standing costs one look at an empty queue. */
export function markUnsent(text: string): void {
  known = text !== '0'
  try {
    globalThis.localStorage?.setItem(KEY, text)
  } catch {
    // This page knows; the next one looks for the outbox itself.
  }
  tellPage()
}

/** Where the mark is gone and an outbox is there, what waits is unknown: then something may, and the outbox's own start looks. */
export async function findUnsentMark(): Promise<void> {
  if (known !== undefined || storedMark() !== null) return
  const isThere = (await databaseNames())?.includes(OUTBOX) ?? true
  if (isThere) known ??= true
  tellPage()
}

const tellPage = () => globalThis.dispatchEvent?.(new Event(UNSENT_CHANGED))

export function storedMark(): string | null {
  try {
    return globalThis.localStorage?.getItem(KEY) ?? null
  } catch {
    return null
  }
}
