import { isUnsettled, type OutboxEntry } from './entry'

/** What the server has not taken, as a text that a person can keep: nothing but their own words and how each stands. */
export function exportUnsent(entries: readonly OutboxEntry[]): string {
  const unsent = entries.filter((entry) => isUnsettled(entry) || entry.state === 'rejected')
  const told = unsent.map(({ opId, kind, payload, state, createdAt, lastError, result, photo }) => ({
    act: kind,
    made: new Date(createdAt).toISOString(),
    state,
    reason: result?.code ?? lastError?.code ?? lastError?.class ?? null,
    ...payload,
    hasPhoto: photo !== null,
    id: opId,
  }))
  return JSON.stringify(told, null, 2)
}
