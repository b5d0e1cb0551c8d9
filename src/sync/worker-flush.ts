import { sendableCount } from '../local/outbox-reads'
import { applyToOutbox } from '../local/outbox-storage'
import { storedSession } from '../local/session-storage'
import { replaceSession } from '../local/session-writes'
import { renewStoredSession } from '../remote/session-requests'
import { connectSession } from '../remote/session-port'
import { Flusher } from './flush-outbox'
import { FLUSH_TAG } from './flush-tag'
import { outboxPorts, systemClock, webLocks } from './outbox-ports'

/** Browsers end a worker that takes minutes; what is left is sent at the next event. */
const LONGEST_MS = 120_000
const BETWEEN_ROUNDS_MS = 1_000
/** A page of a busy phone takes its time to say that it sends; nobody watches the worker wait. */
const PAGE_ANSWERS_MS = 10_000

type Page = { postMessage(message: unknown, transfer: Transferable[]): void }
type Windows = { matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly Page[]> }

/**
 * What the worker does on Background Sync. An open page that answers sends by itself and is only asked to; with none the worker
 * sends under the session that lies on the phone. Rejects when something that could go is left, so that the browser calls again.
 */
export async function flushFromWorker(windows: Windows): Promise<void> {
  // Also a page that was reloaded past the worker: it sends by itself, and renews the token.
  const pages = await windows.matchAll({ type: 'window', includeUncontrolled: true })
  if (pages.length > 0 && (await isTakenOver(pages))) return
  connectSession({ ...storedSession, replace: replaceSession })
  // The browser calls because there is a network again: what an attempt without one has put off is due now.
  await applyToOutbox({ type: 'network_returned' })
  const by = crypto.randomUUID()
  const locks = webLocks(by)
  const ports = outboxPorts(renewStoredSession)
  const flusher = new Flusher({ ...ports, by, locks, isVisible: () => false })
  const countLeft = async () => sendableCount(await ports.session.userId())
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

/** Asks the pages to send, and whether one does: one that is frozen in the background or just being closed is listed like any other. */
async function isTakenOver(pages: readonly Page[]): Promise<boolean> {
  const channels = pages.map((page) => {
    const channel = new MessageChannel()
    page.postMessage({ type: FLUSH_TAG }, [channel.port2])
    return channel
  })
  const isAnswered = await new Promise<boolean>((resolve) => {
    const stop = systemClock.after(PAGE_ANSWERS_MS, () => resolve(false))
    for (const { port1 } of channels)
      port1.addEventListener('message', () => {
        stop()
        resolve(true)
      })
    for (const { port1 } of channels) port1.start()
  })
  for (const { port1 } of channels) port1.close()
  return isAnswered
}
