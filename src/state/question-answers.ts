import { academyNow } from '../clock'
import type { LearningRecord, Settled } from '../domain/learning-record'
import { mergeAnswers, parseAnswers, withAnswerRecords } from '../domain/question-answers'
import { withAnswer, withPutOff } from '../domain/question-schedule'
import { ownNote } from './own-note'

const { useNote, keep } = ownNote({
  key: 'question-answers',
  parse: parseAnswers,
  print: JSON.stringify,
  merge: mergeAnswers,
})

/** What whoever uses this device has answered. It begins as none, which is what pages show at build and while they hydrate. */
export const useQuestionAnswers = useNote

/** The same where nothing is rendered. */
export const questionAnswers = useNote.getState

/** Keeps an answer, and with it when the question comes again. */
export function answerQuestion(id: string, isRight: boolean): void {
  keep(withAnswer(questionAnswers(), id, isRight, academyNow()))
}

/** Takes in what this person answered on another device. */
export function takeAnswers(records: readonly LearningRecord[], isSettled?: Settled): void {
  const answers = questionAnswers()
  const next = withAnswerRecords(answers, records, isSettled)
  if (next !== answers) keep(next)
}

/** Keeps questions that this version doesn't know from being due every day. */
export function putOffUnknown(isKnown: (id: string) => boolean): void {
  const answers = questionAnswers()
  const next = withPutOff(answers, isKnown, academyNow())
  if (next !== answers) keep(next)
}
