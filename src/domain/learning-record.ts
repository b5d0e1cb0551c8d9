/**
 * One fact of what a person has learned, of which each of their devices may hold a version. `at`: when it was written, in ms, later than the
 * version before it under any clock. `value`: a text of its kind's own (docs/decisions.md, 61).
 */
export type LearningRecord = { readonly kind: string; readonly key: string; readonly at: number; readonly value: string }

export const recordName = ({ kind, key }: Pick<LearningRecord, 'kind' | 'key'>) => `${kind}/${key}`

/** What decides between two versions of a record. */
type Version = Pick<LearningRecord, 'at' | 'value'>

/** Which of two versions of a record stands: the later, of two at one time that with the smaller text. The database decides by the same rule. */
export function stands(record: Version, over: Version): boolean {
  return record.at > over.at || (record.at === over.at && record.value < over.value)
}

/**
 * Whether a record of the server's is taken whatever its time: the device has changed nothing since it last exchanged this one, so the server's
 * word is the later one, under any clock.
 */
export type Settled = (record: LearningRecord) => boolean

/** By the times alone, as where a visitor's records come to a member's. */
export const nothingSettled: Settled = () => false

/** Whether a device that holds one version takes the other. */
export const gives = (own: Version, to: Version, isSettled: boolean) =>
  isSettled ? own.at !== to.at || own.value !== to.value : stands(to, own)

/** The time of a new version: now, and in any case later than that of the version before it. */
export const timeAfter = (before: number | undefined, nowMs: number) => Math.max(nowMs, (before ?? -1) + 1)

/** Before the last time that a date can have, in ms, with room for times after it. */
const lastMs = 8.6e15

/** A time as a device has stored it; undefined for what is none. One of a broken clock, beyond all dates, is the last of them: what it's the time of is not lost. */
export function storedTime(value: unknown): number | undefined {
  return typeof value === 'number' && value >= 0 ? Math.floor(Math.min(value, lastMs)) : undefined
}

/**
 * What two devices hold by name, or a person and the visitor before them: of each the version that stands, or is settled, and `one` itself where
 * the other adds nothing. Where none is settled it comes to the same in any order, and as often as one likes.
 */
export function mergeLatest<Held extends { readonly at: number }>(
  one: Readonly<Record<string, Held>>,
  other: Readonly<Record<string, Held>>,
  valueOf: (held: Held) => string,
  settled: ReadonlySet<string> = new Set(),
): Readonly<Record<string, Held>> {
  const versionOf = (held: Held): Version => ({ at: held.at, value: valueOf(held) })
  const newer = Object.entries(other).filter(([name, held]) => {
    const own = Object.hasOwn(one, name) ? one[name] : undefined
    return own === undefined || gives(versionOf(own), versionOf(held), settled.has(name))
  })
  return newer.length === 0 ? one : Object.fromEntries([...Object.entries(one), ...newer])
}
