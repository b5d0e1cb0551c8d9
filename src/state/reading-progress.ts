// @in notes @visitors
import { academyNow } from '../clock'
import {
  canReadReading,
  type ParagraphMark,
  progressIn,
  readingForm,
  type ReadingPlace,
  withDayRead,
  withLeft,
  withPlace,
  withSectionRead,
} from '../domain/course/reading-progress'
import { learningLog } from './learning-log'

export const readingLog = learningLog({ key: 'reading-progress', form: readingForm, says: progressIn, canRead: canReadReading })

/** What whoever uses this device has read. */
export const { use: useReadingProgress, read: readingProgress } = readingLog

/** Ticks a course section, or takes the tick back. */
export const markSection = (section: string, isRead: boolean): boolean =>
  readingLog.write((log, nowMs) => {
    const marked = withSectionRead(log, section, isRead, nowMs)
    return isRead ? withDayRead(marked, today()) : marked
  })

/** Remembers the section that was opened last, to resume there. */
export const rememberPlace = (place: ReadingPlace): boolean =>
  readingLog.write((log, nowMs) => withDayRead(withPlace(log, place, nowMs), today()))

/** Remembers the paragraph at which a section is left; null for its beginning. */
export const rememberParagraph = (section: string, mark: ParagraphMark | null): boolean =>
  readingLog.write((log, nowMs) => withLeft(log, section, mark, nowMs))

/** This device's calendar day as 2026-03-01, as Swedes write it. */
const today = () => new Date(academyNow()).toLocaleDateString('sv')
