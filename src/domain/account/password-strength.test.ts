import { expect, it, describe } from 'vitest'
import { isGuessable, confirmationProblem, passwordChecklist, passwordProblems, passwordStrength } from './password-strength'

it.each(['aaaaaa', 'AaAaAa', '999999', '      ', '\u00A0\u00A0\u00A0\u00A0\u00A0\u00A0', '😀😀😀', '!!!!!!!!'])(
  '%j is guessed at once',
  (password) => expect(isGuessable(password)).toBe(true),
)

it.each(['wayfinder', 'Wayfinder2026', 'WAYFINDER CADET ACADEMY', 'way-finder-1', 'Cadet Academy!', 'ｗａｙｆｉｎｄｅｒ'])(
  '%j is a name of this site',
  (password) => expect(isGuessable(password)).toBe(true),
)

it.each(['', 'abcdef', 'aaaaab', 'wayfinder of the lakes', 'a cadet at noon', '12 of 14', ''.padEnd(7, 'ab')])(
  '%j is not',
  (password) => expect(isGuessable(password)).toBe(false),
)

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
    ['        ', 1],
    ['Ärger123', 4],
  ])('of %j is %i', (password, score) => expect(passwordStrength(password)).toBe(score))

  it('of one of the commonest is never more than very weak', () => expect(passwordStrength('Password1', true)).toBe(1))
})

describe('update', () => {
  it.each([
    ['Abc1', ['Password must be at least 8 characters']],
    ['abcdefg1', ['Password must contain at least one uppercase letter']],
    ['ABCDEFG1', ['Password must contain at least one lowercase letter']],
    ['Abcdefgh', ['Password must contain at least one number']],
    ['Abcdefg1', []],
    ['Ab1' + 'xy'.repeat(35), ['Password is too long: at most 72 letters of English or 18 emoji (72 bytes)']],
    [
      '',
      [
        'Password must be at least 8 characters',
        'Password must contain at least one uppercase letter',
        'Password must contain at least one lowercase letter',
        'Password must contain at least one number',
      ],
    ],
  ])('of %j answers %j', (password, problems) => expect(passwordProblems('update', password, false)).toEqual(problems))

  it('refuses one of the commonest, whatever rules it keeps', () => {
    expect(passwordProblems('update', 'Password1', true)).toEqual(['Password must not be one of the 3,000 most common'])
  })

  it('tells a mismatch at the confirmation alone', () => {
    expect(confirmationProblem('Abcdefg1', 'Abcdefg2')).toBe('Passwords do not match')
    expect(confirmationProblem('Abcdefg1', 'Abcdefg1')).toBeNull()
  })
})

it.each([
  ['', false, ['Password must be at least 6 characters']],
  ['12345', false, ['Password must be at least 6 characters']],
  ['123456', true, ['Password must not be one of the 3,000 most common']],
  ['abcdef', false, []],
  ['aaaaaa', false, ['Password must not be one character repeated, nor a name of this site']],
  ['Wayfinder1', false, ['Password must not be one character repeated, nor a name of this site']],
  ['abcdef', null, []],
  ['xy'.repeat(36), false, []],
  ['xy'.repeat(36) + 'x', false, ['Password is too long: at most 72 letters of English or 18 emoji (72 bytes)']],
  ['😀🙂'.repeat(9), false, []],
  ['😀🙂'.repeat(9) + '😀', false, ['Password is too long: at most 72 letters of English or 18 emoji (72 bytes)']],
  ['üö'.repeat(18) + 'ü', false, ['Password is too long: at most 72 letters of English or 18 emoji (72 bytes)']],
])('sign-up answers %j, common: %j, with %j', (password, isCommon, problems) =>
  expect(passwordProblems('sign-up', password, isCommon)).toEqual(problems),
)

const ticked = (...asked: Parameters<typeof passwordChecklist>) =>
  passwordChecklist(...asked).map(({ label, isMet }) => `${isMet === null ? '?' : isMet ? '+' : '-'} ${label}`)

describe('the checklist', () => {
  it.each([
    [
      'sign-up',
      'Abc',
      false,
      [
        '- At least 6 characters',
        '+ At most 72 letters, or 18 emoji',
        '+ Not one character, nor our name',
        '+ Not among the 3,000 most common',
      ],
    ],
    [
      'sign-up',
      '123456',
      true,
      [
        '+ At least 6 characters',
        '+ At most 72 letters, or 18 emoji',
        '+ Not one character, nor our name',
        '- Not among the 3,000 most common',
      ],
    ],
    [
      'sign-up',
      'Abc',
      null,
      [
        '- At least 6 characters',
        '+ At most 72 letters, or 18 emoji',
        '+ Not one character, nor our name',
        '? Not among the 3,000 most common',
      ],
    ],
    [
      'update',
      'Abc',
      false,
      [
        '- At least 8 characters',
        '+ One uppercase letter',
        '+ One lowercase letter',
        '- One number',
        '+ At most 72 letters, or 18 emoji',
        '+ Not one character, nor our name',
        '+ Not among the 3,000 most common',
      ],
    ],
  ] as const)('of %s for %j says what would refuse it there', (use, password, isCommon, lines) => {
    expect(ticked(use, password, isCommon)).toEqual(lines)
  })
})
