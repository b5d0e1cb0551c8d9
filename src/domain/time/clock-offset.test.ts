import { describe, expect, test } from 'vitest'
import { clockOffset, storedOffset } from './clock-offset'

const date = 'Sun, 29 Nov 2026 12:00:00 GMT'
const now = Date.parse(date)
const day = 86_400_000

describe('by how much the server’s clock is ahead', () => {
  test.each([
    ['of a clock that is right', 0, now - 200, now, 0],
    ['after a request of the longest', 0, now, now + 15_000, 0],
    ['of one that is sixty days ahead', 0, now + 60 * day, now + 60 * day, -60 * day],
    ['of one that is sixty days behind', 0, now - 60 * day, now - 60 * day, 60 * day],
    ['of one that is a minute behind', 0, now - 60_000, now - 60_000, 60_000],
    ['where it is what two requests differ by', -60 * day, now + 60 * day, now + 60 * day + 15_000, -60 * day],
    ['of one that was put right', -60 * day, now, now + 300, 0],
  ])('%s', (_, known, sentAt, heardAt, offset) => {
    expect(clockOffset(known, date, sentAt, heardAt)).toBe(offset)
  })

  test.each([
    ['no date, as across origins that don’t show it', null, now, now],
    ['no time', 'today', now, now],
    ['a device in between that has just started', 'Thu, 01 Jan 1970 00:00:09 GMT', now, now],
    ['an answer that lay on a device that slept', date, now, now + 20_001],
    ['a clock that was set back meanwhile', date, now, now - 60 * day],
    ['a clock that was set ahead meanwhile', date, now, now + 60 * day],
  ])('is as it was known: %s', (_, told, sentAt, heardAt) => {
    expect(clockOffset(1_000_000, told, sentAt, heardAt)).toBe(1_000_000)
  })
})

describe('what an earlier page kept', () => {
  test.each([
    ['holds at a start without a network', `-5000 ${now - day}`, -5000],
    ['is forgotten once the clock was set back, which may have put it right', `-5000 ${now + 1}`, 0],
    ['is nothing at first', null, 0],
    ['is nothing where it can’t be read', 'soon', 0],
  ])('%s', (_, stored, offset) => {
    expect(storedOffset(stored, now)).toBe(offset)
  })
})
