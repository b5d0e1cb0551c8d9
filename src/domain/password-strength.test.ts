import { describe, expect, it } from 'vitest'
import { passwordChecklist, passwordStrength, passwordUpdateProblems, signUpPasswordProblem } from './password-strength'

describe('strength', () => {
  it.each([
    ['', 0],
    ['abc', 1],
    ['abcdefgh', 2],
    ['Abcdefgh', 3],
    ['Abcdefg1', 4],
    ['Abcdef1!', 5],
    ['Abc1!', 4],
    ['12345678', 2],
    ['        ', 2],
    ['Ärger123', 4],
  ])('of %j is %i', (password, score) => expect(passwordStrength(password)).toBe(score))
})

describe('update', () => {
  it.each([
    ['Abc1', ['Password must be at least 8 characters']],
    ['abcdefg1', ['Password must contain at least one uppercase letter']],
    ['ABCDEFG1', ['Password must contain at least one lowercase letter']],
    ['Abcdefgh', ['Password must contain at least one number']],
    ['Abcdefg1', []],
    [
      '',
      [
        'Password must be at least 8 characters',
        'Password must contain at least one uppercase letter',
        'Password must contain at least one lowercase letter',
        'Password must contain at least one number',
      ],
    ],
  ])('of %j answers %j', (password, problems) => expect(passwordUpdateProblems(password, password).password).toEqual(problems))

  it('ties a mismatch to the confirmation alone', () => {
    expect(passwordUpdateProblems('Abcdefg1', 'Abcdefg2')).toEqual({ password: [], confirmation: ['Passwords do not match'] })
  })
})

it('ticks the checklist rule by rule', () => {
  expect(passwordChecklist('Abc').map((rule) => rule.isMet)).toEqual([false, true, true, false])
})

it.each([
  ['', 'Password must be at least 6 characters'],
  ['12345', 'Password must be at least 6 characters'],
  ['123456', null],
])('sign-up answers %j with %j', (password, problem) => expect(signUpPasswordProblem(password)).toBe(problem))
