import { describe, expect, it } from 'vitest'
import {
  daysKept,
  emptyReadingProgress,
  parseReadingProgress,
  readCount,
  withDayRead,
  withLeft,
  withPlace,
  withSectionRead,
} from './reading-progress'

describe('parseReadingProgress', () => {
  it.each([
    ['nothing stored', null],
    ['an empty text', ''],
    ['text that is not JSON', '{read'],
    ['a JSON null', 'null'],
    ['a list', '["a"]'],
    ['a number', '7'],
    ['fields of other kinds', '{"read":"a","place":3}'],
  ])('takes %s for no progress', (_, stored) => {
    expect(parseReadingProgress(stored)).toEqual(emptyReadingProgress)
  })

  it('keeps the readable part of a damaged record', () => {
    expect(
      parseReadingProgress(
        '{"read":["a",4,"b","a"],"place":{"week":1.5,"section":"a"},"days":["2026-03-02",7,"2026-03-02"],"left":{"c":{"nth":2,"words":"Move"},"d":{"nth":"2","words":"Move"},"e":null},"times":{"read/a":5,"read/b":"5","left/c":-1}}',
      ),
    ).toEqual({
      read: ['a', 'b'],
      place: null,
      days: ['2026-03-02'],
      left: { c: { nth: 2, words: 'Move' } },
      times: { 'read/a': 5 },
    })
  })

  it('reads back what was stored', () => {
    const read = withPlace(withSectionRead(emptyReadingProgress, 'a', true, 5), { week: 3, section: 'b' }, 6)
    const progress = withDayRead(withLeft(read, 'b', { nth: 4, words: 'Feet under your hips' }, 7), '2026-03-01')
    expect(parseReadingProgress(JSON.stringify(progress))).toEqual(progress)
  })
})

describe('withSectionRead', () => {
  it.each([
    ['adds a section', [], 'a', true, ['a']],
    ['adds it once only', ['a'], 'a', true, ['a']],
    ['takes it back', ['a', 'b'], 'a', false, ['b']],
    ['takes back what was never read', ['b'], 'a', false, ['b']],
  ])('%s', (_, read, section, isRead, expected) => {
    expect(withSectionRead({ ...emptyReadingProgress, read }, section, isRead, 5).read).toEqual(expected)
  })
})

const mark = (nth: number) => ({ nth, words: `${nth}` })

describe('withLeft', () => {
  const left = withLeft(withLeft(emptyReadingProgress, 'a', mark(1), 5), 'b', mark(2), 5)

  it('remembers the latest paragraph of each section', () => {
    expect(withLeft(left, 'a', mark(5), 6).left).toEqual({ a: mark(5), b: mark(2) })
  })

  it('forgets it at the beginning, and once the section is read', () => {
    expect(withLeft(left, 'a', null, 6).left).toEqual({ b: mark(2) })
    expect(withSectionRead(left, 'a', true, 6).left).toEqual({ b: mark(2) })
    expect(withSectionRead(left, 'a', false, 6).left).toEqual(left.left)
  })

  it('notes a time that is later than the one before, under any clock, and none where nothing changes', () => {
    expect(left.times).toEqual({ 'left/a': 5, 'left/b': 5 })
    expect(withLeft(left, 'a', mark(5), 3).times['left/a']).toBe(6)
    expect(withLeft(left, 'c', null, 9)).toBe(left)
    expect(withLeft(left, 'a', mark(1), 9)).toBe(left)
  })
})

describe('withDayRead', () => {
  it('counts a day once', () => {
    const days = ['2026-03-01', '2026-03-02', '2026-03-01'].reduce(withDayRead, emptyReadingProgress).days
    expect(days).toEqual(['2026-03-01', '2026-03-02'])
  })

  it('keeps the latest days only', () => {
    const all = Array.from({ length: daysKept + 2 }, (_, index) => `2026-03-${String(index + 1).padStart(2, '0')}`)
    expect(all.reduce(withDayRead, emptyReadingProgress).days).toEqual(all.slice(2))
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
    expect(readCount({ ...emptyReadingProgress, read }, sections)).toEqual(expected)
  })
})
