// @in notes
import {
  type LearningLog,
  type LearningRecord,
  type LogForm,
  readOnce,
  recordName,
  storedTime,
  withWritten,
} from './learning-record'

/** Where a cadet left the course: the week's number and the section's id. */
export type ReadingPlace = { readonly week: number; readonly section: string }

/** A paragraph of a section: its number from 0 and its first letters, by which it is found again when others were put before it. */
export type ParagraphMark = { readonly nth: number; readonly words: string }

/**
 * What is read of a log about reading. Section ids are unique over the whole course. `days`: the latest on which a section was opened or
 * marked, as 2026-03-01. `left`: the paragraph at which each section that isn't marked as read was left. `readAt`: when each section was marked, in ms;
 * none for what an early version stored.
 */
export type ReadingProgress = {
  readonly read: readonly string[]
  readonly place: ReadingPlace | null
  readonly days: readonly string[]
  readonly left: Readonly<Record<string, ParagraphMark>>
  readonly readAt: Readonly<Record<string, number>>
}

/** As many days of reading as the device remembers. */
export const daysKept = 28

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text)

/** A number and, after a space, a text; null for anything else. */
function numberedText(value: string): { number: number; text: string } | null {
  const [, number, text] = /^(\d{1,6}) (.*)$/s.exec(value) ?? []
  return number === undefined || text === undefined ? null : { number: Number(number), text }
}

/** Whether a value says something to this version, by the kind of its record. */
const readable: Readonly<Record<string, (record: LearningRecord) => boolean>> = {
  read: ({ value }) => value === 'read' || value === 'unread',
  left: ({ value }) => value === '' || numberedText(value) !== null,
  place: ({ value }) => numberedText(value) !== null,
  day: ({ key }) => isDay(key),
}

/** Whether a record tells of reading, and says what this version knows. */
export const canReadReading = (record: LearningRecord) => readable[record.kind]?.(record) === true

const ofKind = (log: LearningLog, kind: string) => Object.values(log).filter((record) => record.kind === kind)

/** What a log says of reading. Anything unreadable counts as no progress: a lost tick must never cost the page. */
export const progressIn = readOnce((log: LearningLog): ReadingProgress => {
  const read = ofKind(log, 'read').filter(({ value }) => value === 'read')
  const place = numberedText(log['place/latest']?.value ?? '')
  const left = ofKind(log, 'left').flatMap(({ key, value }) => {
    const mark = numberedText(value)
    return mark ? [[key, { nth: mark.number, words: mark.text }] as const] : []
  })
  return {
    read: read.map(({ key }) => key),
    place: place && { week: place.number, section: place.text },
    days: daysIn(log),
    left: Object.fromEntries(left),
    readAt: Object.fromEntries(read.flatMap(({ key, at }) => (at > 0 ? [[key, at] as const] : []))),
  }
})

const daysIn = (log: LearningLog) =>
  ofKind(log, 'day')
    .map(({ key }) => key)
    .toSorted()
    .slice(-daysKept)

/** A section that is read begins at its first paragraph when it's opened again. */
export function withSectionRead(log: LearningLog, section: string, isRead: boolean, nowMs: number): LearningLog {
  const changed = withWritten(log, 'read', section, isRead ? 'read' : 'unread', nowMs)
  return isRead ? withLeft(changed, section, null, nowMs) : changed
}

const markText = (mark: ParagraphMark | null) => (mark ? `${mark.nth} ${mark.words}` : '')

/** Remembers the paragraph at which a section was left; null for its beginning. */
export function withLeft(log: LearningLog, section: string, mark: ParagraphMark | null, nowMs: number): LearningLog {
  const before = log[recordName({ kind: 'left', key: section })]?.value ?? ''
  // An old mark that is only seen again is no newer than another device's.
  return markText(mark) === before ? log : withWritten(log, 'left', section, markText(mark), nowMs)
}

export const withPlace = (log: LearningLog, { week, section }: ReadingPlace, nowMs: number): LearningLog =>
  withWritten(log, 'place', 'latest', `${week} ${section}`, nowMs)

const dayRecord = (day: string): LearningRecord => ({ kind: 'day', key: day, at: 0, value: 'read' })

/** Notes that something was read on that day of the device's calendar. A day has no time: it is never lost, and never changed. */
export function withDayRead(log: LearningLog, day: string): LearningLog {
  const record = dayRecord(day)
  if (recordName(record) in log) return log
  const known = { ...log, [recordName(record)]: record }
  const days = new Set(daysIn(known))
  return Object.fromEntries(Object.entries(known).filter(([, { kind, key }]) => kind !== 'day' || days.has(key)))
}

export type ReadCount = { readonly read: number; readonly total: number; readonly percent: number }

/** How much of the given sections is read. `percent` is a whole number from 0 to 100; ids the course no longer has count for nothing. */
export function readCount(progress: ReadingProgress, sections: readonly string[]): ReadCount {
  const read = sections.filter((id) => progress.read.includes(id)).length
  const total = sections.length
  return { read, total, percent: total === 0 ? 0 : Math.round((read / total) * 100) }
}

/** A place or a mark as a value; one that early versions would not have read says what no version reads. */
const earlyPlace = (number: unknown, text: unknown) =>
  typeof number === 'number' && typeof text === 'string' ? `${number} ${text}` : 'unreadable'

/** Reading as early versions stored it. What had no time then has the earliest of all. */
function earlyReading(stored: object): LearningRecord[] {
  const { read, place, days, left, times }: Partial<Record<string, unknown>> = { ...stored }
  const record = (kind: string, key: string, value: string): LearningRecord => {
    const at = storedTime(Object(times)[recordName({ kind, key })]) ?? 0
    return { kind, key, at, value }
  }
  const timed = (kind: string) =>
    Object.keys(Object(times)).flatMap((name) => (name.startsWith(`${kind}/`) ? [name.slice(kind.length + 1)] : []))
  const [ticked, marks] = [texts(read), new Map(Object.entries<unknown>(Object(left)))]
  const markOf = (id: string) => {
    const { nth, words }: Partial<Record<string, unknown>> = Object(marks.get(id))
    return marks.has(id) ? earlyPlace(nth, words) : ''
  }
  const { week, section }: Partial<Record<string, unknown>> = Object(place)
  const records = [
    ...[...new Set([...ticked, ...timed('read')])].map((id) => record('read', id, ticked.includes(id) ? 'read' : 'unread')),
    ...[...new Set([...marks.keys(), ...timed('left')])].map((id) => record('left', id, markOf(id))),
    record('place', 'latest', earlyPlace(week, section)),
    ...texts(days).map(dayRecord),
  ]
  return records.filter(canReadReading)
}

/** The texts of a stored list, each once. */
const texts = (value: unknown): string[] =>
  Array.isArray(value) ? [...new Set(value.filter((text): text is string => typeof text === 'string'))] : []

export const readingForm: LogForm = { early: earlyReading }
