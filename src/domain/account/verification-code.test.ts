import { expect, it } from 'vitest'
import { cleanCode, codeProblem } from './verification-code'

it.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['Your code is 123-456.', '123456'],
  ['1234567', '123456'],
  ['abc', ''],
  ['١٢٣٤٥٦', '123456'],
  ['۱۲۳ ۴۵۶', '123456'],
  ['१२३४५६', '123456'],
  ['１２３４５６', '123456'],
])('keeps of %j %j', (typed, kept) => expect(cleanCode(typed)).toBe(kept))

it.each(['', '12345', '1234567', '12345a', '１２３４５６'])('refuses %j', (code) =>
  expect(codeProblem(code)).toBe('Please enter the 6-digit verification code'),
)

it('takes six digits', () => expect(codeProblem('012345')).toBeNull())
