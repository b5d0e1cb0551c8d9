import { findUnsentMark, hasUnsentMark } from '../local/unsent-mark'

/** Whether something may wait on this device: a look at its mark, without opening the outbox. */
export const mayHaveUnsentWork = hasUnsentMark

/** The same, where the mark may be gone: then the outbox itself is looked for. */
export async function findUnsentWork(): Promise<boolean> {
  await findUnsentMark()
  return hasUnsentMark()
}

/** Whether a request with this phone's work is under way, from any tab or the worker. A lease that ran out is a dead sender's. */
export async function isSendingWork(): Promise<boolean> {
  if (!hasUnsentMark()) return false
  const { isSending } = await import('../local/outbox-reads')
  return isSending(Date.now())
}
