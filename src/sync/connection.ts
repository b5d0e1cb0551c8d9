import { appVisible } from './wake-sources'

export type Connection = 'online' | 'offline' | 'unreachable'

/** How long a server that was not heard is left alone, in ms: each time longer, the last for good. */
const PING_AFTER_MS = [3_000, 10_000, 30_000] as const

let isHeard = true
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()
const heardAgain = new Set<() => void>()

/** Notes whether a real request brought an answer of the server. A captive portal's page is none. */
export function noteAnswer(heard: boolean): void {
  if (isHeard === heard) return
  isHeard = heard
  for (const tell of listeners) tell()
  if (!heard) return pingLater()
  clearTimeout(timer)
  for (const tell of heardAgain) tell()
}

/** Calls back when a server that was not heard answers a request, whatever the browser says of the network. Answers the way to stop. */
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
  if (!isHeard) pingLater(round + 1)
}

async function answers(): Promise<boolean> {
  const { ping } = await import('../remote/ping')
  return ping()
}

/** What to tell the person. `navigator.onLine` is believed only when it says no; dead Wi-Fi and portals are found out by requests. */
export function connectionState(): Connection {
  if (!navigator.onLine) return 'offline'
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
