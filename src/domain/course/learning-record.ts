// @in own-notes
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

/** Whether a device that holds one version takes the other. */
const gives = (own: Version, to: Version, isSettled: boolean) =>
  isSettled ? own.at !== to.at || own.value !== to.value : stands(to, own)

/** Before the last time that a date can have, in ms, with room for times after it. */
const lastMs = 8.6e15

/** A time as a device has stored it; undefined for what is none. One of a broken clock, beyond all dates, is the last of them: what it's the time of is not lost. */
export function storedTime(value: unknown): number | undefined {
  return typeof value === 'number' && value >= 0 ? Math.floor(Math.min(value, lastMs)) : undefined
}

/** By its name the version of each record that stands on a device. */
export type LearningLog = Readonly<Record<string, LearningRecord>>

export const emptyLog: LearningLog = {}

/**
 * The log once these records are known: of each name the version that stands, or is settled, and the log itself where they add nothing. Where none is
 * settled, as where a visitor's records come to a member's, it comes to the same in any order, and as often as one likes.
 */
export function withRecords(log: LearningLog, records: readonly LearningRecord[], isSettled: Settled = () => false): LearningLog {
  const given = new Map<string, LearningRecord>()
  for (const record of records) {
    const [name, at] = [recordName(record), storedTime(record.at) ?? 0]
    const other = at === record.at ? record : { ...record, at }
    const own = given.get(name) ?? log[name]
    if (own === undefined || gives(own, other, isSettled(record))) given.set(name, other)
  }
  return given.size === 0 ? log : { ...log, ...Object.fromEntries(given) }
}

/** The log with a new version of a record: of now, and in any case later than the one before it. */
export function withWritten(log: LearningLog, kind: string, key: string, value: string, nowMs: number): LearningLog {
  const name = recordName({ kind, key })
  return { ...log, [name]: { kind, key, at: Math.max(nowMs, (log[name]?.at ?? -1) + 1), value } }
}

/**
 * How a device stores a part of what was learned. `early`: the records in what an early version stored in its place, in JSON or as another text. `pack`, `unpack`: the text of a record
 * as it is stored, where that is shorter than the text itself, and back; undefined for what is none.
 */
export type LogForm = {
  readonly early: (stored: object, text: string) => readonly LearningRecord[]
  readonly pack?: (value: string) => unknown
  readonly unpack?: (stored: unknown) => string | undefined
}

const asText = (stored: unknown) => (typeof stored === 'string' ? stored : undefined)

/** Reads the log that an earlier visit stored, what this version doesn't know of it too. What is unreadable is left out. */
export function parseLog(stored: string | null, { early, unpack = asText }: LogForm): LearningLog {
  const text = stored ?? ''
  const all = objectIn(text)
  const records = Object.entries(all).flatMap(([name, held]) => storedRecord(name, held, unpack))
  return withRecords(emptyLog, records.length > 0 ? records : early(all, text))
}

/** The object that a text says in JSON; an empty one of another text. */
function objectIn(text: string): object {
  try {
    return Object(JSON.parse(text))
  } catch {
    return {}
  }
}

function storedRecord(name: string, held: unknown, unpack: typeof asText): LearningRecord[] {
  const [, kind, key] = /^([a-z]+)\/(.+)$/s.exec(name) ?? []
  const { at: written, value: packed }: Partial<Record<string, unknown>> = Object(held)
  const [at, value] = [storedTime(written), unpack(packed)]
  return kind === undefined || key === undefined || at === undefined || value === undefined ? [] : [{ kind, key, at, value }]
}

/** What a device stores of a log. */
export const printLog = (log: LearningLog, { pack = asText }: LogForm): string =>
  JSON.stringify(Object.fromEntries(Object.entries(log).map(([name, { at, value }]) => [name, { at, value: pack(value) }])))

/** What a record or a log says, read once: a screen that asks again gets the same. */
export function readOnce<Held extends object, T extends object>(read: (held: Held) => T): (held: Held) => T {
  const known = new WeakMap<Held, T>()
  return (held) => {
    const found = known.get(held) ?? read(held)
    known.set(held, found)
    return found
  }
}
