import { describe, expect, it } from 'vitest'
import {
  beginRun,
  forgetRecords,
  type LearningAnswer,
  nextRecords,
  spareRemovals,
  storedMark,
  takeAnswer,
} from './learning-exchange'
import { fingerprint, type LearningMark, noLearningMark, unsentRecords } from './learning-mark'
import { emptyLog, type LearningRecord, recordName, withRecords } from './learning-record'

const record = (key: string, more: Partial<LearningRecord> = {}): LearningRecord => ({
  kind: 'note',
  key,
  at: 5,
  value: 'v',
  ...more,
})
const answer = (more: Partial<LearningAnswer> = {}): LearningAnswer => ({
  epoch: 'e',
  version: 3,
  more: false,
  forgotten: 0,
  records: [],
  refused: [],
  ...more,
})
const having = (records: readonly LearningRecord[], more: Partial<LearningMark> = {}): LearningMark => ({
  epoch: 'e',
  version: 2,
  forgotten: 0,
  known: Object.fromEntries(records.map((each) => [recordName(each), fingerprint(each)])),
  ...more,
})
const [a, b] = [record('a'), record('b')]

describe('takeAnswer', () => {
  it('knows what was sent and what was told, and asks from there on', () => {
    const { run, hasMore } = takeAnswer(beginRun(noLearningMark, [a]), [a], answer({ records: [b], more: true }), [a])
    expect([storedMark(run), hasMore]).toEqual([having([a, b], { version: 3 }), true])
    expect(nextRecords(run, [a, b])).toEqual([])
  })

  it('takes the server’s word over what this device has not changed, whatever the times, and over nothing else', () => {
    const changed = record('b', { value: 'w', at: 9 })
    const here = [record('a', { at: 99 }), changed]
    const run = beginRun(having([record('a', { at: 99 }), b]), here)
    const told = [a, record('b', { at: 6 })]
    const { isSettled } = takeAnswer(run, [], answer({ records: told }), here)
    expect(told.map(isSettled)).toEqual([true, false])
  })

  it('takes no such word of a server that was put back, and knows nothing of it', () => {
    for (const put of [answer({ epoch: 'f', records: [a] }), answer({ version: 1, records: [a] })]) {
      const { run, isSettled, hasMore, gone } = takeAnswer(beginRun(having([a]), [a]), [], put, [a])
      expect([isSettled(a), hasMore, gone]).toEqual([false, true, []])
      expect(run.mark).toEqual({ ...noLearningMark, epoch: put.epoch })
      expect(unsentRecords([a, b], run.mark)).toHaveLength(2)
    }
  })

  it('leaves a record alone that was changed while its old time was refused', () => {
    const refused = [{ kind: 'note', key: 'a', code: 'ahead', at: 3 }]
    const changed = record('a', { at: 6, value: 'w' })
    const run = beginRun(noLearningMark, [a])
    expect(takeAnswer(run, [a], answer({ refused }), [a]).records).toEqual([{ ...a, at: 3 }])
    expect(takeAnswer(run, [a], answer({ refused }), [changed]).records).toEqual([])
  })

  it.each([
    ['the time is refused a second time', [{ kind: 'note', key: 'a', code: 'ahead', at: 3 }], 2],
    ['the server gives it no earlier time', [{ kind: 'note', key: 'a', code: 'ahead', at: 5 }], 1],
    ['the server gives it no time', [{ kind: 'note', key: 'a', code: 'ahead' }], 1],
    ['it is malformed', [{ kind: 'note', key: 'a', code: 'malformed' }], 1],
  ])('sends a record no more in this run once %s', (_, refused, times) => {
    let run = beginRun(noLearningMark, [a])
    for (let round = 0; round < times; round += 1) {
      expect(nextRecords(run, [a])).toEqual([a])
      run = takeAnswer(run, [a], answer({ refused }), [a]).run
    }
    expect(nextRecords(run, [a])).toEqual([])
  })
})

describe('removals that the server has forgotten', () => {
  const behind = takeAnswer(beginRun(having([a, b]), [a, b]), [], answer({ version: 9, forgotten: 7 }), [a, b])

  it('make a device that has not seen them ask for all that is left, and no other', () => {
    expect([behind.run.mark.version, behind.hasMore, behind.gone]).toEqual([0, true, []])
    const { run, hasMore } = takeAnswer(beginRun(having([a], { version: 7 }), [a]), [], answer({ version: 9, forgotten: 7 }), [a])
    expect([run.mark.version, hasMore]).toEqual([9, false])
  })

  it('take off the notes that are not left, once all is told and not before', () => {
    const first = takeAnswer(behind.run, [], answer({ version: 5, more: true, forgotten: 7, records: [b] }), [a, b])
    expect([first.gone, storedMark(first.run).version]).toEqual([[], 0])
    const last = takeAnswer(first.run, [], answer({ version: 9, forgotten: 7 }), [a, b])
    expect([last.gone, last.hasMore]).toEqual([['note/a'], false])
    expect(storedMark(last.run)).toEqual(having([b], { version: 9, forgotten: 7 }))
  })

  it('make it begin anew where more were forgotten meanwhile', () => {
    const first = takeAnswer(behind.run, [], answer({ version: 5, more: true, forgotten: 7, records: [a] }), [a, b])
    const second = takeAnswer(first.run, [], answer({ version: 9, forgotten: 8 }), [a, b])
    expect([second.run.mark.version, second.hasMore, second.gone]).toEqual([0, true, []])
  })

  it('take off the entries of the practice log as they do the notes', () => {
    const entry = record('a', { kind: 'practice' })
    const taken = takeAnswer(beginRun(having([entry], { version: 0 }), [entry]), [], answer({ version: 9, forgotten: 7 }), [
      entry,
    ])
    expect(taken.gone).toEqual(['practice/a'])
  })

  it('take off nothing that was never sent, and nothing that is never removed: that is sent again', () => {
    const [unsent, tick] = [record('c'), record('t', { kind: 'read' })]
    const here = [unsent, tick]
    const run = beginRun(having([tick], { version: 0 }), here)
    const taken = takeAnswer(run, [], answer({ version: 9, forgotten: 7 }), here)
    expect(taken.gone).toEqual([])
    expect(nextRecords(taken.run, here)).toEqual(here)
  })
})

const removal = (nth: number) => record(`${nth}`, { at: nth, value: '["removed","s",0,"",null]' })

describe('removals that a device holds', () => {
  it('are the latest thousand: the oldest may go, and nothing that is there', () => {
    const here = [
      record('kept', { at: 0, value: '["written","s",0,"",""]' }),
      ...Array.from({ length: 1002 }, (_, nth) => removal(nth)),
    ]
    const log = withRecords(emptyLog, here)
    const spare = spareRemovals(log).map(recordName)
    expect(spare.toSorted()).toEqual(['note/0', 'note/1'])
    expect(Object.keys(forgetRecords(log, new Set(spare)))).toHaveLength(1001)
    expect(forgetRecords(log, new Set(['none']))).toBe(log)
  })
})
