import { expect, it } from 'vitest'
import { capitalized, numberInWords } from '../text/numbers'
import { weekNumbers, weeksAtStart, weeksInWords } from './course-week'

it('counts the weeks from one, and says in words how many there are', () => {
  expect(weekNumbers).toEqual(weekNumbers.map((_, index) => index + 1))
  expect(weeksInWords).toBe(numberInWords(weekNumbers.length))
  expect(weeksAtStart).toBe(capitalized(weeksInWords))
})
