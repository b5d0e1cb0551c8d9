import { expect, it } from 'vitest'
import { displayNameProblem, reservedNameWords } from './profile'
import { isReservedName } from './reserved-names'

it.each([
  ['', 'Please enter a display name'],
  ['   ', 'Please enter a display name'],
  ['Pat\u0000riot', 'There is a character that can’t be seen after “\u2068Pat\u2069”. Please type that place anew.'],
  ['Morgan\u200b', 'There is a character that can’t be seen after “\u2068Morgan\u2069”. Please type that place anew.'],
  ['Anonymous', reservedNameWords],
  ['x'.repeat(41), '1 too many. Please use at most 40 characters.'],
  ['x'.repeat(40), null],
  [` ${'x'.repeat(40)} `, null],
  ['Chris Staff', null],
  ['Björk O’Neil', null],
])('%j answers %j', (name, problem) => expect(displayNameProblem(name, isReservedName)).toBe(problem))
