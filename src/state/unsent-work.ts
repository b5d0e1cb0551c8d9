import { hasUnsentMark } from '../local/unsent-mark'

/** How many acts of this person wait on this device. Opens the outbox only where its mark says that something waits. */
export async function countUnsentWork(userId: string): Promise<number> {
  if (!hasUnsentMark()) return 0
  const { countUnsettled } = await import('../local/outbox-reads')
  return countUnsettled(userId)
}
