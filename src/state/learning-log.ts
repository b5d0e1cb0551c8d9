// @in own-notes
import { academyNow } from '../clock'
import {
  type LearningLog,
  type LearningRecord,
  type LogForm,
  parseLog,
  printLog,
  type Settled,
  withRecords,
} from '../domain/course/learning-record'
import { storedByPerson } from './stored-by-person'

type Part<T> = {
  key: string
  form: LogForm
  /** What its records say; of one log always the same object. */
  says: (log: LearningLog) => T
  /** Whether a record is of this part, and says what this version knows: else that of this device stands. */
  canRead: (record: LearningRecord) => boolean
}

/**
 * A part of what a person has learned, stored under a key of its own, so that a page reads no more of it than it shows.
 */
export function learningLog<T>({ key, form, says, canRead }: Part<T>) {
  const { useStored, store } = storedByPerson<LearningLog>({
    key,
    parse: (stored) => parseLog(stored, form),
    print: (log) => printLog(log, form),
    merge: (own, visitors) => withRecords(own, Object.values(visitors)),
  })
  const become = (next: LearningLog) => next === useStored.getState() || store(next)
  return {
    log: useStored.getState,
    /** Calls back after each change. */
    subscribe: (changed: () => void) => useStored.subscribe(changed),
    /** What it says of whoever uses this device: of an empty log at build and while a page hydrates. */
    use: (): T => useStored(says),
    /** The same where nothing is rendered. */
    read: (): T => says(useStored.getState()),
    /** What becomes of it by an act of now. False where the device has no room to store it: it then lives as long as the page. */
    write: (change: (log: LearningLog, nowMs: number) => LearningLog): boolean =>
      become(change(useStored.getState(), academyNow())),
    /** Takes in what this person learned on another device. */
    take: (records: readonly LearningRecord[], isSettled?: Settled): boolean =>
      become(withRecords(useStored.getState(), records.filter(canRead), isSettled)),
  }
}
