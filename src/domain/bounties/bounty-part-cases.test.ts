import { describe, expect, it } from 'vitest'
import { acceptanceStatuses } from './bounty'
import { bounty, now } from './bounty-fixture'
import { type BountyPart, bountyPart, bountyParts } from './bounty-part'
import { isOpen } from './bounty-status'
import type { OutboxEntry } from '../outbox/entry'
import { accept, Bench, complete, create, fund } from '../outbox/fixture'

const entry = (draft: Parameters<Bench['enqueue']>[0], state: OutboxEntry['state']): OutboxEntry => ({
  ...new Bench().enqueue(draft),
  state,
})
const member = { viewerId: 'member' }
const everybody = [{ viewerId: null }, { viewerId: null, isSignedOut: true }, member, { viewerId: 'creator' }]
const yesterday = new Date(now - 86_400_000).toISOString()

describe('of all cases of a bounty and a person', () => {
  const unsent = (['queued', 'sending', 'waiting_auth', 'needs_attention', 'cancelling', 'rejected'] as const).flatMap(
    (state) => [
      [entry(accept('a', 'b'), state)],
      [entry(complete('c', 'b'), state)],
      [entry(create('b'), state)],
      [entry(fund('f', 'b'), state)],
    ],
  )
  const subjects = (['active', 'funded', 'completed', 'expired'] as const).flatMap((status) =>
    [5, -1].flatMap((deadlineIn) => [false, true].map((isHidden) => bounty('b', { status, deadlineIn, isHidden }))),
  )
  const all = subjects.flatMap((of) =>
    everybody.flatMap((person) =>
      [null, ...acceptanceStatuses].flatMap((status) =>
        [[], ...unsent].flatMap((entries) =>
          [0, 2].map((toReview) => {
            const acceptance = person === member && status !== null ? { status, updatedAt: yesterday } : null
            const situation = { ...person, bounty: of, acceptance, entries, toReview, nowMs: now }
            return { situation, part: bountyPart(situation) }
          }),
        ),
      ),
    ),
  )
  const breaches = (breaks: (part: BountyPart, situation: (typeof all)[number]['situation']) => boolean) =>
    all.filter(({ part, situation }) => breaks(part, situation))

  it('each part of the table is somebody’s', () => {
    expect(all).toHaveLength(25_600)
    expect(new Set(all.map(({ part }) => part.kind))).toEqual(new Set(Object.keys(bountyParts)))
  })

  it('nobody is led to what the academy refuses', () => {
    expect(breaches(({ act }, { bounty: of }) => act === 'accept' && (of.isHidden === true || !isOpen(of, now)))).toEqual([])
    expect(
      breaches(({ act }, { bounty: of }) => act === 'complete' && (of.isHidden === true || of.status === 'completed')),
    ).toEqual([])
    expect(breaches(({ act }, { viewerId }) => (act === 'accept' || act === 'complete') && viewerId !== 'member')).toEqual([])
    expect(breaches(({ card }, { bounty: of }) => card === 'fund' && (of.isHidden === true || !isOpen(of, now)))).toEqual([])
  })

  it('each says a sentence or leads to an act, and what must be done in time has its end', () => {
    expect(breaches(({ says, act, kind }) => says === null && act === null && kind !== 'unknown')).toEqual([])
    expect(breaches(({ act, until }) => (until === null) === (act === 'accept' || act === 'complete'))).toEqual([])
  })
})
