import { expect, it } from 'vitest'
import { sampleBountiesFrom } from '../../content/sample-bounties'
import { bounty, now } from '../../domain/bounties/bounty-fixture'
import { type Asked, claimOf, isHeard } from './bounty-claim'

const all: readonly Asked[] = ['asking', 'done', 'away', 'failed']

it.each([
  ['a list, heard of', 'list', true, ['live', 'live', 'remembered', 'remembered']],
  ['a list, never heard of', 'list', false, ['live', 'live', 'unknown', 'unknown']],
  ['a bounty or one’s own, heard of', 'own', true, ['live', 'live', 'live', 'remembered']],
  ['a bounty or one’s own, never heard of', 'own', false, ['live', 'live', 'live', 'unknown']],
] as const)('%s: pulling, done, away, failed', (_, of, heard, claims) => {
  expect(all.map((asked) => claimOf(of, heard, asked))).toEqual(claims)
})

it('what ships with the app was never heard of, until the academy tells of it', () => {
  const shipped = sampleBountiesFrom(now)
  expect(shipped.filter(isHeard)).toEqual([])
  expect(shipped.map((sample) => ({ ...sample, updatedAt: new Date(now).toISOString() })).every(isHeard)).toBe(true)
  expect(isHeard(bounty('b'))).toBe(true)
})
