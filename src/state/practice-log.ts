// @in reader-notes
import {
  canReadPractice,
  type PracticeEntry,
  practiceForm,
  practiceIn,
  withoutPractice,
  withPractice,
} from '../domain/course/practice-record'
import { learningLog } from './learning-log'

export const practiceLog = learningLog({ key: 'practice-log', form: practiceForm, says: practiceIn, canRead: canReadPractice })

/** What whoever uses this device has practiced, the newest first. */
export const usePracticeLog = practiceLog.use

/** Logs an entry, or changes the one with its id. False where the device has no room: it then lives as long as the page. */
export const logPractice = (entry: PracticeEntry): boolean => practiceLog.write((log, nowMs) => withPractice(log, entry, nowMs))

/** Removes an entry for good. */
export const removePractice = (id: string): boolean => practiceLog.write((log, nowMs) => withoutPractice(log, id, nowMs))
