// @in reader-notes
import { type LearningRecord, recordName } from './learning-record'

/**
 * What a device knows of the server: all up to a version, and by the names of records the fingerprint of each that it is known to have. `epoch`:
 * of which life of the server, which is another once a backup was put back; '' before it was told. `forgotten`: up to which version removals that
 * the server has forgotten are accounted for here.
 */
export type LearningMark = {
  readonly epoch: string
  readonly version: number
  readonly forgotten: number
  readonly known: Readonly<Record<string, string>>
}

export const noLearningMark: LearningMark = { epoch: '', version: 0, forgotten: 0, known: {} }

/** As many records as go in one request, and as many letters of them: the rest goes in the next. */
const recordsAtOnce = 500
const lettersAtOnce = 200_000

const base = 36

/** FNV-1a, of 32 bits. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return (hash >>> 0).toString(base)
}

/**
 * A version of a record in few letters: its time, and of its text a hash. A device that kept the texts would keep each note twice, and with
 * many long ones had no room to remember what it has sent.
 */
export function fingerprint(record: Pick<LearningRecord, 'at' | 'value'>): string {
  const before = made.get(record)
  if (before !== undefined) return before
  const print = `${record.at.toString(base)}.${hashOf(record.value)}`
  made.set(record, print)
  return print
}

const made = new WeakMap<object, string>()

/** Whether the server is known to have this version of a record. */
export const isKnown = (record: LearningRecord, { known }: LearningMark) => known[recordName(record)] === fingerprint(record)

/** Whether anything was ever exchanged. */
export const hasExchanged = ({ epoch, version }: LearningMark) => epoch !== '' || version > 0

/** What the server isn't known to have and hasn't just refused, as much of it as goes in one request. */
export function unsentRecords(
  records: readonly LearningRecord[],
  mark: LearningMark,
  refused: ReadonlyMap<string, string> = new Map(),
): LearningRecord[] {
  const isUnsent = (record: LearningRecord) => !isKnown(record, mark) && !refused.has(recordName(record))
  const unsent = records.filter(isUnsent).slice(0, recordsAtOnce)
  let letters = 0
  const end = unsent.findIndex(({ value }) => (letters += value.length) > lettersAtOnce)
  return end === -1 ? unsent : unsent.slice(0, end)
}

/** An early version kept each record's time and whole text. */
const fingerprintOf = (kept: string) => {
  const [, at, value] = /^(\d+) (.*)$/s.exec(kept) ?? []
  return at === undefined || value === undefined ? kept : fingerprint({ at: Number(at), value })
}

/**
 * Reads what an earlier visit stored. Where it can't be read all is sent and asked for once more, which changes nothing. What an early version
 * stored tells nothing of removals that were forgotten: all is asked for once more.
 */
export function parseLearningMark(stored: string | null): LearningMark {
  try {
    const { epoch = '', version, forgotten, known }: Partial<Record<string, unknown>> = JSON.parse(stored ?? '')
    if (typeof version !== 'number' || !Number.isSafeInteger(version)) return noLearningMark
    const versions = Object.entries<unknown>(Object(known)).map(([name, kept]) => [name, fingerprintOf(String(kept))] as const)
    const isOld = typeof forgotten !== 'number'
    return {
      epoch: String(epoch),
      version: isOld ? 0 : version,
      forgotten: isOld ? 0 : forgotten,
      known: Object.fromEntries(versions),
    }
  } catch {
    return noLearningMark
  }
}
