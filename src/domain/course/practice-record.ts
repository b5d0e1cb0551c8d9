// @in reader-notes
import { endOfLocalDay } from '../time/calendar'
import { type LearningLog, type LearningRecord, type LogForm, readOnce, withWritten } from './learning-record'
import { byText } from './questions'
import { asciiOf, noteForm } from './reader-notes'

/** What somebody practiced on a day, such as 2026-03-01; `noticed` may be empty. */
type Practice = { readonly day: string; readonly minutes: number; readonly drill: string; readonly noticed: string }
export type PracticeEntry = Practice & { readonly id: string }

const kind = 'practice'

/** What a record says: an entry, null for one that was removed, or nothing that this version can read. */
const entryOf = readOnce(({ key: id, value }: LearningRecord): (PracticeEntry | null)[] => {
  try {
    const [word, day, minutes, drill, noticed]: unknown[] = JSON.parse(value)
    if (word === 'removed') return [null]
    if (word !== 'logged' || typeof day !== 'string' || endOfLocalDay(day) === null) return []
    if (typeof minutes !== 'number' || !Number.isSafeInteger(minutes) || minutes < 1) return []
    return typeof drill === 'string' && typeof noticed === 'string' ? [{ id, day, minutes, drill, noticed }] : []
  } catch {
    return []
  }
})

export const canReadPractice = (record: LearningRecord) => record.kind === kind && entryOf(record).length > 0

/** The entries of a log, the newest day first, and of a day what was logged last. */
export const practiceIn = readOnce((log: LearningLog): readonly PracticeEntry[] => {
  const records = Object.values(log).filter((record) => record.kind === kind)
  const entries = records.toSorted((a, b) => b.at - a.at).flatMap((record) => entryOf(record).flatMap((entry) => entry ?? []))
  return entries.toSorted((a, b) => byText(b.day, a.day))
})

/** The log with this entry, in the place of the one with its id: of what two devices made of one, the later stands. */
export const withPractice = (log: LearningLog, { id, day, minutes, drill, noticed }: PracticeEntry, nowMs: number) =>
  withWritten(log, kind, id, asciiOf(['logged', day, minutes, drill, noticed]), nowMs)

/** The log without this entry. That it was removed stays, so that no merge brings it back; its words go. */
export const withoutPractice = (log: LearningLog, id: string, nowMs: number) =>
  practiceIn(log).some((entry) => entry.id === id) ? withWritten(log, kind, id, asciiOf(['removed']), nowMs) : log

/** As notes are stored, each in its own script. */
export const practiceForm: LogForm = { ...noteForm, early: () => [] }
