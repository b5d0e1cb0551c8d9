import { describe, expect, it } from 'vitest'
import { applicationWay, decisionDays } from './application-way'

const day = (iso: string) => iso.slice(0, 10)

describe('the decision falls', () => {
  it.each([
    ['2026-11-22T10:00:00.000Z', '4-6', '2026-12-20', '2027-01-03'],
    ['2026-11-22T10:00:00.123456+00:00', '4-6', '2026-12-20', '2027-01-03'],
    ['2026-11-22T23:30:00-05:00', '4-6', '2026-12-21', '2027-01-04'],
    ['2028-02-01T00:00:00.000Z', '4-6', '2028-02-29', '2028-03-14'],
    ['2026-11-22T10:00:00.000Z', '2', '2026-12-06', '2026-12-06'],
  ])('for %s and %s weeks between %s and %s', (receivedAt, weeks, first, last) => {
    expect(decisionDays(receivedAt, weeks).map(day)).toEqual([first, last])
  })
})

it('the way is told in three marks, each with its when', () => {
  const way = applicationWay('2026-11-22T10:00:00.000Z', { fee: '$1', weeks: '4-6' }, day)
  expect(way.map(({ title }) => title)).toEqual([
    'A person reads it',
    'We invite you to the second part',
    'The fitness test, a talk, the decision',
  ])
  expect(way[1]?.text).toBe('The $1 fee is due then, not now.')
  expect(way[2]?.text).toBe('All of it takes 4-6 weeks, so the decision falls between 2026-12-20 and 2027-01-03.')
})
