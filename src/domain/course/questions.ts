import { dayAfter, localDay } from '../time/calendar'
import { type LearningLog, type LearningRecord, type LogForm, readOnce, storedTime, withWritten } from './learning-record'

/** What every question has. `id`: its name for ever, unique over the course; answers are remembered under it. */
type Common = {
  readonly id: string
  readonly prompt: string
  /** Explains the right answer, and why the others are wrong, in at most 60 words. */
  readonly why: string
  /** The sentence or sentences of the section that it comes from, word for word. */
  readonly from: string
}

/** `decide`: what would you do? `mistake`: what is wrong here? The first of three or four options is right; they are shown in another order. */
export type ChoiceQuestion = Common & {
  readonly kind: 'decide' | 'mistake'
  readonly options: readonly [string, string, string, string?]
}

/** Three to five steps in their right order, shown in another one. */
export type OrderQuestion = Common & {
  readonly kind: 'order'
  readonly steps: readonly [string, string, string, string?, string?]
}

/** Answered from memory: a person thinks, sees `answer`, and says whether they knew it. */
export type RecallQuestion = Common & { readonly kind: 'recall'; readonly answer: string }

export type Question = ChoiceQuestion | OrderQuestion | RecallQuestion

/** After so many days a question comes again: first after a wrong answer, then after each right one in a row. After the last it rests. */
export const intervalDays = [1, 3, 7, 21] as const
const resting = intervalDays.length

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
const answerKind = 'answer'

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

export const answersIn = readOnce((log: LearningLog): QuestionAnswers => {
  const rows = Object.values(log).flatMap((record) =>
    placeOf(record).map((place) => [record.key, { at: record.at, ...place }] as const),
  )
  return Object.fromEntries(rows)
})

function earlyAnswers(stored: object): LearningRecord[] {
  return Object.entries(stored).flatMap(([key, held]) => {
    const answer: Partial<Record<string, unknown>> = Object(held)
    const at = storedTime(answer['at'])
    return at === undefined ? [] : parsePlace(answer).map((place) => ({ kind: answerKind, key, at, value: answerValue(place) }))
  })
}

export const answerForm: LogForm = { early: earlyAnswers }

/** As many questions a day come by themselves. */
export const askedADay = 20
const secondsEach = 30

/** A day that no answer of today could lead to, nor one in a time zone where it is tomorrow, was noted under a clock that went wrong, and counts as today. */
const isDue = (due: string, nowMs: number) => due <= localDay(nowMs) || due > dayAfter(nowMs, Math.max(...intervalDays) + 1)

/** One that is right before its day has come changes nothing: several on one day are not several days of knowing it. */
function placeAfter(before: QuestionRecord | undefined, isRight: boolean, nowMs: number): QuestionPlace {
  const placeAt = (step: number): QuestionPlace => {
    const days = intervalDays[step]
    return { step, due: days === undefined ? null : dayAfter(nowMs, days) }
  }
  if (!isRight) return placeAt(0)
  if (before === undefined) return placeAt(resting)
  return before.due !== null && isDue(before.due, nowMs) ? placeAt(before.step + 1) : before
}

/** The log once a question is answered. */
export function withAnswer(log: LearningLog, id: string, isRight: boolean, nowMs: number): LearningLog {
  const answers = answersIn(log)
  const before = Object.hasOwn(answers, id) ? answers[id] : undefined
  return withWritten(log, answerKind, id, answerValue(placeAfter(before, isRight, nowMs)), nowMs)
}

type Due = { readonly id: string; readonly due: string }

/** All that come again, the one with the earliest day first. */
function coming(answers: QuestionAnswers): Due[] {
  const rows = Object.entries(answers).flatMap(([id, { due }]) => (due === null ? [] : [{ id, due }]))
  return rows.toSorted((a, b) => byText(a.due, b.due) || byText(a.id, b.id))
}

/** How many questions of today are left. */
function leftToday(answers: QuestionAnswers, nowMs: number): number {
  const answered = Object.values(answers).filter(({ at }) => localDay(at) === localDay(nowMs)).length
  return Math.max(0, askedADay - answered)
}

/** The ids of what is asked now, the oldest due first: with what was answered today no more than `askedADay`. */
export function dueQuestions(answers: QuestionAnswers, nowMs: number): string[] {
  const due = coming(answers).filter((each) => isDue(each.due, nowMs))
  return due.slice(0, leftToday(answers, nowMs)).map(({ id }) => id)
}

/** The day on which the next questions come when none is asked now; null when all rest. */
export function nextDay(answers: QuestionAnswers, nowMs: number): string | null {
  const days = coming(answers).map(({ due }) => (isDue(due, nowMs) ? dayAfter(nowMs, 1) : due))
  return days.toSorted()[0] ?? null
}

/**
 * Puts off, all at once, what is due and can't be asked: `isKnown` answers whether this version of the app has that question. The others were
 * taken out, or a later version has brought them. Nothing is forgotten, and nobody is told every day of a question that can't be asked. The
 * log itself where there is none of these.
 */
export function withPutOff(log: LearningLog, isKnown: (id: string) => boolean, nowMs: number): LearningLog {
  const due = dayAfter(nowMs, Math.max(...intervalDays))
  const putOff = Object.entries(log).flatMap(([name, record]) => {
    const [place] = isKnown(record.key) ? [] : placeOf(record)
    const isVain = place && place.due !== null && isDue(place.due, nowMs)
    return isVain ? [[name, { ...record, value: answerValue({ step: place.step, due }) }] as const] : []
  })
  return putOff.length === 0 ? log : { ...log, ...Object.fromEntries(putOff) }
}

/** A day on which questions come: 'tomorrow', 'on Friday, March 6'. */
export function dayWords(day: string, nowMs: number): string {
  if (day === dayAfter(nowMs, 1)) return 'tomorrow'
  const format = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' })
  return `on ${format.format(new Date(`${day}T12:00`))}`
}

/** '6 are due, about 3 minutes' */
export function dueWords(count: number): string {
  const minutes = Math.ceil((count * secondsEach) / 60)
  return `${count} ${count === 1 ? 'is' : 'are'} due, about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`
}

/** '3 of 4 right. The other one comes again tomorrow.' */
export function roundWords(right: number, total: number): string {
  const others = total - right
  if (others === 0) return total === 1 ? 'Right.' : `All ${total} right.`
  if (right === 0) return total === 1 ? 'It comes again tomorrow.' : `All ${total} come again tomorrow.`
  return `${right} of ${total} right. The other ${others === 1 ? 'one comes' : `${others} come`} again tomorrow.`
}
