import { expect, it } from 'vitest'
import { unseenTextWords } from './human-text'
import { displayNameProblem, reservedNameWords } from './profile'

it.each([
  ['', 'Please enter a display name'],
  ['   ', 'Please enter a display name'],
  ['Pat\u0000riot', unseenTextWords],
  ['Morgan\u200b', unseenTextWords],
  ['Anonymous', reservedNameWords],
  ['x'.repeat(41), 'A display name has at most 40 characters'],
  ['x'.repeat(40), null],
  [` ${'x'.repeat(40)} `, null],
  ['Björk O’Neil', null],
])('%j answers %j', (name, problem) => expect(displayNameProblem(name)).toBe(problem))
