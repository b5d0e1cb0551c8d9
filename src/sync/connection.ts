import { appVisible } from './wake-sources'

/** `unasked`: the browser says that there is a network, and no request has found out yet whether the academy answers. */
export type Connection = 'online' | 'offline' | 'unreachable' | 'unasked'

/** How long a server that was not heard is left alone, in ms: each time longer, the last for good. */
const PING_AFTER_MS = [3_000, 10_000, 30_000] as const

/** An answer that is older than this tells nothing of now, in ms. */
const FRESH_MS = 10_000

/** Null while nobody knows: before the first request of this page has ended, and while an old answer is being renewed. */
let isHeard: boolean | null = null
let heardAt = 0
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()
const heardAgain = new Set<() => void>()

/** Notes whether a real request brought an answer of the server. A captive portal's page is none. */
export function noteAnswer(heard: boolean): void {
  if (heard) heardAt = Date.now()
  if (isHeard === heard) return
  isHeard = heard
  for (const tell of listeners) tell()
  if (!heard) return pingLater()
  clearTimeout(timer)
  for (const tell of heardAgain) tell()
}

/** Finds out whether the academy answers, unless a request has told just now. Never throws. */
export async function askConnection(): Promise<void> {
  if (isHeard === true && Date.now() - heardAt < FRESH_MS) return
  if (isHeard === true) {
    isHeard = null
    for (const tell of listeners) tell()
  }
  const heard = await answers()
  if (heard !== null) noteAnswer(heard)
}

/** Calls back when a server that was not heard, or never asked, answers a request, whatever the browser says of the network. Answers the way to stop. */
export function whenHeardAgain(listener: () => void): () => void {
  heardAgain.add(listener)
  return () => void heardAgain.delete(listener)
}

/** With nothing to send there are no requests that would find out: somebody who reads about it is told when it is over. */
function pingLater(round = 0): void {
  clearTimeout(timer)
  const wait = PING_AFTER_MS[Math.min(round, PING_AFTER_MS.length - 1)]
  timer = setTimeout(() => void lookAgain(round), wait)
}

async function lookAgain(round: number): Promise<void> {
  const isWatched = listeners.size > 0 && appVisible()
  if (isWatched && (await answers())) return noteAnswer(true)
  if (isHeard === false) pingLater(round + 1)
}

/** Whether the academy answers; null where a fault of this app kept it from being asked. */
async function answers(): Promise<boolean | null> {
  const loaded = await import('../remote/ping').catch(() => null)
  if (!loaded) return false
  const pong = await loaded.ping()
  return !pong.ok && pong.failure.source === 'phone' ? null : pong.ok
}

/** What to tell the person. `navigator.onLine` is believed only when it says no; dead Wi-Fi and portals are found out by requests. */
export function connectionState(): Connection {
  if (!navigator.onLine) return 'offline'
  if (isHeard === null) return 'unasked'
  return isHeard ? 'online' : 'unreachable'
}

/** Calls back after every change. Answers the way to stop. */
export function watchConnection(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
