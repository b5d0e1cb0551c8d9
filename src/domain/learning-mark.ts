import { type LearningRecord, recordName } from './learning-record'

/** What a device knows of the server: all up to a version, and by the names of records the version of each that it is known to have. */
export type LearningMark = { readonly version: number; readonly known: Readonly<Record<string, string>> }

export const noLearningMark: LearningMark = { version: 0, known: {} }

/** As many records as go in one request, and as many letters of them: the rest goes in the next. */
const recordsAtOnce = 500
const lettersAtOnce = 200_000

const versionOf = ({ at, value }: LearningRecord) => `${at} ${value}`

/** What the server isn't known to have, as much of it as goes in one request. */
export function unsentRecords(records: readonly LearningRecord[], { known }: LearningMark): LearningRecord[] {
  const unsent = records.filter((record) => known[recordName(record)] !== versionOf(record)).slice(0, recordsAtOnce)
  let letters = 0
  const end = unsent.findIndex(({ value }) => (letters += value.length) > lettersAtOnce)
  return end === -1 ? unsent : unsent.slice(0, end)
}

/**
 * The mark after a round: the server has what was sent or a version that stands over it, and has told what it has. What was sent is taken
 * for known as it was sent: a version that stands over it comes with this answer.
 */
export function markAfter(
  mark: LearningMark,
  sent: readonly LearningRecord[],
  answer: { readonly version: number; readonly records: readonly LearningRecord[] },
): LearningMark {
  const known = Object.fromEntries([...sent, ...answer.records].map((record) => [recordName(record), versionOf(record)]))
  return { version: answer.version, known: { ...mark.known, ...known } }
}

/** Reads what an earlier visit stored. Where it can't be read all is sent and asked for once more, which changes nothing. */
export function parseLearningMark(stored: string | null): LearningMark {
  try {
    const { version, known }: Partial<Record<string, unknown>> = JSON.parse(stored ?? '')
    if (typeof version !== 'number' || !Number.isSafeInteger(version)) return noLearningMark
    const versions = Object.entries<unknown>(Object(known))
    return { version, known: Object.fromEntries(versions.map(([name, sent]) => [name, String(sent)])) }
  } catch {
    return noLearningMark
  }
}
