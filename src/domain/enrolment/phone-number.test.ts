import { describe, expect, it } from 'vitest'
import { formatPhone, phoneForSending } from './phone'
import { readPhone } from './phone-number'

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
    ['call 555-123-4567', invalid],
    ['1-800-FLOWERS', invalid],
    ['55+51234567', invalid],
    ['55512345678', invalid],
    ['(555) 123-45678', invalid],
    ['07911 123456', invalid],
    ['+4479111234567', invalid],
    ['+44 20 7946 095', invalid],
    ['+9995551234567', invalid],
    ['+1234567890123456', invalid],
  ])('of %j is %j', (value, refusal) => expect(readPhone(value)).toEqual({ refusal }))
})

describe('a number as it comes is read as whose it is', () => {
  it.each([
    ['(555) 123-4567', '+1 555 123 4567'],
    ['1-555-123-4567', '+1 555 123 4567'],
    ['+1 (202) 555-0100', '+1 202 555 0100'],
    ['+442079460958', '+44 20 7946 0958'],
    ['\u202A+44 7911 123456\u202C', '+44 7911 123456'],
    ['\u200E+44 7911 123456', '+44 7911 123456'],
    ['tel:+447911123456', '+44 7911 123456'],
    ['tel:+44-7911-123456', '+44 7911 123456'],
    ['0044 7911 123456', '+44 7911 123456'],
    ['011 44 7911 123456', '+44 7911 123456'],
    ['+44 (0)7911 123456', '+44 7911 123456'],
    ['+44\u00A07911\u2011123456', '+44 7911 123456'],
    ['＋４４　７９１１　１２３４５６', '+44 7911 123456'],
    ['+٤٤ ٧٩١١ ١٢٣٤٥٦', '+44 7911 123456'],
    ['५५५१२३४५६७', '+1 555 123 4567'],
    ['+39 06 1234 5678', '+39 06 1234 5678'],
    ['+47 22 34 56 78', '+47 22 34 56 78'],
  ])('%j is %j', (typed, number) => {
    expect(readPhone(formatPhone(typed))).toEqual({ number })
    expect(readPhone(number)).toEqual({ number })
    expect(phoneForSending(number)).toBe(number.replaceAll(' ', ''))
  })
})
