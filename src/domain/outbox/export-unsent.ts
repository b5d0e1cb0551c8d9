import { isUnsettled, type OutboxEntry } from './entry'

/** Whether the server has not taken it: it waits, needs the person, or was refused. */
export const isUnsent = (entry: Pick<OutboxEntry, 'state'>): boolean => isUnsettled(entry) || entry.state === 'rejected'

/**
 * What the server has not taken, as a text that a person can keep: nothing but their own words and how each stands. `photos`: by the act's
 * id as data addresses, which any browser opens; one that is not there is named all the same.
 */
export function exportUnsent(entries: readonly OutboxEntry[], photos: ReadonlyMap<string, string> = new Map()): string {
  const told = entries.filter(isUnsent).map(({ opId, kind, payload, state, createdAt, lastError, result, photo }) => ({
    act: kind,
    made: new Date(createdAt).toISOString(),
    state,
    reason: result?.code ?? lastError?.code ?? lastError?.class ?? null,
    ...payload,
    hasPhoto: photo !== null,
    photo: photos.get(opId),
    id: opId,
  }))
  return JSON.stringify(told, null, 2)
}
