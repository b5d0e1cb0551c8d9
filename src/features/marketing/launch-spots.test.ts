import { describe, expect, it } from 'vitest'
import { nextSpots, waitBeforeDraw } from './launch-spots'

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
