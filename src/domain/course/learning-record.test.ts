import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyLog, type LearningRecord, parseLog, printLog, recordName, withRecords, withWritten } from './learning-record'

const record = (part: Partial<LearningRecord> = {}): LearningRecord => ({ kind: 'read', key: 'a', at: 1, value: 'x', ...part })

const anyRecords = fc.array(
  fc.record({
    kind: fc.constantFrom('read', 'note'),
    key: fc.constantFrom('a', 'b/c'),
    at: fc.nat(3),
    value: fc.constantFrom('x', 'y'),
  }),
)
const logOf = (records: readonly LearningRecord[]) => withRecords(emptyLog, records)
const plain = { early: () => [] }

describe('a log', () => {
  it('comes to the same in any order and grouping, and as often as one likes', () => {
    fc.assert(
      fc.property(anyRecords, anyRecords, (one, other) => {
        const both = logOf([...one, ...other])
        expect(logOf([...other, ...one])).toEqual(both)
        expect(withRecords(logOf(one), Object.values(logOf(other)))).toEqual(both)
        expect(withRecords(both, one)).toBe(both)
      }),
      { seed: 15, numRuns: 1000 },
    )
  })

  it('has the later version of a record, of two at one time that with the smaller text', () => {
    expect(logOf([record({ at: 2 }), record({ at: 3, value: 'y' })])).toEqual({ 'read/a': record({ at: 3, value: 'y' }) })
    expect(logOf([record({ value: 'y' }), record()])).toEqual({ 'read/a': record() })
  })

  it('takes what is settled whatever its time', () => {
    const log = logOf([record({ at: 9 })])
    const told = record({ at: 2, value: 'y' })
    expect(withRecords(log, [told], () => true)).toEqual({ 'read/a': told })
    expect(withRecords(log, [told])).toBe(log)
  })

  it('writes a version that is later than the one before, under a clock that went back too', () => {
    const log = withWritten(logOf([record({ at: 90 })]), 'read', 'a', 'y', 50)
    expect(log).toEqual({ 'read/a': record({ at: 91, value: 'y' }) })
  })

  it('gives a time beyond all dates the last that there is, and finds no news in it then', () => {
    const log = logOf([record({ at: 2 ** 53 - 1 })])
    expect(log['read/a']?.at).toBeLessThan(2 ** 53 - 1)
    expect(withRecords(log, [record({ at: 2 ** 53 - 1 })])).toBe(log)
  })
})

describe('a stored log', () => {
  it('is read as it was printed', () => {
    fc.assert(
      fc.property(anyRecords, (records) => {
        const log = logOf(records)
        expect(parseLog(printLog(log, plain), plain)).toEqual(log)
      }),
      { seed: 15 },
    )
  })

  it.each([
    ['nothing', null],
    ['an empty text', ''],
    ['text that is not JSON', '{a'],
    ['a JSON null', 'null'],
    ['a list', '[1]'],
    ['a name without a key', '{"read":{"at":1,"value":"x"}}'],
    ['a time that is none', '{"read/a":{"at":-1,"value":"x"}}'],
    ['a value that is no text', '{"read/a":{"at":1,"value":1}}'],
  ])('is empty where there is %s', (_, stored) => {
    expect(parseLog(stored, plain)).toEqual(emptyLog)
  })

  it('stays beside what is unreadable, also of a kind that this version doesn’t know', () => {
    const odd = record({ kind: 'later', key: 'b/c' })
    expect(parseLog(`{"read/a":7,"${recordName(odd)}":{"at":1,"value":"x"}}`, plain)).toEqual({ [recordName(odd)]: odd })
  })

  it('is what an early version stored in its place', () => {
    expect(parseLog('{"a":5}', { early: (stored) => [record({ value: JSON.stringify(stored) })] })).toEqual({
      'read/a': record({ value: '{"a":5}' }),
    })
  })
})
