import { describe, expect, it } from 'vitest'
import { acceptanceStatuses } from './bounty'
import { bounty, now } from './bounty-fixture'
import { type BountyPart, bountyPart, bountyParts } from './bounty-part'
import { isOpen } from './bounty-status'
import { bountyView } from './bounty-view'
import type { OutboxEntry } from '../outbox/entry'
import { actsOn, Bench } from '../outbox/fixture'
import { bountyOf, makesBounty } from '../outbox/lane'

const entries = Object.values(actsOn('b'))
  .map((draft) => new Bench().enqueue(draft))
  .filter((entry) => bountyOf(entry) !== null)
const member = { viewerId: 'member' }
const creator = { viewerId: 'creator' }
const everybody = [{ viewerId: null }, { viewerId: null, isSignedOut: true }, member, creator]
const yesterday = new Date(now - 86_400_000).toISOString()
const isUnderWay = (status?: string) => ['in_progress', 'submitted', 'changes_requested'].includes(status ?? '')

describe('of all cases of a bounty and a person', () => {
  const unsent = (['queued', 'sending', 'waiting_auth', 'needs_attention', 'cancelling', 'rejected'] as const).flatMap((state) =>
    entries.map((entry): OutboxEntry => ({ ...entry, state })),
  )
  const subjects = (['active', 'funded', 'completed', 'expired'] as const).flatMap((status) =>
    [5, -1].flatMap((deadlineIn) => [false, true].map((isHidden) => bounty('b', { status, deadlineIn, isHidden }))),
  )
  const all = subjects.flatMap((of) =>
    everybody.flatMap((person) =>
      [null, ...acceptanceStatuses].flatMap((status) =>
        [null, ...unsent].flatMap((entry) =>
          [0, 2].map((toReview) => {
            const isOwn = entry !== null && person === (makesBounty(entry) ? creator : member)
            const acceptance =
              person === member && status !== null ? { status, updatedAt: yesterday, userId: 'member', bountyId: 'b' } : undefined
            const view = bountyView(of, { entries: isOwn ? [entry] : [], acceptance, pledges: [] })
            const situation = { ...person, ...view, toReview, nowMs: now }
            return { situation, part: bountyPart(situation) }
          }),
        ),
      ),
    ),
  )
  const breaches = (breaks: (part: BountyPart, situation: (typeof all)[number]['situation']) => boolean) =>
    all.filter(({ part, situation }) => breaks(part, situation))

  it('each part of the table is somebody’s', () => {
    expect(all.length).toBeGreaterThanOrEqual(25_600)
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

  it('who has accepted an open one, and has nothing to review there, finds it among the accepted', () => {
    expect(
      breaches(
        ({ accepted, toReview }, { acceptance, bounty: of }) =>
          isUnderWay(acceptance?.status) && isOpen(of, now) && toReview === 0 && accepted === null,
      ),
    ).toEqual([])
  })

  it('each says a sentence or leads to an act, and what must be done in time has its end', () => {
    expect(breaches(({ says, act, kind }) => says === null && act === null && kind !== 'unknown')).toEqual([])
    expect(breaches(({ act, until }) => (until === null) === (act === 'accept' || act === 'complete'))).toEqual([])
  })
})
