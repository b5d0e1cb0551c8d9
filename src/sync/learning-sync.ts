// @in reader-notes
import {
  beginRun,
  type ExchangeRun,
  forgetRecords,
  nextRecords,
  spareRemovals,
  storedMark,
  takeAnswer,
  type Taken,
} from '../domain/course/learning-exchange'
import { hasExchanged, isKnown, type LearningMark, parseLearningMark } from '../domain/course/learning-mark'
import { isAllSent, type LearningTrouble, nothingUnsent, type UnsentLearning } from '../domain/course/learning-words'
import { recordName } from '../domain/course/learning-record'
import { useAuth } from '../state/auth-store'
import { learningLogs } from '../state/learning-logs'
import { useLearningState } from '../state/learning-state'
import { storedByPerson } from '../state/learning-log'
import { readerNotes } from '../state/reader-notes'
import type { Refusal } from '../remote/failure'

/** So long the person has stopped reading and answering before it is sent. */
const quietMs = 3000

const { useStored, store } = storedByPerson<LearningMark>({
  key: 'learning-sync',
  parse: parseLearningMark,
  print: JSON.stringify,
  // A visitor's device exchanges nothing.
  merge: (own) => own,
})

const memberNow = () => useAuth.getState().user?.id ?? null

const logs = Object.values(learningLogs)

const recordsHere = () => logs.flatMap(({ log }) => Object.values(log()))

/** What the server isn't known to have of this person; a note or mark by its id. */
function unsentHere(): UnsentLearning {
  const unsent = recordsHere().filter((record) => !isKnown(record, useStored.getState()))
  const notes = unsent.filter(({ kind, key }) => kind === 'note' && readerNotes()[key]?.text !== null)
  return { notes: notes.map(({ key }) => key), others: unsent.length - notes.length }
}

/** Says how far all is noted. Without a member nobody is told. */
function tell(trouble: LearningTrouble | null = useLearningState.getState().trouble): void {
  const unsent = memberNow() === null ? null : unsentHere()
  const isUntold = unsent !== null && isAllSent(unsent) && !hasExchanged(useStored.getState())
  useLearningState.setState({ unsent: isUntold ? null : unsent, trouble })
}

/** What PostgREST says of a function that it doesn't have, or not with these arguments. */
const unknownFunction = 'PGRST202'

function troubleOf({ code, status }: Refusal): LearningTrouble {
  if (code === unknownFunction) return 'unsupported'
  // Who is signed out meanwhile, or asks a server that fails, is answered another time.
  return status === 400 ? 'refused' : 'unreachable'
}

function takeIn({ run, records, isSettled, gone }: Taken): void {
  for (const { log, take, write } of logs) {
    take(records, isSettled)
    // Of removals that the server knows this device need not know all.
    const spare = spareRemovals(log()).filter((record) => isKnown(record, run.mark))
    write((own) => forgetRecords(own, new Set([...gone, ...spare.map(recordName)])))
  }
  store(storedMark(run))
}

const refusalsOf = ({ refused }: ExchangeRun): LearningTrouble | null => {
  const codes = [...refused.values()]
  return codes.includes('full') ? 'full' : codes.length > 0 ? 'refused' : null
}

/**
 * One request: what the server hasn't, and the next page of what this device hasn't. Answers the run to go on with, null where there is nothing more to send
 * or to bring, or no answer.
 */
async function exchange(member: string, run: ExchangeRun): Promise<ExchangeRun | null> {
  const { syncLearning: exchangeRecords } = await import('../remote/learning')
  if (memberNow() !== member) return null
  const sent = nextRecords(run, recordsHere())
  const answer = await exchangeRecords(member, sent, run.mark.version)
  if (memberNow() !== member) return null
  if (!answer.ok) {
    tell(troubleOf(answer))
    return null
  }
  const taken = takeAnswer(run, sent, answer.value, recordsHere())
  takeIn(taken)
  tell(refusalsOf(taken.run))
  return taken.hasMore || nextRecords(taken.run, recordsHere()).length > 0 ? taken.run : null
}

let running: Promise<void> | undefined

/**
 * Makes what this person has learned the same here and on the server, as far as that can be reached; who is not signed in keeps it here. Nothing waits
 * for it: what couldn't be sent is still here, is told of, and goes at the next look.
 */
export function syncLearning(): Promise<void> {
  const member = memberNow()
  if (member === null) return Promise.resolve()
  running ??= (async () => {
    try {
      let run: ExchangeRun | null = beginRun(useStored.getState(), recordsHere())
      while (run !== null) run = await exchange(member, run)
    } finally {
      running = undefined
    }
  })()
  return running
}

/** So long a sign-out waits for it. */
const patienceMs = 3000

const leftHere = () => (memberNow() === null ? nothingUnsent : unsentHere())

/** Sends what isn't sent yet, if the server takes it soon. Answers what it has not got. */
export async function syncBeforeLeaving(): Promise<UnsentLearning> {
  if (isAllSent(leftHere())) return nothingUnsent
  await Promise.race([syncLearning(), new Promise((resolve) => setTimeout(resolve, patienceMs))])
  return leftHere()
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
  const changed = () => {
    tell()
    lookSoon()
  }
  for (const { subscribe } of logs) subscribe(changed)
  useAuth.subscribe(() => {
    tell(null)
    lookSoon()
  })
  tell()
  window.addEventListener('online', look)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look())
  look()
}
