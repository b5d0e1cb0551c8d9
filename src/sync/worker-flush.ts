import { sendableCount } from '../local/outbox-reads'
import { applyToOutbox } from '../local/outbox-storage'
import { readStoredSession, storedSession } from '../local/session-storage'
import { renewStoredSession } from '../remote/renew-stored-session'
import { connectSession } from '../remote/session-port'
import { Flusher } from './flush-outbox'
import { FLUSH_TAG } from './flush-tag'
import { outboxPorts } from './outbox-ports'
import { systemClock } from './system-clock'
import { webLocks } from './web-locks'

/** Browsers end a worker that takes minutes; what is left is sent at the next event. */
const LONGEST_MS = 120_000
const BETWEEN_ROUNDS_MS = 1_000

type Windows = {
  matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly { postMessage(message: unknown): void }[]>
}

/**
 * What the worker does on Background Sync. An open page sends by itself and is only asked to; with none open the worker sends under
 * the session that lies on the phone. Rejects when something that could go is left, so that the browser calls again.
 */
export async function flushFromWorker(windows: Windows): Promise<void> {
  // Also a page that was reloaded past the worker: it sends by itself, and it alone renews the token.
  const pages = await windows.matchAll({ type: 'window', includeUncontrolled: true })
  for (const page of pages) page.postMessage({ type: FLUSH_TAG })
  if (pages.length > 0) return
  connectSession(storedSession)
  // The browser calls because there is a network again: what an attempt without one has put off is due now.
  await applyToOutbox({ type: 'network_returned' }, Date.now(), Math.random)
  const by = crypto.randomUUID()
  const locks = webLocks(by)
  const flusher = new Flusher({ ...outboxPorts(renewStoredSession), by, locks, isVisible: () => false, heard: () => undefined })
  const endAt = systemClock.elapsed() + LONGEST_MS
  let left = await countLeft()
  while (left > 0 && systemClock.elapsed() < endAt) {
    flusher.wake()
    await flusher.idle()
    const before = left
    left = await countLeft()
    if (left < before) continue
    if (!flusher.isUnderWay()) break
    await new Promise<void>((resolve) => void systemClock.after(BETWEEN_ROUNDS_MS, resolve))
  }
  flusher.stop()
  locks.release()
  if (left > 0) throw new Error(`${left} acts wait to be sent.`)
}

async function countLeft(): Promise<number> {
  return sendableCount((await readStoredSession())?.user.id ?? null)
}
