import { isUnsettled, type OutboxEntry, type EntryState } from './entry'
import { type Device, isAppleMobile } from '../app/install-offer'

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

/** WebKit may clear what a site keeps after seven days without a visit; the warning comes well before. */
export const warnAfterMs = 3 * 86_400_000

/** Whether unsent work on this device is in danger of eviction: on iOS, in a tab, once something has waited for three days. */
export function mayBeEvicted(device: Device, entries: readonly { state: EntryState; createdAt: number }[], now: number): boolean {
  if (device.isInstalled || !isAppleMobile(device)) return false
  return entries.some((entry) => isUnsettled(entry) && now - entry.createdAt >= warnAfterMs)
}
