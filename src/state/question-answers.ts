// @with texts
import { answerForm, answersIn, canReadAnswer, withAnswer, withPutOff } from '../domain/course/questions'
import { learningLog } from './learning-log'

export const answerLog = learningLog({ key: 'question-answers', form: answerForm, says: answersIn, canRead: canReadAnswer })

/** What whoever uses this device has answered. */
export const { use: useQuestionAnswers, read: questionAnswers } = answerLog

/** Keeps an answer, and with it when the question comes again. */
export const answerQuestion = (id: string, isRight: boolean): boolean =>
  answerLog.write((log, nowMs) => withAnswer(log, id, isRight, nowMs))

/** Keeps questions that this version doesn't know from being due every day. */
export const putOffUnknown = (isKnown: (id: string) => boolean): boolean =>
  answerLog.write((log, nowMs) => withPutOff(log, isKnown, nowMs))
