import { expect, it } from 'vitest'
import { capitalized, numberInWords } from './number-words'

it.each([
  [0, 'zero'],
  [5, 'five'],
  [13, 'thirteen'],
  [19, 'nineteen'],
  [20, 'twenty'],
  [22, 'twenty-two'],
  [40, 'forty'],
  [99, 'ninety-nine'],
])('%i is %s', (number, words) => expect(numberInWords(number)).toBe(words))

it('begins a sentence with a capital', () => expect(capitalized('twenty-two')).toBe('Twenty-two'))
