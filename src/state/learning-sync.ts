import { type LearningMark, markAfter, noLearningMark, parseLearningMark, unsentRecords } from '../domain/learning-mark'
import { answerRecords } from '../domain/question-answers'
import { noteRecords } from '../domain/reader-notes'
import { readingRecords } from '../domain/reading-records'
import { planRecords } from '../domain/weekly-plan'
import { useAuth } from './auth-store'
import { ownNote } from './own-note'
import { questionAnswers, takeAnswers, useQuestionAnswers } from './question-answers'
import { readerNotes, takeNotes, useReaderNotes } from './reader-notes'
import { readingProgress, takeReading, useReadingProgress } from './reading-progress'
import { takePlan, useWeeklyPlan, weeklyPlan } from './weekly-plan'

/** So long the person has stopped reading and answering before it is sent. */
const quietMs = 3000

const { useNote, keep } = ownNote<LearningMark>({
  key: 'learning-sync',
  parse: parseLearningMark,
  print: JSON.stringify,
  // A visitor's device exchanges nothing.
  merge: (own) => own,
})

const memberNow = () => useAuth.getState().user?.id ?? null

const recordsHere = () => [
  ...readingRecords(readingProgress()),
  ...answerRecords(questionAnswers()),
  ...noteRecords(readerNotes()),
  ...planRecords(weeklyPlan()),
]

/**
 * One request: what the server hasn't, and the next page of what this device hasn't. Answers the mark to go on from, null where there is nothing more to send
 * or to bring, or no answer.
 */
async function exchange(member: string, mark: LearningMark): Promise<LearningMark | null> {
  const { syncLearning: exchangeRecords } = await import('../remote/learning')
  if (memberNow() !== member) return null
  const sent = unsentRecords(recordsHere(), mark)
  const answer = await exchangeRecords(member, sent, mark.version)
  if (!answer.ok || memberNow() !== member) return null
  takeReading(answer.value.records)
  takeAnswers(answer.value.records)
  takeNotes(answer.value.records)
  takePlan(answer.value.records)
  const reached = markAfter(mark, sent, answer.value)
  keep(reached)
  return answer.value.more || unsentRecords(recordsHere(), reached).length > 0 ? reached : null
}

let running: Promise<void> | undefined

/**
 * Makes what this person has learned the same here and on the server, as far as that can be reached; who is not signed in keeps it here. Nothing waits
 * for it and nothing is said of it: what couldn't be sent is still here, and goes at the next look.
 */
export function syncLearning(): Promise<void> {
  const member = memberNow()
  if (member === null) return Promise.resolve()
  running ??= (async () => {
    try {
      // A device that has lost what it held asks for all of it.
      let mark: LearningMark | null = recordsHere().length === 0 ? noLearningMark : useNote.getState()
      while (mark !== null) mark = await exchange(member, mark)
    } finally {
      running = undefined
    }
  })()
  return running
}

/** So long a sign-out waits for it. */
const patienceMs = 3000

const isAllSent = () => memberNow() === null || unsentRecords(recordsHere(), useNote.getState()).length === 0

/** Sends what isn't sent yet, if the server takes it soon. Answers whether it has all of it. */
export async function syncBeforeLeaving(): Promise<boolean> {
  if (isAllSent()) return true
  await Promise.race([syncLearning(), new Promise((resolve) => setTimeout(resolve, patienceMs))])
  return isAllSent()
}

const look = () => void syncLearning().catch(console.error)

let isFollowing = false

/** Looks now, when the network or the page comes back, and a while after each change. Twice is once. */
export function followLearning(): void {
  if (isFollowing) return
  isFollowing = true
  let timer: ReturnType<typeof setTimeout> | undefined
  const lookSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(look, quietMs)
  }
  for (const store of [useReadingProgress, useQuestionAnswers, useReaderNotes, useWeeklyPlan, useAuth]) store.subscribe(lookSoon)
  window.addEventListener('online', look)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look())
  look()
}
