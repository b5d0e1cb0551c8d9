import { findUnsentMark, hasUnsentMark, UNSENT_CHANGED } from '../local/unsent-mark'

/** Whether something may wait on this device. Where its mark may be gone, the outbox itself is looked for. */
export async function findUnsentWork(): Promise<boolean> {
  await findUnsentMark()
  return hasUnsentMark()
}

/** An act of this window, one of another, one that came while this page stood still, and a network that brings what a watcher lacked. */
const signs = [UNSENT_CHANGED, 'storage', 'pageshow', 'online']

/** Calls back when something may have begun to wait. Answers the way to stop. */
export function watchUnsentWork(look: () => void): () => void {
  for (const sign of signs) addEventListener(sign, look)
  return () => {
    for (const sign of signs) removeEventListener(sign, look)
  }
}

/** Whether a request with this phone's work is under way, from any tab or the worker. A lease that ran out is a dead sender's. */
export async function isSendingWork(): Promise<boolean> {
  if (!hasUnsentMark()) return false
  const { isSending } = await import('../local/outbox-reads')
  return isSending(Date.now())
}
