import { gives, type LearningRecord, nothingSettled, recordName, type Settled } from './learning-record'
import { daysKept, type ParagraphMark, type ReadingPlace, type ReadingProgress } from './reading-progress'

const markText = (mark: ParagraphMark | undefined) => (mark ? `${mark.nth} ${mark.words}` : '')
const placeText = ({ week, section }: ReadingPlace) => `${week} ${section}`

/** A number and, after a space, a text; null for anything else. */
function numberedText(value: string): { number: number; text: string } | null {
  const [, number, text] = /^(\d{1,6}) (.*)$/s.exec(value) ?? []
  return number === undefined || text === undefined ? null : { number: Number(number), text }
}

/** The keys of a kind that the progress has a time for. */
function timed({ times }: ReadingProgress, kind: string): string[] {
  return Object.keys(times)
    .filter((name) => name.startsWith(`${kind}/`))
    .map((name) => name.slice(kind.length + 1))
}

/** What was read, as records that devices exchange: also that a tick was taken back, and that a paragraph is no more the place. */
export function readingRecords(progress: ReadingProgress): LearningRecord[] {
  const at = (kind: string, key: string) => progress.times[recordName({ kind, key })] ?? 0
  const record = (kind: string, key: string, value: string) => ({ kind, key, at: at(kind, key), value })
  const sections = new Set([...progress.read, ...timed(progress, 'read')])
  const left = new Set([...Object.keys(progress.left), ...timed(progress, 'left')])
  return [
    ...[...sections].map((id) => record('read', id, progress.read.includes(id) ? 'read' : 'unread')),
    ...[...left].map((id) => record('left', id, markText(progress.left[id]))),
    ...(progress.place ? [record('place', 'latest', placeText(progress.place))] : []),
    ...progress.days.map((day) => record('day', day, 'read')),
  ]
}

/** The progress with the value of a record in it; undefined where the value is none of its kind. */
function withValue(progress: ReadingProgress, { kind, key, value }: LearningRecord): ReadingProgress | undefined {
  const numbered = numberedText(value)
  if (kind === 'read' && (value === 'read' || value === 'unread')) {
    const others = progress.read.filter((id) => id !== key)
    return { ...progress, read: value === 'read' ? [...others, key] : others }
  }
  if (kind === 'left' && (numbered || value === '')) {
    const { [key]: _, ...others } = progress.left
    return { ...progress, left: numbered ? { ...others, [key]: { nth: numbered.number, words: numbered.text } } : others }
  }
  if (kind === 'place' && numbered) return { ...progress, place: { week: numbered.number, section: numbered.text } }
  return undefined
}

const isDay = ({ kind, key }: LearningRecord) => kind === 'day' && /^\d{4}-\d{2}-\d{2}$/.test(key)

/** The progress once another device's records are in it. Each stands over an earlier version of itself alone; days are never lost. */
export function withReadingRecords(
  progress: ReadingProgress,
  records: readonly LearningRecord[],
  isSettled: Settled = nothingSettled,
): ReadingProgress {
  const own = new Map(readingRecords(progress).map((record) => [recordName(record), record]))
  let next = progress
  for (const record of records) {
    const before = own.get(recordName(record))
    if (record.kind === 'day' || (before && !gives(before, record, isSettled(record)))) continue
    const changed = withValue(next, record)
    if (!changed) continue
    next = { ...changed, times: { ...next.times, [recordName(record)]: record.at } }
    own.set(recordName(record), record)
  }
  const days = records.filter((record) => isDay(record) && !next.days.includes(record.key)).map(({ key }) => key)
  return days.length === 0 ? next : { ...next, days: [...new Set([...next.days, ...days])].toSorted().slice(-daysKept) }
}
