import { describe, expect, it } from 'vitest'
import { caretAfterFormat, formatPhone, phoneForSending } from './phone'

describe('format', () => {
  it.each([
    ['', ''],
    ['5', '5'],
    ['555', '555'],
    ['5551', '(555) 1'],
    ['555123', '(555) 123'],
    ['5551234', '(555) 123-4'],
    ['5551234567', '(555) 123-4567'],
    ['1-555-123-4567', '(555) 123-4567'],
    ['555.123.4567', '(555) 123-4567'],
    ['(555) ', '555'],
  ])('shows %j as %j', (typed, shown) => expect(formatPhone(typed)).toBe(shown))

  it.each([
    '55512345678',
    '(555) 123-45678',
    '0044 7911 123456',
    '011 44 7911 123456',
    '07911 123456',
    'call 555-123-4567',
    '1-800-FLOWERS',
    '+',
    '+44 20 7946 0958',
    '+1234567890123456789',
  ])('leaves %j as it was typed: no digit is cut', (typed) => expect(formatPhone(typed)).toBe(typed))
})

it.each([
  ['(555) 123-4567', '+15551234567'],
  ['+1 555 123 4567', '+15551234567'],
  ['+44 20 7946 0958', '+442079460958'],
])('sends %j as %j', (value, sent) => expect(phoneForSending(value)).toBe(sent))

describe('caret', () => {
  it.each([
    ['at the end it stays at the end', '5551', 4, 7],
    ['after the second digit it stays there', '(5955) 123-456', 3, 3],
    ['in front it stays in front', '(555) 1234', 0, 0],
    ['where nothing is formatted it stays', '+4 42079', 3, 3],
    ['a mark that is dropped takes no place', '\u202A+44 2079', 3, 2],
  ])('%s', (_, typed, caret, expected) => expect(caretAfterFormat(typed, caret, formatPhone(typed))).toBe(expected))
})
