import { expect, test } from 'vitest'
import { excerpt } from './quoted'

test('a short text stays, in one line', () => {
  expect(excerpt(' Walk it\n\nboth ways. ', 40)).toBe('Walk it both ways.')
})

test('a long one is cut between words, and a single long word where it must be', () => {
  expect(excerpt('one two three four', 9)).toBe('one two…')
  expect(excerpt('abcdefghij', 4)).toBe('abcd…')
})
