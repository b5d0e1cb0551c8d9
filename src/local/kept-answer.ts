import { get, set } from 'idb-keyval'
import { keyvalStore } from './keyval-store'

const keyOf = (key: string) => `answer:${key}`

/** The server's last answer to a question that anybody may ask, or undefined. The caller parses it: an older version may have kept it. */
export async function readAnswer(key: string): Promise<unknown> {
  return get<unknown>(keyOf(key), keyvalStore()).catch(() => undefined)
}

/** Keeps an answer for when there is no network. A full storage keeps none, and nothing is lost by it. */
export async function keepAnswer(key: string, value: unknown): Promise<void> {
  await set(keyOf(key), value, keyvalStore()).catch(() => undefined)
}
