import { academyNow } from '../clock'
import type { LearningRecord, Settled } from '../domain/learning-record'
import {
  type ParagraphMark,
  type ReadingPlace,
  parseReadingProgress,
  withDayRead,
  withLeft,
  withPlace,
  withSectionRead,
} from '../domain/reading-progress'
import { readingRecords, withReadingRecords } from '../domain/reading-records'
import { ownNote } from './own-note'

const { useNote, keep } = ownNote({
  key: 'reading-progress',
  parse: parseReadingProgress,
  print: JSON.stringify,
  merge: (own, visitors) => withReadingRecords(own, readingRecords(visitors)),
})

/** What whoever uses this device has read. It begins as none, which is what pages show at build and while they hydrate. */
export const useReadingProgress = useNote

/** The same where nothing is rendered. */
export const readingProgress = useNote.getState

/** Takes in what this person read on another device. */
export function takeReading(records: readonly LearningRecord[], isSettled?: Settled): void {
  const progress = readingProgress()
  const next = withReadingRecords(progress, records, isSettled)
  if (next !== progress) keep(next)
}

/** Ticks a course section, or takes the tick back. */
export function markSection(section: string, isRead: boolean): void {
  const progress = withSectionRead(readingProgress(), section, isRead, academyNow())
  keep(isRead ? withDayRead(progress, today()) : progress)
}

/** Remembers the section that was opened last, to resume there. */
export function rememberPlace(place: ReadingPlace): void {
  keep(withDayRead(withPlace(readingProgress(), place, academyNow()), today()))
}

/** Remembers the paragraph at which a section is left; null for its beginning. */
export function rememberParagraph(section: string, mark: ParagraphMark | null): void {
  keep(withLeft(readingProgress(), section, mark, academyNow()))
}

/** This device's calendar day as 2026-03-01, as Swedes write it. */
const today = () => new Date(academyNow()).toLocaleDateString('sv')
