import { describe, expect, it } from 'vitest'
import { formatCents, parseCents, progressPercent } from './money'

describe('an amount as typed', () => {
  it.each([
    ['', 0],
    ['abc', 0],
    ['-5', 0],
    ['+5', 0],
    ['1e3', 0],
    ['1.005', 0],
    ['1..5', 0],
    ['1,00', 0],
    ['0x10', 0],
    ['Infinity', 0],
    ['NaN', 0],
    ['١٠', 0],
    ['5 0', 0],
    ['9'.repeat(10), 0],
    ['.', 0],
    ['$', 0],
    ['0.99', 99],
    ['.5', 50],
    ['1', 100],
    ['10.', 1000],
    ['10.5', 1050],
    ['10.55', 1055],
    ['19.99', 1999],
    [' $25 ', 2500],
    ['1,000', 100_000],
    ['1,000,000', 100_000_000],
    ['10000.00', 1_000_000],
  ])('%j is %i cents', (text, cents) => {
    expect(parseCents(text)).toBe(cents)
  })
})

describe('an amount as read', () => {
  it.each([
    [0, '$0'],
    [100, '$1'],
    [2550, '$25.50'],
    [100_000_000, '$1,000,000'],
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
