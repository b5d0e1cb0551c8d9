import { describe, expect, it } from 'vitest'
import { lengthWords, textLength, tooLongProblem } from './text-length'

const letters = (count: number) => 'x'.repeat(count)

it.each([
  ['letters', 'word', 4],
  ['blanks at the ends, which the server cuts', '  word\n', 4],
  ['an emoji outside the first plane', '🧭', 1],
  ['an accent typed as two', 'e\u0301', 1],
])('counts %s', (_, text, length) => {
  expect(textLength(text)).toBe(length)
})

describe('a refusal', () => {
  it.each([
    [letters(4000), null],
    ['🧭'.repeat(4000), null],
    [letters(4001), '1 too many. Please use at most 4,000 characters.'],
    [letters(5500), '1,500 too many. Please use at most 4,000 characters.'],
  ])('says how many are too many', (text, problem) => {
    expect(tooLongProblem(text, 4000)).toBe(problem)
  })
})

describe('the count below a field', () => {
  it.each([
    [3199, null, null],
    [3200, '3,200 of 4,000 characters', 'At most 800 characters left.'],
    [3599, '3,599 of 4,000 characters', 'At most 800 characters left.'],
    [3600, '3,600 of 4,000 characters', 'At most 400 characters left.'],
    [3800, '3,800 of 4,000 characters', 'At most 200 characters left.'],
    [4000, '4,000 of 4,000 characters', 'At most 200 characters left.'],
    [4001, '4,001 of 4,000 characters, 1 too many', 'More than 4,000 characters: too long.'],
    [4500, '4,500 of 4,000 characters, 500 too many', 'More than 4,000 characters: too long.'],
  ])('after %i characters', (count, shown, said) => {
    expect(lengthWords(letters(count), 4000)).toEqual(shown === null ? null : { shown, said })
  })
})
