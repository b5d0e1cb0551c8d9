import type { OutboxEvent } from '../domain/outbox/events'
import { levelOfToken } from '../domain/account/second-factor'
import { countUnsettled, sendableCount } from '../local/outbox-reads'
import { applyToOutbox } from '../local/outbox-storage'
import { recoverWork } from '../local/recover-work'
import { readStoredSession, watchStoredSession } from '../local/session-storage'
import { renewSession } from '../remote/renew-session'
import { connectionState, noteAnswer, whenHeardAgain } from './connection'
import { Flusher } from './flush-outbox'
import { FLUSH_TAG } from './flush-tag'
import { outboxPorts, webLocks } from './outbox-ports'
import { noteUpload } from './upload-progress'
import { announce, appVisible, HEARD_EVERY_MS, wakeSources } from './wake-sources'

type SyncRegistration = ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } }

/** Asks the browser to wake the worker when there is a network again, also with the page closed. Only Chromium can; elsewhere the next visit sends. */
async function askForBackgroundSync(): Promise<void> {
  if (typeof navigator === 'undefined' || !('serviceWorker' in navigator)) return
  const registration: SyncRegistration | undefined = await navigator.serviceWorker.getRegistration()
  await registration?.sync?.register(FLUSH_TAG).catch(() => undefined)
}

const LOOK_EVERY_MS = 60_000
let running: { flusher: Flusher; stop: () => void } | undefined

/** Starts sending on this page; twice is once. Answers the way to stop. */
export function startSync(): () => void {
  running ??= start()
  return running.stop
}

/** Something was enqueued or became due: to be called after `enqueue`. Starts the engine if it isn't running. */
export function wakeSync(): void {
  running ??= start()
  running.flusher.wake()
  announce()
  void askForBackgroundSync()
}

/** Sends what is due and resolves when this run is over. */
export async function flushNow(): Promise<void> {
  running ??= start()
  running.flusher.wake()
  await running.flusher.idle()
}

const tell = (event: OutboxEvent) => applyToOutbox(event).catch(() => [])

const ports = outboxPorts(renewSession, noteAnswer, noteUpload)

/**
 * A read for the cache that looks, beside it, whether the server was put back: then it reads once more, since what it brought stood behind
 * what was cached before, and what is queued again goes from this page, which may have had nothing to send.
 */
export function withEpochLook<Given extends unknown[], T>(
  read: (...given: Given) => Promise<T>,
): (...given: Given) => Promise<T> {
  return async (...given) => {
    const looked = ports.lookAtEpoch()
    const answer = await read(...given)
    if (!(await looked)) return answer
    wakeSync()
    return read(...given)
  }
}

function start(): { flusher: Flusher; stop: () => void } {
  // Before any other step, which would take an outbox that was lost for an empty one.
  const recovered = recoverWork().catch(console.error)
  const by = crypto.randomUUID()
  const locks = webLocks(by)
  const flusher = new Flusher({ ...ports, by, locks, isVisible: appVisible })
  const networkReturned = () => void tell({ type: 'network_returned' }).then(flusher.wake)
  const stopWakes = wakeSources({ wake: flusher.wake, networkReturned })
  let heardAt = Number.NEGATIVE_INFINITY
  const stopHearing = whenHeardAgain(() => {
    if (performance.now() - heardAt < HEARD_EVERY_MS) return
    heardAt = performance.now()
    networkReturned()
  })
  // A read of this page may have been answered before anybody listened.
  if (connectionState() === 'online') networkReturned()
  const stopSession = followSignIn((userId) => void tell({ type: 'signed_in', userId }).then(flusher.wake))
  // A page that is put away may never come back, and what woke the worker last time is used up.
  document.addEventListener('visibilitychange', remindWhereUnsent)
  const timer = setInterval(() => void lookAgain(flusher), LOOK_EVERY_MS)
  // The look at the epoch asks the academy, also on a page that reads nothing from it: what waits would else sit out its whole backoff.
  void recovered.then(() => tell({ type: 'swept' })).then(flusher.wake)
  const stop = () => {
    stopWakes()
    stopHearing()
    stopSession()
    document.removeEventListener('visibilitychange', remindWhereUnsent)
    clearInterval(timer)
    flusher.stop()
    locks.release()
    running = undefined
  }
  return { flusher, stop }
}

/** A watchdog: should an alarm have been lost to a sleeping device, the queue is looked at anyway. */
async function lookAgain(flusher: Flusher): Promise<void> {
  if (appVisible() && (await countUnsettled(await ports.session.userId())) > 0) flusher.wake()
}

async function askWhereUnsent(): Promise<void> {
  if ((await sendableCount(await ports.session.userId())) > 0) await askForBackgroundSync()
}

/** Of what a page leaves unsent as it is hidden the browser reminds the worker. */
function remindWhereUnsent(): void {
  if (!appVisible()) void askWhereUnsent().catch(() => undefined)
}

/** Calls back at a sign-in, and once it was confirmed by a second factor: not whenever a token is renewed. */
function followSignIn(signedIn: (userId: string) => void): () => void {
  let last: string | null = null
  const look = async () => {
    const session = await readStoredSession()
    const now = session && `${session.user.id} ${levelOfToken(session.accessToken)}`
    if (session && now !== last) signedIn(session.user.id)
    last = now
  }
  void look()
  return watchStoredSession(() => void look())
}
