import { describe, expect, it } from 'vitest'
import { acceptanceStatuses, type AcceptanceStatus, type BountyStatus } from './bounty'
import { bounty, now } from './bounty-fixture'
import { bountySteps, stepNames } from './bounty-steps'
import { accept, Bench, complete, fund } from './outbox/fixture'

const held = (status: AcceptanceStatus) => ({ status, updatedAt: new Date(now - 86_400_000).toISOString() })
const of = (status: BountyStatus, acceptance: AcceptanceStatus | null, viewerId: string | null = 'member', deadlineIn = 5) =>
  bountySteps({
    bounty: bounty('b', { status, deadlineIn }),
    viewerId,
    acceptance: acceptance && held(acceptance),
    entries: [],
    nowMs: now,
  })

describe('the line of four steps', () => {
  const standing: Record<AcceptanceStatus, ReturnType<typeof bountySteps>> = {
    in_progress: { current: 2, detail: 'with a photo' },
    submitted: { current: 3, detail: null },
    changes_requested: { current: 2, detail: 'changes asked for' },
    completed: { current: 5, detail: null },
    rejected: null,
    withdrawn: null,
    expired: null,
  }
  it.each(acceptanceStatuses)('of an acceptance that is %s', (status) => {
    expect(of('active', status)).toEqual(standing[status])
  })

  it('names the second step as the current one of an acceptance under way', () => {
    expect(stepNames[(standing.in_progress?.current ?? 0) - 1]).toBe('Done')
  })

  it.each([
    ['a visitor', 'active', null, null],
    ['a stranger', 'active', null, 'member'],
    ['the creator of an open one', 'active', null, 'creator'],
    ['the creator of an expired one', 'expired', null, 'creator'],
    ['a stranger to a completed one', 'completed', null, 'member'],
  ] as const)('says nothing to %s', (_who, status, acceptance, viewerId) => {
    expect(of(status, acceptance, viewerId)).toBeNull()
  })

  it('is whole for the creator of a completed one', () => {
    expect(of('completed', null, 'creator')).toEqual({ current: 5, detail: null })
  })

  it.each([
    ['in_progress', 'active', -1],
    ['in_progress', 'completed', 5],
    ['submitted', 'completed', 5],
    ['changes_requested', 'completed', 5],
  ] as const)(
    'does not go on where an acceptance that is %s was overtaken by a bounty that is %s',
    (acceptance, status, days) => {
      expect(of(status, acceptance, 'member', days)).toBeNull()
    },
  )

  it('asks for no photo where none is needed', () => {
    const steps = bountySteps({
      bounty: bounty('b', { requiresPhoto: false }),
      viewerId: 'member',
      acceptance: held('in_progress'),
      entries: [],
      nowMs: now,
    })
    expect(steps).toEqual({ current: 2, detail: null })
  })

  it.each([
    ['an acceptance', accept('a', 'b'), 'in_progress', 1],
    ['a completion', complete('c', 'b'), 'submitted', 2],
  ] as const)('stops at %s that is not sent yet', (_name, draft, status, current) => {
    const entries = [new Bench().enqueue(fund('f', 'b')), new Bench().enqueue(draft)]
    expect(bountySteps({ bounty: bounty('b'), viewerId: 'member', acceptance: held(status), entries, nowMs: now })).toEqual({
      current,
      detail: 'not sent yet',
    })
  })
})
