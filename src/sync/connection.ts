// @with work
import { type Connection, type Heard, judgeConnection } from '../domain/network/connection'
import { appVisible } from './wake-sources'

/** How long a server that was not heard is left alone, in ms: each time longer, the last for good. */
const PING_AFTER_MS = [3_000, 10_000, 30_000] as const

/** An answer that is older than this tells nothing of now, in ms. */
const FRESH_MS = 10_000

/** Nobody knows before the first request of this page has ended, and while an old answer is being renewed. */
let heard: Heard = { isHeard: null, isSlow: false, at: 0, isAgainstBrowser: false }
let asking: Promise<unknown> | undefined
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()
const heardAgain = new Set<() => void>()

/** Notes whether a real request brought an answer of the server, which no portal's page is, and whether that took longer than the first limit. */
export function noteAnswer(isHeard: boolean, isSlow = false): void {
  const before = connectionState()
  const wasHeard = heard.isHeard
  if (isHeard) heard = { isHeard, isSlow, at: Date.now(), isAgainstBrowser: !navigator.onLine }
  else heard = { ...heard, isHeard, isSlow }
  if (connectionState() !== before) for (const tell of listeners) tell()
  if (isHeard) askLater(PING_AFTER_MS.length)
  else if (wasHeard !== false) askLater()
  if (isHeard && wasHeard !== true) for (const tell of heardAgain) tell()
}

/** Finds out whether the academy answers, unless a request has told just now. Never throws. */
export async function askConnection(): Promise<void> {
  if (connectionState() === 'online') {
    if (Date.now() - heard.at < FRESH_MS) return
    heard = { ...heard, isHeard: null }
    for (const tell of listeners) tell()
  }
  asking ??= noteWhetherAnswers().finally(() => (asking = undefined))
  await asking
}

/** Calls back when a server that was not heard, or never asked, answers a request, whatever the browser says of the network. Answers the way to stop. */
export function whenHeardAgain(listener: () => void): () => void {
  heardAgain.add(listener)
  return () => void heardAgain.delete(listener)
}

/**
 * With nothing to send there are no requests that would find out: somebody who reads about it is told when it is over. A browser that is wrong
 * is asked against, before the last answer is too old to prove it; a slow server is asked whether it still is.
 */
function askLater(round = 0): void {
  clearTimeout(timer)
  if (heard.isHeard === true && !heard.isSlow && navigator.onLine) return
  const wait = PING_AFTER_MS[Math.min(round, PING_AFTER_MS.length - 1)]
  timer = setTimeout(() => void lookAgain(round), wait)
}

async function lookAgain(round: number): Promise<void> {
  const isWatched = listeners.size > 0 && appVisible()
  const isHeard = isWatched && (await noteWhetherAnswers())
  if (!isHeard) askLater(round + 1)
}

/** Asks whether the academy answers, and answers that itself. Notes nothing where a fault of this app kept it from being asked. */
async function noteWhetherAnswers(): Promise<boolean> {
  const loaded = await import('../remote/ping').catch(() => null)
  const pong = await loaded?.ping()
  const isFault = pong?.ok === false && pong.failure.source === 'phone'
  if (!isFault) noteAnswer(pong?.ok === true, loaded?.answersSlowly())
  return pong?.ok === true
}

/** What to tell the person, as real requests and the browser have it now. */
export const connectionState = (): Connection => judgeConnection(heard, navigator.onLine, Date.now())

/** Calls back after every change. What the browser says of the network is checked at once. Answers the way to stop. */
export function watchConnection(listener: () => void): () => void {
  // A network that has just come may answer nothing yet: then the waits begin anew, and not with the longest.
  const changed = () => {
    listener()
    void askConnection().then(() => askLater())
  }
  listeners.add(listener)
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  if (!navigator.onLine) void askConnection()
  return () => {
    listeners.delete(listener)
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}
