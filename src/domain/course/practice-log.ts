// @in training
import { csvOf } from '../text/csv'
import { groupedDigits } from '../text/numbers'
import { tooLongProblem } from '../text/text-length'
import { endOfLocalDay, localDay } from '../time/calendar'
import type { PracticeEntry } from './practice-record'
import { weekOf } from './weekly-plan'

/** The longest texts of an entry in characters, the most minutes, and how many entries a log holds. */
export const practiceLimits = { drill: 80, noticed: 1000, minutes: 600, entries: 1000 } as const

/** An entry as it stands in the form. */
export type TypedEntry = Readonly<Record<'day' | 'drill' | 'minutes' | 'noticed', string>>

function dayProblem(day: string, nowMs: number): string | null {
  if (endOfLocalDay(day) === null) return 'Choose the day on which you practiced.'
  return day > localDay(nowMs) ? 'This day is still to come. Choose today or a day before it.' : null
}

/** What keeps an entry from being logged, by its field, in words; `others`: how many the log holds beside it. */
export function entryProblems({ day, drill, minutes, noticed }: TypedEntry, others: number, nowMs: number) {
  const full = `Your log holds ${groupedDigits(practiceLimits.entries)} entries. Remove one before you log another.`
  const isLength = /^\s*\d+\s*$/.test(minutes) && Number(minutes) >= 1 && Number(minutes) <= practiceLimits.minutes
  const dayTrouble = others < practiceLimits.entries ? dayProblem(day, nowMs) : full
  return {
    day: dayTrouble,
    drill: drill.trim() === '' ? 'Say in a few words what you practiced.' : tooLongProblem(drill, practiceLimits.drill),
    minutes: isLength ? null : `Give whole minutes, from 1 to ${practiceLimits.minutes}.`,
    noticed: tooLongProblem(noticed, practiceLimits.noticed),
  }
}

/** As it is counted: so an entry within its limits has room in a record. */
const plain = (text: string) => text.replaceAll('\0', '').normalize('NFC').trim()

/** An entry of what was typed and has no problem. */
export function entryFrom(id: string, { day, drill, minutes, noticed }: TypedEntry): PracticeEntry {
  return { id, day, minutes: Number(minutes), drill: plain(drill), noticed: plain(noticed) }
}

/** The last twelve weeks, this one as the last: of each the minutes of its days from Monday on, their sum, and on how many there was practice. */
export function lastWeeks(entries: readonly PracticeEntry[], nowMs: number) {
  const onDay = (day: string) => entries.reduce((sum, each) => (each.day === day ? sum + each.minutes : sum), 0)
  return Array.from({ length: 12 }, (_, nth) => {
    const week = weekOf(nowMs, 11 - nth)
    const minutes = week.map(onDay)
    const practiced = minutes.filter((each) => each > 0).length
    return { monday: week[0] ?? '', minutes, sum: minutes.reduce((sum, each) => sum + each), practiced }
  })
}

/** In how many different weeks there was practice. */
export const weeksPracticed = (entries: readonly PracticeEntry[]): number =>
  new Set(entries.map(({ day }) => weekOf(new Date(`${day}T12:00`).getTime())[0])).size

/** The log for a spreadsheet. */
export const practiceCsv = (entries: readonly PracticeEntry[]): string => csvOf(entries, ['day', 'minutes', 'drill', 'noticed'])
