import { type LearningLog, withWritten } from './learning-record'
import { localDay } from '../time/local-day'
import {
  answerKind,
  answersIn,
  answerValue,
  byText,
  intervalDays,
  type QuestionAnswers,
  type QuestionPlace,
  type QuestionRecord,
  resting,
} from './question-answers'

/** As many questions a day come by themselves. */
export const askedADay = 20
const secondsEach = 30

/** So many days from now in this device's calendar. At noon no change of the clock is in the way. */
function dayAfter(nowMs: number, days: number): string {
  const now = new Date(nowMs)
  return localDay(new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, 12).getTime())
}

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
  const answers = answersIn(log)
  const due = dayAfter(nowMs, Math.max(...intervalDays))
  const putOff = Object.entries(log).flatMap(([name, record]) => {
    const answer = record.kind === answerKind && Object.hasOwn(answers, record.key) ? answers[record.key] : undefined
    const isVain = answer && answer.due !== null && !isKnown(record.key) && isDue(answer.due, nowMs)
    return isVain ? [[name, { ...record, value: answerValue({ step: answer.step, due }) }] as const] : []
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
