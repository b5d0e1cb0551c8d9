import { describe, expect, it } from 'vitest'
import { samplesBegin, samplesLast } from './samples-last'

/** Small letters are samples. */
const isSample = (row: string) => row !== row.toUpperCase()
const last = (rows: string) => samplesLast(rows.split(''), isSample).join('')

describe('samples', () => {
  it.each([
    ['', ''],
    ['abc', 'abc'],
    ['aBcD', 'BDac'],
    ['aBCDEFGHIJ', 'BCDEFGHIJa'],
    ['aBCDEFGHIJK', 'BCDEFGHIJK'],
  ])('of %j stand as %j', (rows, expected) => {
    expect(last(rows)).toBe(expected)
  })

  it.each([
    ['', -1],
    ['ab', -1],
    ['AB', -1],
    ['ABc', 2],
  ])('begin in %j at %i', (rows, place) => {
    expect(samplesBegin(rows.split(''), isSample)).toBe(place)
  })
})
