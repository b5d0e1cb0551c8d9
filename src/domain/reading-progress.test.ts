import { describe, expect, it } from 'vitest'
import { emptyReadingProgress, parseReadingProgress, readCount, withPlace, withSectionRead } from './reading-progress'

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
    expect(parseReadingProgress('{"read":["a",4,"b","a"],"place":{"week":1.5,"section":"a"}}')).toEqual({
      read: ['a', 'b'],
      place: null,
    })
  })

  it('reads back what was stored', () => {
    const progress = withPlace(withSectionRead(emptyReadingProgress, 'a', true), { week: 3, section: 'b' })
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
    expect(withSectionRead({ read, place: null }, section, isRead).read).toEqual(expected)
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
    expect(readCount({ read, place: null }, sections)).toEqual(expected)
  })
})
