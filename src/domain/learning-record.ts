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

/** The time of a new version: now, and in any case later than that of the version before it. */
export const timeAfter = (before: number | undefined, nowMs: number) => Math.max(nowMs, (before ?? -1) + 1)

/**
 * What two devices hold by name, or a person and the visitor before them: of each the version that stands, and `one` itself where the other adds
 * nothing. In any order, and as often as one likes, it comes to the same.
 */
export function mergeLatest<Held extends { readonly at: number }>(
  one: Readonly<Record<string, Held>>,
  other: Readonly<Record<string, Held>>,
  valueOf: (held: Held) => string,
): Readonly<Record<string, Held>> {
  const versionOf = (held: Held): Version => ({ at: held.at, value: valueOf(held) })
  const newer = Object.entries(other).filter(([name, held]) => {
    const own = Object.hasOwn(one, name) ? one[name] : undefined
    return own === undefined || stands(versionOf(held), versionOf(own))
  })
  return newer.length === 0 ? one : Object.fromEntries([...Object.entries(one), ...newer])
}
