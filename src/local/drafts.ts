import { del, get, set } from 'idb-keyval'
import { keyvalStore } from './keyval-store'

export const draftPrefix = 'draft:'
const keyOf = (key: string) => draftPrefix + key

/** What a form held when the page was left, or undefined. The caller parses it: an older version of the app may have written it. */
export async function readDraft(key: string): Promise<unknown> {
  return get<unknown>(keyOf(key), keyvalStore()).catch(() => undefined)
}

/** Keeps what can be cloned. A full or forbidden storage loses the draft, never the form. */
export async function saveDraft(key: string, value: unknown): Promise<void> {
  await set(keyOf(key), value, keyvalStore()).catch(() => undefined)
}

export async function dropDraft(key: string): Promise<void> {
  await del(keyOf(key), keyvalStore()).catch(() => undefined)
}
