import { describe, expect, it } from 'vitest'
import { caretAfterFormat, formatPhone, phoneForSending, phoneProblem } from './phone'

describe('format', () => {
  it.each([
    ['', ''],
    ['5', '5'],
    ['555', '555'],
    ['5551', '(555) 1'],
    ['555123', '(555) 123'],
    ['5551234', '(555) 123-4'],
    ['5551234567', '(555) 123-4567'],
    ['55512345678', '(555) 123-4567'],
    ['1-555-123-4567', '(555) 123-4567'],
    ['(555) ', '555'],
    ['call 555-123-4567', '(555) 123-4567'],
    ['+', '+'],
    ['+44 20 7946 0958', '+442079460958'],
    ['+1234567890123456789', '+123456789012345'],
  ])('shows %j as %j', (typed, shown) => expect(formatPhone(typed)).toBe(shown))
})

describe('refusal', () => {
  const short = 'Phone number must be at least 10 digits'
  const invalid = 'Please enter a valid phone number'
  it.each([
    ['', short],
    ['(555) 123-456', short],
    ['((((-----))))', short],
    ['+44 20 7946', short],
    ['555.123.4567', invalid],
    ['555123456a', invalid],
    ['55+51234567', invalid],
    ['55512345678', invalid],
    ['+1234567890123456', invalid],
    ['(555) 123-4567', null],
    ['+442079460958', null],
  ])('of %j is %j', (value, problem) => expect(phoneProblem(value)).toBe(problem))
})

it.each([
  ['(555) 123-4567', '+15551234567'],
  ['+44 20 7946 0958', '+442079460958'],
])('sends %j as %j', (value, sent) => expect(phoneForSending(value)).toBe(sent))

describe('caret', () => {
  it.each([
    ['at the end it stays at the end', '5551', 4, 7],
    ['after the second digit it stays there', '(5955) 123-4567', 3, 3],
    ['in front it stays in front', '(555) 123', 0, 0],
    ['the plus counts', '+4 42079', 3, 2],
  ])('%s', (_, typed, caret, expected) => expect(caretAfterFormat(typed, caret, formatPhone(typed))).toBe(expected))
})
