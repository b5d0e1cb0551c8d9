import { type LearningRecord, mergeLatest, nothingSettled, type Settled, storedTime } from './learning-record'

/** After so many days a question comes again: first after a wrong answer, then after each right one in a row. After the last it rests. */
export const intervalDays = [1, 3, 7, 21] as const
export const resting = intervalDays.length

/**
 * The latest answer to a question. `at`: its time in ms. `step`: the place in `intervalDays` of the interval that runs, and their number for
 * a question that rests. `due`: the day from which it is asked again, as 2026-03-01; null while it rests.
 */
export type QuestionRecord = { readonly at: number; readonly step: number; readonly due: string | null }

/** By the id of the question. */
export type QuestionAnswers = Readonly<Record<string, QuestionRecord>>

export const noAnswers: QuestionAnswers = {}

export const byText = (a: string, b: string) => (a < b ? -1 : Number(a > b))

/** An answer as the value of a record. Of two at one time the smaller comes again sooner. */
const valueOf = ({ step, due }: QuestionRecord) => `${step} ${due ?? '~'}`

export const mergeAnswers = (one: QuestionAnswers, other: QuestionAnswers): QuestionAnswers => mergeLatest(one, other, valueOf)

/** The answers as records that devices exchange. */
export function answerRecords(answers: QuestionAnswers): LearningRecord[] {
  return Object.entries(answers).map(([key, answer]) => ({ kind: 'answer', key, at: answer.at, value: valueOf(answer) }))
}

/** The answers once another device's are in them. */
export function withAnswerRecords(
  answers: QuestionAnswers,
  records: readonly LearningRecord[],
  isSettled: Settled = nothingSettled,
): QuestionAnswers {
  const others = records.filter(({ kind }) => kind === 'answer')
  const read = others.flatMap(({ key, at, value }) => {
    const [step, due] = value.split(' ')
    return parseRecord({ at, step: Number(step), due: due === '~' ? null : due }).map((record) => [key, record] as const)
  })
  const settled = new Set(others.filter(isSettled).map(({ key }) => key))
  return mergeLatest(answers, Object.fromEntries(read), valueOf, settled)
}

const isoDay = /^\d{4}-\d{2}-\d{2}$/

/** Reads what an earlier visit stored. Anything unreadable counts as not answered; ids that this version doesn't know stay. */
export function parseAnswers(stored: string | null): QuestionAnswers {
  try {
    const rows = Object.entries<unknown>(Object(JSON.parse(stored ?? '')))
    return Object.fromEntries(rows.flatMap(([id, value]) => parseRecord(value).map((record) => [id, record] as const)))
  } catch {
    return noAnswers
  }
}

function parseRecord(value: unknown): QuestionRecord[] {
  const { at: stored, step, due }: Partial<Record<string, unknown>> = Object(value)
  const at = storedTime(stored)
  const isStep = typeof step === 'number' && Number.isInteger(step) && step >= 0 && step <= resting
  if (at === undefined || !isStep) return []
  if (step === resting) return due === null ? [{ at, step, due }] : []
  return typeof due === 'string' && isoDay.test(due) ? [{ at, step, due }] : []
}
