import {
  beginRun,
  type ExchangeRun,
  forgetRecords,
  type LearningAnswer,
  nextRecords,
  storedMark,
  takeAnswer,
} from '../../src/domain/course/learning-exchange.ts'
import { noLearningMark } from '../../src/domain/course/learning-mark.ts'
import { emptyLog, type LearningRecord, withRecords } from '../../src/domain/course/learning-record.ts'
import { canReadNote, notesIn, type ReaderNotes } from '../../src/domain/course/reader-notes.ts'
import { canReadPractice } from '../../src/domain/course/practice-record.ts'
import { canReadAnswer } from '../../src/domain/course/questions.ts'
import { canReadReading } from '../../src/domain/course/reading-progress.ts'
import { canReadPlan } from '../../src/domain/course/weekly-plan.ts'

/** One request of `sync_learning`, by name. */
export type Exchange = (records: readonly LearningRecord[], since: number) => Promise<LearningAnswer>

export const deliveries = ['none', 'request lost', 'request late', 'answer lost', 'answer late', 'sent twice'] as const
export type Delivery = (typeof deliveries)[number]

/** A device of a person, with what its requests and their answers meet on the way. */
export class LearningDevice {
  log = emptyLog
  mark = noLearningMark
  /** Requests and answers that are still on their way. */
  late: (() => unknown)[] = []
  private run: ExchangeRun | null = null
  private readonly exchangeWith: Exchange

  constructor(exchangeWith: Exchange) {
    this.exchangeWith = exchangeWith
  }

  get notes(): ReaderNotes {
    return notesIn(this.log)
  }

  get records(): LearningRecord[] {
    return Object.values(this.log)
  }

  /** The page is loaded anew: what was under way is begun again. */
  reload(): void {
    this.run = null
  }

  /** Answers whether there is more to send or to bring. */
  async sync(delivery: Delivery = 'none'): Promise<boolean> {
    const run = this.run ?? beginRun(this.mark, this.records)
    const sent = nextRecords(run, this.records)
    if (delivery === 'request lost') return false
    if (delivery === 'request late') this.late.push(() => this.exchangeWith(sent, run.mark.version))
    if (delivery === 'request late') return false
    if (delivery === 'sent twice') await this.exchangeWith(sent, run.mark.version)
    const answer = await this.exchangeWith(sent, run.mark.version)
    if (delivery === 'answer late') this.late.push(() => this.take(run, sent, answer))
    if (delivery === 'none' || delivery === 'sent twice') return this.take(run, sent, answer)
    return true
  }

  private take(run: ExchangeRun, sent: readonly LearningRecord[], answer: LearningAnswer): boolean {
    const { run: next, records, isSettled, gone, hasMore } = takeAnswer(run, sent, answer, this.records)
    const ofLog = records.filter((record) =>
      [canReadReading, canReadPlan, canReadAnswer, canReadNote, canReadPractice].some((canRead) => canRead(record)),
    )
    this.log = forgetRecords(withRecords(this.log, ofLog, isSettled), new Set(gone))
    this.mark = storedMark(next)
    const goesOn = hasMore || nextRecords(next, this.records).length > 0
    this.run = goesOn ? next : null
    return goesOn
  }
}
