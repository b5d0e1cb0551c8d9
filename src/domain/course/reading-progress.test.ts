import { describe, expect, it } from 'vitest'
import { emptyLog, type LearningLog, parseLog, printLog, withRecords } from './learning-record'
import {
  canReadReading,
  daysKept,
  progressIn,
  readCount,
  readingForm,
  withDayRead,
  withLeft,
  withPlace,
  withSectionRead,
} from './reading-progress'

const nothing = progressIn(emptyLog)
const earlyIn = (stored: string) => progressIn(parseLog(stored, readingForm))
const mark = (nth: number) => ({ nth, words: `Paragraph ${nth}` })
const merged = (one: LearningLog, other: LearningLog) => withRecords(one, Object.values(other))

describe('reading that an early version stored', () => {
  it.each([
    ['a list', '["a"]'],
    ['a number', '7'],
    ['fields of other kinds', '{"read":"a","place":3}'],
  ])('is none where there is %s', (_, stored) => {
    expect(earlyIn(stored)).toEqual(nothing)
  })

  it('is read beside what is damaged', () => {
    expect(
      earlyIn(
        '{"read":["a",4,"b","a"],"place":{"week":1.5,"section":"a"},"days":["2026-03-02",7,"2026-03-02","soon"],"left":{"c":{"nth":2,"words":"Move"},"d":{"nth":"x","words":"Move"},"e":null},"times":{"read/a":5,"read/b":"5","left/c":-1,"read/gone":9}}',
      ),
    ).toEqual({
      read: ['a', 'b'],
      place: null,
      days: ['2026-03-02'],
      left: { c: { nth: 2, words: 'Move' } },
      readAt: { a: 5 },
    })
  })

  it('has of what had no time then the earliest of all, and tells what was taken back', () => {
    const log = parseLog('{"read":["a"],"place":{"week":1,"section":"a"},"left":{},"times":{"read/b":3,"left/a":4}}', readingForm)
    expect(Object.values(log)).toEqual([
      { kind: 'read', key: 'a', at: 0, value: 'read' },
      { kind: 'read', key: 'b', at: 3, value: 'unread' },
      { kind: 'left', key: 'a', at: 4, value: '' },
      { kind: 'place', key: 'latest', at: 0, value: '1 a' },
    ])
  })
})

describe('what was read, taken back and left, and where', () => {
  let log = withSectionRead(withSectionRead(withSectionRead(emptyLog, 'a', true, 1), 'b', true, 2), 'b', false, 3)
  log = withLeft(withLeft(withLeft(log, 'c', mark(4), 4), 'd', mark(1), 5), 'd', null, 6)
  log = withDayRead(withPlace(log, { week: 2, section: 'c' }, 7), '2026-03-01')

  it('is what is exchanged', () => {
    expect(Object.values(log)).toEqual([
      { kind: 'read', key: 'a', at: 1, value: 'read' },
      { kind: 'read', key: 'b', at: 3, value: 'unread' },
      { kind: 'left', key: 'c', at: 4, value: '4 Paragraph 4' },
      { kind: 'left', key: 'd', at: 6, value: '' },
      { kind: 'place', key: 'latest', at: 7, value: '2 c' },
      { kind: 'day', key: '2026-03-01', at: 0, value: 'read' },
    ])
    expect(Object.values(log).every(canReadReading)).toBe(true)
  })

  it('is read as it was stored', () => {
    expect(parseLog(printLog(log, readingForm), readingForm)).toEqual(log)
    expect(progressIn(log)).toEqual({
      read: ['a'],
      place: { week: 2, section: 'c' },
      days: ['2026-03-01'],
      left: { c: mark(4) },
      readAt: { a: 1 },
    })
  })
})

it.each([
  ['read', 'a', 'perhaps'],
  ['place', 'latest', 'somewhere'],
  ['place', 'latest', ''],
  ['left', 'a', 'x Paragraph'],
  ['day', 'soon', 'read'],
  ['note', 'a', 'unread'],
  ['constructor', 'a', 'read'],
])('a %s of %s that says %j is not read', (kind, key, value) => {
  expect(canReadReading({ kind, key, at: 99, value })).toBe(false)
})

const leftIn = (log: LearningLog) => progressIn(log).left

describe('withLeft', () => {
  const left = withLeft(withLeft(emptyLog, 'a', mark(1), 5), 'b', mark(2), 5)

  it('remembers the latest paragraph of each section', () => {
    expect(leftIn(withLeft(left, 'a', mark(5), 6))).toEqual({ a: mark(5), b: mark(2) })
  })

  it('forgets it at the beginning, and once the section is read', () => {
    expect(leftIn(withLeft(left, 'a', null, 6))).toEqual({ b: mark(2) })
    expect(leftIn(withSectionRead(left, 'a', true, 6))).toEqual({ b: mark(2) })
    expect(leftIn(withSectionRead(left, 'a', false, 6))).toEqual(leftIn(left))
  })

  it('notes nothing where nothing changes', () => {
    expect(withLeft(left, 'c', null, 9)).toBe(left)
    expect(withLeft(left, 'a', mark(1), 9)).toBe(left)
  })
})

const days = (count: number, month = 3) =>
  Array.from({ length: count }, (_, index) => `2026-0${month}-${String(index + 1).padStart(2, '0')}`)

describe('withDayRead', () => {
  it('counts a day once', () => {
    const log = ['2026-03-01', '2026-03-02'].reduce(withDayRead, emptyLog)
    expect(progressIn(log).days).toEqual(['2026-03-01', '2026-03-02'])
    expect(withDayRead(log, '2026-03-01')).toBe(log)
  })

  it('keeps the latest days only', () => {
    const log = days(daysKept + 2).reduce(withDayRead, withSectionRead(emptyLog, 'a', true, 1))
    expect(progressIn(log).days).toEqual(days(daysKept + 2).slice(2))
    expect(Object.keys(log)).toHaveLength(daysKept + 1)
  })

  it('of two devices those of all', () => {
    const [one, other] = [days(20, 2).reduce(withDayRead, emptyLog), days(20).reduce(withDayRead, emptyLog)]
    expect(progressIn(merged(one, other)).days).toEqual(progressIn(merged(other, one)).days)
    expect(progressIn(merged(one, other)).days).toEqual([...days(20, 2).slice(12), ...days(20)])
  })
})

describe('readCount', () => {
  it.each([
    ['no sections', ['a'], [], { read: 0, total: 0, percent: 0 }],
    ['none read', [], ['a', 'b'], { read: 0, total: 2, percent: 0 }],
    ['a third', ['a'], ['a', 'b', 'c'], { read: 1, total: 3, percent: 33 }],
    ['two thirds', ['a', 'c'], ['a', 'b', 'c'], { read: 2, total: 3, percent: 67 }],
    ['all, and an id that the course dropped', ['a', 'old'], ['a'], { read: 1, total: 1, percent: 100 }],
  ])('%s', (_, read, sections, expected) => {
    expect(readCount({ ...nothing, read }, sections)).toEqual(expected)
  })
})
