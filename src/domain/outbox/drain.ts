import type { EntryState, OutboxEntry } from './entry'

/** What has been under way since the queue was last empty. */
export type Drain = { opIds: ReadonlySet<string> }
export type DrainProgress = { drain: Drain; waiting: number; withdrawing: number; isSending: boolean; nth: number; total: number }

const goesByItself: ReadonlySet<EntryState> = new Set(['queued', 'sending', 'cancelling'])
export const emptyDrain: Drain = { opIds: new Set() }

/** How far the queue of one person is drained: `withdrawing` of those that wait are being taken back, `nth` of `total` is the one on its way. What joins meanwhile counts; it ends when nothing is left. */
export function drainProgress(before: Drain, entries: readonly Pick<OutboxEntry, 'opId' | 'state'>[]): DrainProgress {
  const waiting = entries.filter(({ state }) => goesByItself.has(state))
  if (waiting.length === 0) return { drain: emptyDrain, waiting: 0, withdrawing: 0, isSending: false, nth: 0, total: 0 }
  const opIds = new Set([...before.opIds, ...waiting.map(({ opId }) => opId)])
  const isSending = waiting.some(({ state }) => state === 'sending')
  const withdrawing = waiting.filter(({ state }) => state === 'cancelling').length
  return {
    drain: { opIds },
    waiting: waiting.length,
    withdrawing,
    isSending,
    nth: opIds.size - waiting.length + 1,
    total: opIds.size,
  }
}
