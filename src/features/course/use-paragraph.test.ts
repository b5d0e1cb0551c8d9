import { describe, expect, it } from 'vitest'
import { paragraphLeft, paragraphMark } from './use-paragraph'

const paragraphs = ['Hands are the last tool.', 'Move first.', 'Breathe.', 'Move first.', 'Leave.']

describe('the mark of a paragraph', () => {
  it.each([
    ['none for the first', 0, null],
    ['its number and its words', 2, { nth: 2, words: 'Breathe.' }],
    ['none past the end', 5, null],
    ['none for no paragraph', -1, null],
  ])('%s', (_, nth, mark) => {
    expect(paragraphMark(paragraphs, nth)).toEqual(mark)
  })

  it('keeps no more of a long one than tells it from others', () => {
    expect(paragraphMark(['', 'a'.repeat(500)], 1)?.words).toHaveLength(40)
  })
})

describe('a section goes on', () => {
  it.each([
    ['at its beginning for who left no mark', undefined, null],
    ['at the marked paragraph', { nth: 2, words: 'Breathe.' }, 2],
    ['where the marked words stand now', { nth: 4, words: 'Breathe.' }, 2],
    ['at the nearer of two that begin alike', { nth: 3, words: 'Move first.' }, 3],
    ['at the nearer of two that begin alike, from before', { nth: 0, words: 'Move first.' }, 1],
    ['at the number of a paragraph whose words were changed', { nth: 2, words: 'Breathe in.' }, 2],
    ['at its beginning where the words have become fewer', { nth: 9, words: 'Gone' }, null],
    ['at its beginning where the marked paragraph is now the first', { nth: 1, words: 'Hands are' }, null],
    ['at its beginning for a number that is none', { nth: -3, words: 'Gone' }, null],
  ])('%s', (_, mark, nth) => {
    expect(paragraphLeft(paragraphs, mark)).toBe(nth)
  })
})
