import { type LearningRecord, recordName } from './learning-record'

/**
 * What a device knows of the server: all up to a version, and by the names of records the version of each that it is known to have. `epoch`:
 * of which life of the server, which is another once a backup was put back; '' before it was told.
 */
export type LearningMark = { readonly epoch: string; readonly version: number; readonly known: Readonly<Record<string, string>> }

export const noLearningMark: LearningMark = { epoch: '', version: 0, known: {} }

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
 * for known as it was sent: a version that stands over it comes with this answer. A server that was put back may have lost what it was known
 * to have, and counted to the same version anew: then nothing is known of it.
 */
export function markAfter(
  mark: LearningMark,
  sent: readonly LearningRecord[],
  answer: { readonly epoch: string; readonly version: number; readonly records: readonly LearningRecord[] },
): LearningMark {
  if (mark.version > 0 && mark.epoch !== answer.epoch) return { ...noLearningMark, epoch: answer.epoch }
  const known = Object.fromEntries([...sent, ...answer.records].map((record) => [recordName(record), versionOf(record)]))
  return { epoch: answer.epoch, version: answer.version, known: { ...mark.known, ...known } }
}

/** Reads what an earlier visit stored. Where it can't be read all is sent and asked for once more, which changes nothing. */
export function parseLearningMark(stored: string | null): LearningMark {
  try {
    const { epoch = '', version, known }: Partial<Record<string, unknown>> = JSON.parse(stored ?? '')
    if (typeof version !== 'number' || !Number.isSafeInteger(version)) return noLearningMark
    const versions = Object.entries<unknown>(Object(known))
    return { epoch: String(epoch), version, known: Object.fromEntries(versions.map(([name, sent]) => [name, String(sent)])) }
  } catch {
    return noLearningMark
  }
}
