import { describe, expect, it } from 'vitest'
import { formatCents, progressPercent } from './money'

describe('an amount as read', () => {
  it.each([
    [0, '$0'],
    [100, '$1'],
    [2550, '$25.50'],
    [50, '$0.50'],
    [123_456_705, '$1,234,567.05'],
    [100_000_000, '$1,000,000'],
    [-50, '-$0.50'],
    [-250_000, '-$2,500'],
  ])('%i cents reads %s', (cents, text) => {
    expect(formatCents(cents)).toBe(text)
  })
})

describe('progress', () => {
  it.each([
    [0, 10_000, 0],
    [2500, 10_000, 25],
    [49, 10_000, 0],
    [50, 10_000, 1],
    [9950, 10_000, 100],
    [30_000, 10_000, 100],
    [100, 0, 0],
  ])('%i of %i cents is %i percent', (raised, goal, percent) => {
    expect(progressPercent(raised, goal)).toBe(percent)
  })
})
