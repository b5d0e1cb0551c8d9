import { describe, expect, it } from 'vitest'
import { countdown, launch, nextSpots, waitBeforeDraw } from './launch-special'

const day = 86_400_000

it.each([
  ['the start', 7 * day, [7, 0, 0, 0]],
  ['one second later', 7 * day - 1000, [6, 23, 59, 59]],
  ['a started second', 1, [0, 0, 0, 1]],
  ['the end', 0, [0, 0, 0, 0]],
  ['long after the end', -5 * day, [0, 0, 0, 0]],
])('%s', (_, ms, [days, hours, minutes, seconds]) => {
  expect(countdown(ms)).toEqual({ days, hours, minutes, seconds })
})

describe('nextSpots', () => {
  it.each([
    ['drops with the first 30 percent', 27, 0, 26],
    ['drops just below the chance', 27, 0.299, 26],
    ['stays at the chance', 27, 0.3, 27],
    ['stays at the floor', 15, 0, 15],
  ])('%s', (_, spots, chance, expected) => {
    expect(nextSpots(spots, chance)).toBe(expected)
  })
})

it.each([
  [0, 25_000],
  [0.5, 42_500],
  [1, 60_000],
])('waits between 25 and 60 seconds: %d', (chance, ms) => {
  expect(waitBeforeDraw(chance)).toBe(ms)
})

it('keeps the cosmetic counters of the launch offer', () => {
  expect(launch).toEqual({ countdownDays: 7, spots: { start: 27, floor: 15, dropChance: 0.3, minSeconds: 25, maxSeconds: 60 } })
})
