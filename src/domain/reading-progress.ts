import { storedTime, timeAfter } from './learning-record'

/** Where a cadet left the course: the week's number and the section's id. */
export type ReadingPlace = { readonly week: number; readonly section: string }

/** A paragraph of a section: its number from 0 and its first letters, by which it is found again when others were put before it. */
export type ParagraphMark = { readonly nth: number; readonly words: string }

/**
 * What the device remembers about reading. Section ids are unique over the whole course. `days`: the latest on which a section was opened or
 * marked, as 2026-03-01. `left`: the paragraph at which each section that isn't marked as read was left. `times`: when each of these was last
 * changed, in ms, by the names of the records that devices exchange (reading-records); none for what an early version kept.
 */
export type ReadingProgress = {
  readonly read: readonly string[]
  readonly place: ReadingPlace | null
  readonly days: readonly string[]
  readonly left: Readonly<Record<string, ParagraphMark>>
  readonly times: Readonly<Record<string, number>>
}

export const emptyReadingProgress: ReadingProgress = { read: [], place: null, days: [], left: {}, times: {} }

/** As many days of reading as the device remembers. */
export const daysKept = 28

/** Reads what an earlier visit stored. Anything unreadable counts as no progress: a lost tick must never cost the page. */
export function parseReadingProgress(stored: string | null): ReadingProgress {
  try {
    const { read, place, days, left, times }: Partial<Record<string, unknown>> = JSON.parse(stored ?? '')
    return { read: texts(read), place: parsePlace(place), days: texts(days), left: parseLeft(left), times: parseTimes(times) }
  } catch {
    return emptyReadingProgress
  }
}

/** Notes when something was changed, later than the time before under any clock. */
function changedAt(progress: ReadingProgress, name: string, nowMs: number): ReadingProgress {
  return { ...progress, times: { ...progress.times, [name]: timeAfter(progress.times[name], nowMs) } }
}

/** A section that is read begins at its first paragraph when it's opened again. */
export function withSectionRead(progress: ReadingProgress, section: string, isRead: boolean, nowMs: number): ReadingProgress {
  const others = progress.read.filter((id) => id !== section)
  const changed = changedAt({ ...progress, read: isRead ? [...others, section] : others }, `read/${section}`, nowMs)
  return isRead ? withLeft(changed, section, null, nowMs) : changed
}

/** Remembers the paragraph at which a section was left; null for its beginning. */
export function withLeft(progress: ReadingProgress, section: string, mark: ParagraphMark | null, nowMs: number): ReadingProgress {
  const { [section]: before, ...others } = progress.left
  // An old mark that is only seen again is no newer than another device's.
  if (mark?.nth === before?.nth && mark?.words === before?.words) return progress
  return changedAt({ ...progress, left: mark === null ? others : { ...others, [section]: mark } }, `left/${section}`, nowMs)
}

export function withPlace(progress: ReadingProgress, place: ReadingPlace, nowMs: number): ReadingProgress {
  return changedAt({ ...progress, place }, 'place/latest', nowMs)
}

/** Notes that something was read on that day of the device's calendar. */
export function withDayRead(progress: ReadingProgress, day: string): ReadingProgress {
  return { ...progress, days: [...new Set([...progress.days, day])].slice(-daysKept) }
}

export type ReadCount = { readonly read: number; readonly total: number; readonly percent: number }

/** How much of the given sections is read. `percent` is a whole number from 0 to 100; ids the course no longer has count for nothing. */
export function readCount(progress: ReadingProgress, sections: readonly string[]): ReadCount {
  const read = sections.filter((id) => progress.read.includes(id)).length
  const total = sections.length
  return { read, total, percent: total === 0 ? 0 : Math.round((read / total) * 100) }
}

/** The texts of a stored list, each once. */
function texts(value: unknown): string[] {
  return Array.isArray(value) ? [...new Set(value.filter((text): text is string => typeof text === 'string'))] : []
}

function parseTimes(value: unknown): Record<string, number> {
  const times = Object.entries<unknown>(Object(value))
  return Object.fromEntries(
    times.flatMap(([name, stored]) => {
      const at = storedTime(stored)
      return at === undefined ? [] : [[name, at] as const]
    }),
  )
}

const isWhole = (value: unknown): value is number => Number.isInteger(value)

function parsePlace(value: unknown): ReadingPlace | null {
  const { week, section }: { week?: unknown; section?: unknown } = Object(value)
  return isWhole(week) && typeof section === 'string' ? { week, section } : null
}

function parseLeft(value: unknown): Record<string, ParagraphMark> {
  const marks = Object.entries<unknown>(Object(value)).flatMap(([section, mark]) => {
    const { nth, words }: { nth?: unknown; words?: unknown } = Object(mark)
    return isWhole(nth) && typeof words === 'string' ? [[section, { nth, words }] as const] : []
  })
  return Object.fromEntries(marks)
}
