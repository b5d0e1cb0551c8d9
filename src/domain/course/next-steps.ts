// @in own-notes
import { type LearningLog, type LearningRecord, type LogForm, readOnce, withWritten } from './learning-record'

const kind = 'step'
const done = 'done'

/** Whether a record is a step of the Next steps checklist, ticked or not. */
export const canReadStep = (record: LearningRecord) => record.kind === kind && ['', done].includes(record.value)

/** The ids of the steps that are ticked. */
export const stepsIn = readOnce((log: LearningLog): readonly string[] =>
  Object.values(log).flatMap(({ key, value }) => (value === done ? [key] : [])),
)

/** The log with a step that is ticked now, or not any more. */
export const withStep = (log: LearningLog, id: string, isDone: boolean, nowMs: number): LearningLog =>
  withWritten(log, kind, id, isDone ? done : '', nowMs)

/** Early versions stored the ids alone, with spaces between them and no time. */
export const stepForm: LogForm = {
  early: (_, text) => text.split(' ').flatMap((key) => (/^[a-z-]+$/.test(key) ? [{ kind, key, at: 0, value: done }] : [])),
}
