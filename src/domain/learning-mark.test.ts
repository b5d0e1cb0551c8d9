import { describe, expect, it } from 'vitest'
import { markAfter, noLearningMark, parseLearningMark, unsentRecords } from './learning-mark'
import type { LearningRecord } from './learning-record'

const record = (key: string, more: Partial<LearningRecord> = {}): LearningRecord => ({
  kind: 'note',
  key,
  at: 1,
  value: 'v',
  ...more,
})
const many = (count: number, value: string) => Array.from({ length: count }, (_, index) => record(`${index}`, { value }))

describe('unsentRecords', () => {
  const mark = markAfter(noLearningMark, [record('a')], { epoch: 'e', version: 1, records: [record('b')] })

  it.each([
    ['what the server is known to have', [record('a'), record('b')], 0],
    ['one of another time', [record('a', { at: 2 })], 1],
    ['one of another value', [record('b', { value: 'w' })], 1],
    ['one that it was never told of', [record('c')], 1],
  ])('of %s sends what is missing', (_, records, count) => {
    expect(unsentRecords(records, mark)).toHaveLength(count)
  })

  it.each([
    ['500 records', many(501, 'v'), 500],
    ['200,000 letters', many(3, 'v'.repeat(80_000)), 2],
  ])('sends at most %s at once', (_, records, count) => {
    expect(unsentRecords(records, noLearningMark)).toHaveLength(count)
  })
})

describe('markAfter', () => {
  const mark = markAfter(noLearningMark, [record('a')], { epoch: 'e', version: 3, records: [] })

  it('knows nothing of a server that was put back: all is sent, and asked for, once more', () => {
    const after = markAfter(mark, [], { epoch: 'f', version: 3, records: [record('b')] })
    expect(after).toEqual({ ...noLearningMark, epoch: 'f' })
    expect(unsentRecords([record('a'), record('b')], after)).toHaveLength(2)
  })

  it('goes on from what is known of the same server', () => {
    expect(Object.keys(markAfter(mark, [], { epoch: 'e', version: 4, records: [record('b')] }).known)).toHaveLength(2)
  })
})

describe('parseLearningMark', () => {
  it.each([
    ['nothing stored', null],
    ['text that is not JSON', '{"version"'],
    ['a version that is none', '{"version":1.5,"known":{}}'],
    ['a JSON null', 'null'],
  ])('takes %s for a server that nothing is known of', (_, stored) => {
    expect(parseLearningMark(stored)).toEqual(noLearningMark)
  })

  it('reads back what was stored', () => {
    const mark = markAfter(noLearningMark, [record('a')], { epoch: 'e', version: 4, records: [] })
    expect(parseLearningMark(JSON.stringify(mark))).toEqual(mark)
  })
})
