import { createStore, get, type UseStore } from 'idb-keyval'
import { memberKey } from '../domain/account/stored-session'
import { databaseNames } from './database-names'
import { endWithPage } from './page-life'
import { inTime, READ_PATIENCE_MS } from './patience'

const DATABASE = 'wayfinder'

let opened: UseStore | undefined
let isThere = false

/** The small store: session and drafts, apart from Dexie, so that a content page learns who is signed in for under 1 KB. Rejects where it doesn't answer. */
export function keyvalStore(): UseStore {
  const store = (opened ??= createStore(DATABASE, 'small'))
  // Storage that is forbidden throws at once; who asks is told as of any other failure.
  return async (mode, work) => {
    // What is read from now on waits for it, though the list doesn't name it yet.
    isThere = true
    return inTime(
      store(mode, (objects) => {
        endWithPage(objects.transaction)
        return work(objects)
      }),
      READ_PATIENCE_MS,
    )
  }
}

/** What lies there under that key, or undefined. Rejects where the store doesn't answer. */
export async function readKeyval<T>(key: string): Promise<T | undefined> {
  return (await hasKeyvalStore()) ? get<T>(key, keyvalStore()) : undefined
}

/**
 * Whether the store was ever made. Who only looks asks first and makes no store: WebKit keeps a page that is left in the moment of
 * making one, for the way back, and then no page can open it. True where the browser can't tell.
 */
export async function hasKeyvalStore(): Promise<boolean> {
  // WebKit leaves a database that it can't read out of its list: a member is told of it by the reading.
  if (isThere || isMarkedMember()) return true
  const isListed = (await databaseNames())?.includes(DATABASE) ?? true
  isThere ||= isListed
  return isThere
}

function isMarkedMember(): boolean {
  try {
    return Boolean(globalThis.localStorage?.getItem(memberKey))
  } catch {
    return false
  }
}
