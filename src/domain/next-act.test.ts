import { describe, expect, it } from 'vitest'
import { acceptanceStatuses, type AcceptanceStatus, type BountyStatus } from './bounty'
import { bounty, now } from './bounty-fixture'
import { type CardAct, cardAct, nextAct } from './next-act'
import type { OutboxEntry } from './outbox/entry'
import { accept, Bench, complete, create, fund } from './outbox/fixture'

const dayMs = 86_400_000
const at = (days: number) => new Date(now + days * dayMs).toISOString()
const subject = (status: BountyStatus, deadlineIn = 5) => bounty('b', { status, deadlineIn })
const held = (status: AcceptanceStatus, changedDaysAgo = 1) => ({ status, updatedAt: at(-changedDaysAgo) })
const entry = (draft: Parameters<Bench['enqueue']>[0], state: OutboxEntry['state']): OutboxEntry => ({
  ...new Bench().enqueue(draft),
  state,
})
const nobody = { acceptance: null, entries: [], toReview: 0, doneBy: null, nowMs: now }
const visitor = { ...nobody, viewerId: null, isSignedOut: true }
const member = { ...nobody, viewerId: 'member', isSignedOut: false }
const creator = { ...nobody, viewerId: 'creator', isSignedOut: false }

describe('of an open bounty', () => {
  it.each(['active', 'funded'] as const)('that is %s', (status) => {
    const open = subject(status)
    expect(nextAct({ ...visitor, bounty: open })).toEqual({ kind: 'sign-in' })
    expect(nextAct({ ...visitor, isSignedOut: false, bounty: open })).toBeNull()
    expect(nextAct({ ...member, bounty: open })).toEqual({ kind: 'accept', until: open.deadline })
    expect(nextAct({ ...creator, bounty: open })).toEqual({ kind: 'own' })
    expect(nextAct({ ...creator, bounty: open, toReview: 2 })).toEqual({ kind: 'review', count: 2 })
  })

  const open = subject('active')
  const acts: Record<AcceptanceStatus, ReturnType<typeof nextAct>> = {
    in_progress: { kind: 'complete', until: open.deadline },
    submitted: { kind: 'status', status: 'submitted' },
    changes_requested: { kind: 'complete', until: at(6) },
    completed: { kind: 'status', status: 'completed' },
    rejected: { kind: 'status', status: 'rejected' },
    withdrawn: { kind: 'accept', until: open.deadline },
    expired: { kind: 'status', status: 'expired' },
  }
  it.each(acceptanceStatuses)('with an acceptance that is %s', (status) => {
    expect(nextAct({ ...member, bounty: open, acceptance: held(status) })).toEqual(acts[status])
  })

  it('a moderator may accept like anybody else, and reviews what others handed in after the own work', () => {
    // Who may accept is asked that: moderators take part like anybody else.
    expect(nextAct({ ...member, bounty: open, toReview: 1 })).toMatchObject({ kind: 'accept' })
    expect(nextAct({ ...member, bounty: open, toReview: 1, acceptance: held('submitted') })).toEqual({ kind: 'review', count: 1 })
    expect(nextAct({ ...member, bounty: open, toReview: 1, acceptance: held('in_progress') })).toMatchObject({ kind: 'complete' })
  })
})

describe('of a bounty that is over', () => {
  it.each([
    ['completed', 5],
    ['expired', -1],
    ['active', -1],
  ] as const)('%s, the deadline in %i days: nobody is asked to do anything', (status, deadlineIn) => {
    const over = subject(status, deadlineIn)
    const closed = { kind: 'closed', status: status === 'completed' ? 'completed' : 'expired', doneBy: null }
    for (const person of [visitor, { ...visitor, isSignedOut: false }, member, creator])
      expect(nextAct({ ...person, bounty: over })).toEqual(closed)
    for (const lapsed of ['in_progress', 'withdrawn'] as const)
      expect(nextAct({ ...member, bounty: over, acceptance: held(lapsed) })).toEqual(closed)
    expect(nextAct({ ...member, bounty: over, acceptance: held('expired') })).toEqual({ kind: 'status', status: 'expired' })
  })

  it('names who completed it to those who may know', () => {
    expect(nextAct({ ...creator, bounty: subject('completed'), doneBy: 'Sam' })).toEqual({
      kind: 'closed',
      status: 'completed',
      doneBy: 'Sam',
    })
  })

  it('still takes the review of what was handed in before the deadline, but none after an approval', () => {
    expect(nextAct({ ...creator, bounty: subject('active', -1), toReview: 1 })).toEqual({ kind: 'review', count: 1 })
    expect(nextAct({ ...creator, bounty: subject('completed'), toReview: 1 })).toMatchObject({ kind: 'closed' })
  })

  it('takes a mended completion for seven days after the request', () => {
    const over = subject('expired', -9)
    expect(nextAct({ ...member, bounty: over, acceptance: held('changes_requested', 6) })).toEqual({
      kind: 'complete',
      until: at(1),
    })
    expect(nextAct({ ...member, bounty: over, acceptance: held('changes_requested', 7) })).toMatchObject({ kind: 'status' })
  })
})

describe('of a hidden bounty', () => {
  const hidden = bounty('b', { isHidden: true })

  it.each(['in_progress', 'withdrawn'] as const)('nobody takes part, nor with an acceptance that is %s', (status) => {
    for (const person of [member, creator]) expect(nextAct({ ...person, bounty: hidden })).toEqual({ kind: 'hidden' })
    expect(nextAct({ ...member, bounty: hidden, acceptance: held(status) })).toEqual({ kind: 'hidden' })
  })

  it('what became of one’s work and what waits for one’s decision is told all the same', () => {
    expect(nextAct({ ...member, bounty: hidden, acceptance: held('submitted') })).toEqual({ kind: 'status', status: 'submitted' })
    expect(nextAct({ ...member, bounty: hidden, acceptance: held('changes_requested') })).toMatchObject({ kind: 'status' })
    expect(nextAct({ ...creator, bounty: hidden, toReview: 1 })).toEqual({ kind: 'review', count: 1 })
    expect(nextAct({ ...member, bounty: hidden, toReview: 1 })).toEqual({ kind: 'review', count: 1 })
  })

  it('that is over says that it is', () => {
    for (const over of [subject('completed'), subject('active', -1)])
      expect(nextAct({ ...creator, bounty: { ...over, isHidden: true } })).toMatchObject({ kind: 'closed' })
  })
})

describe('on a card', () => {
  const nobodys = { viewerId: null, acceptance: null, entries: [], nowMs: now }
  const members = { ...nobodys, viewerId: 'member' }
  const creators = { ...nobodys, viewerId: 'creator' }
  const everybody = [nobodys, members, creators]

  it.each([
    ['completed', subject('completed')],
    ['expired', subject('expired', -1)],
    ['past its deadline', subject('active', -1)],
    ['hidden', bounty('b', { isHidden: true })],
  ])('nobody is asked to fund a bounty that is %s', (_, over) => {
    for (const person of everybody) expect(cardAct({ ...person, bounty: over })).toBe('details')
  })

  it.each(['active', 'funded'] as const)(
    'who has no part in one that is %s may fund it, and its creator looks at it',
    (status) => {
      expect(everybody.map((person) => cardAct({ ...person, bounty: subject(status) }))).toEqual(['fund', 'fund', 'details'])
    },
  )

  const acts: Record<AcceptanceStatus, CardAct> = {
    in_progress: 'complete',
    submitted: 'status',
    changes_requested: 'complete',
    completed: 'status',
    rejected: 'status',
    withdrawn: 'fund',
    expired: 'status',
  }
  it.each(acceptanceStatuses)('an acceptance that is %s leads on', (status) => {
    expect(cardAct({ ...members, bounty: subject('active'), acceptance: held(status) })).toBe(acts[status])
  })

  it('what is not sent yet is looked at, but a pledge changes nothing', () => {
    const handedIn = { ...members, bounty: subject('active'), acceptance: held('submitted') }
    expect(cardAct({ ...handedIn, entries: [entry(complete('c', 'b'), 'queued')] })).toBe('status')
    expect(cardAct({ ...creators, bounty: subject('active'), entries: [entry(create('b'), 'queued')] })).toBe('status')
    expect(cardAct({ ...members, bounty: subject('active'), entries: [entry(fund('f', 'b'), 'queued')] })).toBe('fund')
    const accepted = { ...members, bounty: subject('active'), acceptance: held('in_progress', 0) }
    expect(cardAct({ ...accepted, entries: [entry(accept('a', 'b'), 'queued')] })).toBe('complete')
  })
})

describe('with an own act in the outbox', () => {
  const open = subject('active')
  const accepted = { ...member, bounty: open, acceptance: held('in_progress', 0) }
  const submitted = { ...member, bounty: open, acceptance: held('submitted', 0) }

  it('an acceptance that waits to be sent can be completed already', () => {
    expect(nextAct({ ...accepted, entries: [entry(accept('a', 'b'), 'queued')] })).toMatchObject({ kind: 'complete' })
  })

  it.each(['queued', 'sending', 'waiting_auth', 'cancelling'] as const)(
    'a completion that is %s is no submission yet',
    (state) => {
      const unsent = entry(complete('c', 'b'), state)
      expect(nextAct({ ...submitted, entries: [unsent] })).toEqual({ kind: 'unsent', entry: unsent })
    },
  )

  it.each([
    ['acceptance', accept('a', 'b'), accepted],
    ['completion', complete('c', 'b'), submitted],
    ['bounty', create('b'), { ...creator, bounty: open }],
  ] as const)('an %s that needs the person comes first', (_name, draft, person) => {
    const parked = entry(draft, 'needs_attention')
    expect(nextAct({ ...person, entries: [parked] })).toEqual({ kind: 'unsent', entry: parked })
  })

  it('a bounty that only this device knows says so, to nobody else’s use', () => {
    const unsent = entry(create('b'), 'queued')
    expect(nextAct({ ...creator, bounty: open, entries: [unsent] })).toEqual({ kind: 'unsent', entry: unsent })
  })

  it('a pledge, or what was refused, changes nothing', () => {
    const others = [entry(fund('f', 'b'), 'needs_attention'), entry(complete('c', 'b'), 'rejected')]
    expect(nextAct({ ...member, bounty: open, entries: others })).toMatchObject({ kind: 'accept' })
    expect(nextAct({ ...accepted, entries: others })).toMatchObject({ kind: 'complete' })
  })
})
