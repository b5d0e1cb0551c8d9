import { describe, expect, it } from 'vitest'
import { moved, shuffled, shuffledSteps } from './question-order'

const seeds = Array.from({ length: 600 }, (_, nth) => `question-${nth % 20} 2026-03-${nth}`)
const items = ['a', 'b', 'c', 'd']

describe('shuffled', () => {
  it('is the same for a seed, holds each item once, and is another order for another seed', () => {
    for (const seed of seeds) expect(shuffled(shuffled(items, seed), seed).toSorted()).toEqual(items)
    expect(seeds.map((seed) => shuffled(items, seed))).toEqual(seeds.map((seed) => shuffled(items, seed)))
    expect(new Set(seeds.map((seed) => shuffled(items, seed).join(''))).size).toBe(24)
  })

  it.each([0, 1, 2, 3])('puts the first item in place %d about as often as in any other', (place) => {
    const times = seeds.filter((seed) => shuffled(items, seed)[place] === 'a').length
    expect(times).toBeGreaterThan(100)
    expect(times).toBeLessThan(200)
  })
})

describe('shuffledSteps', () => {
  it('never begins in the right order', () => {
    for (const seed of seeds) {
      const steps = shuffledSteps(['a', 'b', 'c'], seed)
      expect(steps).not.toEqual(['a', 'b', 'c'])
      expect(steps.toSorted()).toEqual(['a', 'b', 'c'])
    }
  })
})

describe('moved', () => {
  it.each([
    ['down', 0, 1, 'bacd'],
    ['up', 3, -1, 'abdc'],
    ['not over the end', 3, 1, 'abcd'],
    ['not before the beginning', 0, -1, 'abcd'],
  ] as const)('moves %s', (_, from, by, order) => {
    expect(moved(items, from, by).join('')).toBe(order)
  })
})
