import { describe, expect, it } from 'vitest'
import { fingerprint, type LearningMark, noLearningMark, parseLearningMark, unsentRecords } from './learning-mark'
import { type LearningRecord, recordName } from './learning-record'

const record = (key: string, more: Partial<LearningRecord> = {}): LearningRecord => ({
  kind: 'note',
  key,
  at: 1,
  value: 'v',
  ...more,
})
/** A server that has these. */
const having = (...records: LearningRecord[]): LearningMark => ({
  epoch: 'e',
  version: 4,
  forgotten: 3,
  known: Object.fromEntries(records.map((each) => [recordName(each), fingerprint(each)])),
})
const many = (count: number, value: string) => Array.from({ length: count }, (_, index) => record(`${index}`, { value }))

describe('unsentRecords', () => {
  const mark = having(record('a'), record('b'))

  it.each([
    ['what the server is known to have', [record('a'), record('b')], 0],
    ['one of another time', [record('a', { at: 2 })], 1],
    ['one of another value', [record('b', { value: 'w' })], 1],
    ['one that it was never told of', [record('c')], 1],
  ])('of %s sends what is missing', (_, records, count) => {
    expect(unsentRecords(records, mark)).toHaveLength(count)
  })

  it('leaves out what was just refused', () => {
    expect(unsentRecords([record('c'), record('d')], mark, new Map([['note/c', 'full']]))).toEqual([record('d')])
  })

  it.each([
    ['500 records', many(501, 'v'), 500],
    ['200,000 letters', many(3, 'v'.repeat(80_000)), 2],
  ])('sends at most %s at once', (_, records, count) => {
    expect(unsentRecords(records, noLearningMark)).toHaveLength(count)
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
    const mark = having(record('a'))
    expect(parseLearningMark(JSON.stringify(mark))).toEqual(mark)
  })

  it('asks for everything once more after an early version, and knows what that one had sent', () => {
    const early = { epoch: 'e', version: 4, known: { 'note/a': '1 v', 'note/b': '1 two words' } }
    const mark = parseLearningMark(JSON.stringify(early))
    expect(mark).toMatchObject({ epoch: 'e', version: 0, forgotten: 0 })
    expect(unsentRecords([record('a'), record('b', { value: 'two words' }), record('c')], mark)).toEqual([record('c')])
  })
})

it('takes a few letters for a record, however long its text', () => {
  expect(fingerprint(record('a', { at: 1_790_000_000_000, value: 'v'.repeat(14_000) })).length).toBeLessThan(20)
})
