// @in reader-notes
import { fingerprint, isKnown, type LearningMark, noLearningMark, unsentRecords } from './learning-mark'
import { type LearningLog, type LearningRecord, recordName, type Settled } from './learning-record'

/** A record that the server refuses, and why: `malformed`, `full`, or `ahead` with the time that it is to have in the place of its own. */
export type RefusedRecord = {
  readonly kind: string
  readonly key: string
  readonly code: string
  readonly at?: number | undefined
}

/**
 * What the server answers. `more`: there are records of later versions than `version`. `epoch`: which life of the server tells it, '' where it is
 * older than the question. `forgotten`: up to which version removals may be missing.
 */
export type LearningAnswer = {
  readonly epoch: string
  readonly version: number
  readonly more: boolean
  readonly forgotten: number
  readonly records: readonly LearningRecord[]
  readonly refused: readonly RefusedRecord[]
}

/**
 * Requests of a device, one after the other, until nothing more is to be sent or brought. `listed`: the names of all that the server has, while
 * they are being told from the first on; null where only news are. `refused`: what the server refused on the way, which goes again with the next run;
 * `ahead`: the times that it refused.
 */
export type ExchangeRun = {
  readonly mark: LearningMark
  readonly listed: ReadonlySet<string> | null
  readonly refused: ReadonlyMap<string, string>
  readonly ahead: ReadonlyMap<string, number>
}

/** What comes of an answer. `isSettled`: which of `records` are taken whatever their time. `gone`: the names of what was removed, and the removal forgotten. */
export type Taken = {
  readonly run: ExchangeRun
  readonly records: readonly LearningRecord[]
  readonly isSettled: Settled
  readonly gone: readonly string[]
  /** The server has more to tell. */
  readonly hasMore: boolean
}

const listing = (mark: LearningMark) => (Object.keys(mark.known).length > 0 ? new Set<string>() : null)

/** A device that has lost what it held asks for all of it. */
export function beginRun(stored: LearningMark, here: readonly LearningRecord[]): ExchangeRun {
  const mark = here.length === 0 ? noLearningMark : stored
  return { mark, listed: mark.version === 0 ? listing(mark) : null, refused: new Map(), ahead: new Map() }
}

/** What the next request of a run brings the server; it asks from `run.mark.version` on. */
export const nextRecords = (run: ExchangeRun, here: readonly LearningRecord[]) => unsentRecords(here, run.mark, run.refused)

/** The mark to store in the midst of a run: a list that isn't told to its end is asked for from its beginning. */
export const storedMark = ({ mark, listed }: ExchangeRun): LearningMark => (listed === null ? mark : { ...mark, version: 0 })

const byName = (records: readonly LearningRecord[]) => new Map(records.map((record) => [recordName(record), record]))
const fingerprints = (records: readonly LearningRecord[]) =>
  Object.fromEntries(records.map((record) => [recordName(record), fingerprint(record)]))

/** Nothing is known of a server that was put back: it may have lost what it was known to have, and counted to the same version anew. */
const isPutBack = ({ epoch, version, known }: LearningMark, answer: LearningAnswer) =>
  (version > 0 || Object.keys(known).length > 0) && (epoch !== answer.epoch || answer.version < version)

/**
 * What a device does with an answer to what it `sent`; `here`: what it holds by now, which the person may have changed meanwhile. The server has what
 * it took, or a version that stands over it, which comes with this answer.
 */
export function takeAnswer(
  run: ExchangeRun,
  sent: readonly LearningRecord[],
  answer: LearningAnswer,
  here: readonly LearningRecord[],
): Taken {
  const held = byName(here)
  const asSent = byName(sent)
  const codes = new Map(answer.refused.map((each) => [recordName(each), each.code]))
  const isAsSent = (name: string) => {
    const [own, before] = [held.get(name), asSent.get(name)]
    return own !== undefined && before !== undefined && fingerprint(own) === fingerprint(before)
  }
  const timed = new Set(answer.refused.flatMap((refused) => atServersTime(run, refused, asSent, isAsSent)))
  const isUnchanged = (name: string, own: LearningRecord | undefined) =>
    own !== undefined && (isKnown(own, run.mark) || (isAsSent(name) && !codes.has(name)))
  const wasPutBack = isPutBack(run.mark, answer)
  const isSettled = (record: LearningRecord) => {
    const name = recordName(record)
    return timed.has(record) || (!wasPutBack && isUnchanged(name, held.get(name)))
  }
  const taken = sent.filter((record) => !codes.has(recordName(record)))
  const next = wasPutBack ? afterPutBack(run, answer) : afterAnswer(run, taken, answer, held)
  const final = answer.refused.filter((each) => timeFor(run, each, asSent.get(recordName(each))) === null)
  const refused = new Map([...run.refused, ...final.map((each) => [recordName(each), each.code] as const)])
  const ahead = new Map([...codes.keys()].flatMap((name) => [[name, asSent.get(name)?.at ?? 0] as const]))
  return {
    ...next,
    run: { ...next.run, refused, ahead: new Map([...run.ahead, ...ahead]) },
    records: [...answer.records, ...timed],
    isSettled,
  }
}

/** The time that the server gives a record of a clock that is ahead; null where it's refused for another reason, or this device can't give it that time. */
const timeFor = ({ ahead }: ExchangeRun, refused: RefusedRecord, sent: LearningRecord | undefined) => {
  const { code, at } = refused
  const isNew = sent !== undefined && ahead.get(recordName(refused)) !== sent.at
  return code === 'ahead' && at !== undefined && isNew && at < sent.at ? at : null
}

function atServersTime(
  run: ExchangeRun,
  refused: RefusedRecord,
  sent: ReadonlyMap<string, LearningRecord>,
  isAsSent: (name: string) => boolean,
): LearningRecord[] {
  const name = recordName(refused)
  const record = sent.get(name)
  const at = timeFor(run, refused, record)
  return record && at !== null && isAsSent(name) ? [{ ...record, at }] : []
}

type Next = Pick<Taken, 'run' | 'gone' | 'hasMore'>

const afterPutBack = (run: ExchangeRun, { epoch }: LearningAnswer): Next => ({
  run: { ...run, mark: { ...noLearningMark, epoch }, listed: null },
  gone: [],
  hasMore: true,
})

function afterAnswer(
  run: ExchangeRun,
  taken: readonly LearningRecord[],
  answer: LearningAnswer,
  held: ReadonlyMap<string, LearningRecord>,
): Next {
  const { mark, listed } = run
  const { epoch, version, more, records } = answer
  const news = fingerprints([...taken, ...records])
  // What is neither here nor just told nobody asks for again.
  const kept = Object.entries(mark.known).filter(([name]) => held.has(name))
  const known = { ...Object.fromEntries(kept), ...news }
  const forgotten = mark.version === 0 ? answer.forgotten : mark.forgotten
  const reached: LearningMark = { epoch, version, forgotten, known }
  const isBehind = answer.forgotten > Math.max(mark.version, forgotten)
  if (isBehind || (listed !== null && answer.forgotten !== forgotten)) {
    const again = { ...reached, version: 0 }
    return { run: { ...run, mark: again, listed: listing(again) }, gone: [], hasMore: true }
  }
  if (listed === null) return { run: { ...run, mark: reached }, gone: [], hasMore: more }
  const names = new Set([...listed, ...Object.keys(news)])
  if (more) return { run: { ...run, mark: reached, listed: names }, gone: [], hasMore: true }
  return afterList({ ...run, mark: reached }, names, held)
}

/** The kinds whose records a person removes one by one: a record stays that says so, until the server forgets it. */
const removable = ['note', 'practice']

/**
 * Once all is listed: a record of such a kind that the server was known to have, and has not, was removed elsewhere, since it forgets removals
 * alone. Anything else that it has not it is sent again.
 */
function afterList(run: ExchangeRun, listed: ReadonlySet<string>, held: ReadonlyMap<string, LearningRecord>): Next {
  const { mark } = run
  const missing = [...held.values()].filter((record) => isKnown(record, mark) && !listed.has(recordName(record)))
  const gone = missing.filter(({ kind }) => removable.includes(kind) && mark.forgotten > 0)
  const lost = new Set(missing.map(recordName))
  const known = Object.fromEntries(Object.entries(mark.known).filter(([name]) => !lost.has(name)))
  return { run: { ...run, mark: { ...mark, known }, listed: null }, gone: gone.map(recordName), hasMore: false }
}

/** The log without the records of these names, of which nothing stays. */
export function forgetRecords(log: LearningLog, names: ReadonlySet<string>): LearningLog {
  const left = Object.entries(log).filter(([name]) => !names.has(name))
  return left.length === Object.keys(log).length ? log : Object.fromEntries(left)
}

/** Of so many removals this device knows, the latest. */
const removalLimit = 1000

/** The oldest removals of a log, of which this device need not know once the server has them. */
export function spareRemovals(log: LearningLog): LearningRecord[] {
  const removals = Object.values(log).filter(({ value }) => value.startsWith('["removed"'))
  return removals.toSorted((a, b) => b.at - a.at).slice(removalLimit)
}
