import { type LearningLog, type LearningRecord, type LogForm, readOnce, storedTime } from './learning-record'

/** After so many days a question comes again: first after a wrong answer, then after each right one in a row. After the last it rests. */
export const intervalDays = [1, 3, 7, 21] as const
export const resting = intervalDays.length

/**
 * When a question comes again. `step`: the place in `intervalDays` of the interval that runs, and their number for a question that rests. `due`: the day
 * from which it is asked again, as 2026-03-01; null while it rests.
 */
export type QuestionPlace = { readonly step: number; readonly due: string | null }

/** The latest answer to a question. `at`: its time in ms. */
export type QuestionRecord = QuestionPlace & { readonly at: number }

/** By the id of the question. */
export type QuestionAnswers = Readonly<Record<string, QuestionRecord>>

export const byText = (a: string, b: string) => (a < b ? -1 : Number(a > b))

/** The kind of an answer's record; its key is the id of the question. */
export const answerKind = 'answer'

/** An answer as the value of a record. Of two at one time the smaller comes again sooner. */
export const answerValue = ({ step, due }: QuestionPlace) => `${step} ${due ?? '~'}`

const isoDay = /^\d{4}-\d{2}-\d{2}$/

function parsePlace({ step, due }: Partial<Record<string, unknown>>): QuestionPlace[] {
  if (typeof step !== 'number' || !Number.isInteger(step) || step < 0 || step > resting) return []
  if (step === resting) return due === null ? [{ step, due }] : []
  return typeof due === 'string' && isoDay.test(due) ? [{ step, due }] : []
}

function placeOf({ kind, value }: LearningRecord): QuestionPlace[] {
  const [step, due] = value.split(' ')
  return kind === answerKind ? parsePlace({ step: Number(step), due: due === '~' ? null : due }) : []
}

/** Whether a record is an answer that this version knows; the question may be one that it doesn't. */
export const canReadAnswer = (record: LearningRecord) => placeOf(record).length > 0

/** The answers of a log. */
export const answersIn = readOnce((log: LearningLog): QuestionAnswers => {
  const rows = Object.values(log).flatMap((record) =>
    placeOf(record).map((place) => [record.key, { at: record.at, ...place }] as const),
  )
  return Object.fromEntries(rows)
})

/** The answers as early versions stored them. */
function earlyAnswers(stored: object): LearningRecord[] {
  return Object.entries(stored).flatMap(([key, held]) => {
    const answer: Partial<Record<string, unknown>> = Object(held)
    const at = storedTime(answer['at'])
    const places = at === undefined ? [] : parsePlace(answer)
    return places.map((place) => ({ kind: answerKind, key, at: at ?? 0, value: answerValue(place) }))
  })
}

export const answerForm: LogForm = { early: earlyAnswers }
