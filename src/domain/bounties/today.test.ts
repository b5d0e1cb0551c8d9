import { describe, expect, it } from 'vitest'
import { timeLeftLabel } from './deadline'
import { bounty, now } from './bounty-fixture'
import type { BountyAcceptance } from './bounty'
import type { BountyView } from './bounty-view'
import { accept, Bench, complete } from '../outbox/fixture'
import type { EntryState, OutboxEntry } from '../outbox/entry'
import { acceptedBounties, firstSteps, isOld, lastSevenDays, pointsMonth, whatWaits } from './today'

it('shows the last seven days of this device’s calendar, also where a month ends', () => {
  const strip = lastSevenDays(['2026-02-01', '2026-02-27', '2026-03-02'], new Date(2026, 2, 2, 0, 5).getTime())
  expect(strip.map(({ day, isRead }) => `${day.slice(5)}${isRead ? '*' : ''}`)).toEqual([
    '02-24',
    '02-25',
    '02-26',
    '02-27*',
    '02-28',
    '03-01',
    '03-02*',
  ])
})

const dayMs = 86_400_000
const ago = (days: number) => new Date(now - days * dayMs).toISOString()

const act = (state: EntryState, draft = accept('op', 'a')): OutboxEntry => ({ ...new Bench().enqueue(draft), state })

type Part = Parameters<typeof bounty>[1]
const view = (
  id: string,
  status: BountyAcceptance['status'] | null,
  part: Part = {},
  updated = 1,
  entries: OutboxEntry[] = [],
): BountyView => ({
  bounty: bounty(id, part),
  pendingFundingCents: 0,
  contributedCents: 0,
  acceptance: status && { status, updatedAt: ago(updated) },
  entries,
})

describe('an accepted bounty', () => {
  it.each<[string, BountyView, string | null]>([
    ['in progress has its deadline', view('a', 'in_progress'), 'open 5 days'],
    ['in progress on its last day has hours', view('a', 'in_progress', { deadlineIn: 0.2 }), 'open 4 hours'],
    ['in progress is gone with its deadline', view('a', 'in_progress', { deadlineIn: -1 }), null],
    ['in progress is gone when somebody else completed it', view('a', 'in_progress', { status: 'completed' }), null],
    ['with changes asked has seven days from then on', view('a', 'changes_requested', { deadlineIn: -3 }, 2), 'changes 5 days'],
    ['with changes asked long ago has its deadline', view('a', 'changes_requested', {}, 8), 'changes 5 days'],
    ['with changes asked too long ago is gone', view('a', 'changes_requested', { deadlineIn: -1 }, 7), null],
    ['that is hidden has no days', view('a', 'changes_requested', { isHidden: true }), 'hidden null'],
    ['handed in waits for others', view('a', 'submitted', { deadlineIn: -1 }), 'submitted null'],
    ['approved is done', view('a', 'completed'), null],
    ['taken back is gone', view('a', 'withdrawn'), null],
    ['that was only asked for here is unsent', view('a', 'in_progress', {}, 0, [act('queued')]), 'unsent 5 days'],
    ['handed in here is unsent', view('a', 'submitted', {}, 0, [act('queued', complete('op', 'a'))]), 'unsent null'],
    ['without an acceptance is none', view('a', null), null],
  ])('%s', (_, each, expected) => {
    const [row] = acceptedBounties([each], 'member', now)
    expect(row ? `${row.standing} ${row.left === null ? null : timeLeftLabel(row.left)}` : null).toBe(expected)
  })

  it('stands before those with more time, and before what others look at', () => {
    const views = [
      view('d', 'submitted'),
      view('b', 'in_progress', { deadlineIn: 9 }),
      view('c', 'in_progress'),
      view('a', 'in_progress'),
    ]
    expect(acceptedBounties(views, 'member', now).map(({ id }) => id)).toEqual(['a', 'c', 'b', 'd'])
  })
})

describe('what waits', () => {
  const accepted = acceptedBounties(
    [
      view('near', 'in_progress', { deadlineIn: 3 }),
      view('far', 'in_progress', { deadlineIn: 4 }),
      view('again', 'changes_requested', {}, 1),
      view('done', 'submitted'),
    ],
    'member',
    now,
  )
  const reviews = [{ bountyId: 'mine', title: 'Mine', count: 2, since: ago(1) }]

  it('is what went wrong, what ends soon, and what others wait for', () => {
    const entries = [
      act('rejected'),
      act('rejected'),
      act('needs_attention'),
      act('waiting_auth'),
      act('queued'),
      act('closed'),
      act('applied'),
    ]
    const shown = whatWaits({ accepted, reviews, entries }).map((each) =>
      'bountyId' in each ? `${each.kind} ${each.bountyId}` : `${each.kind} ${each.count}`,
    )
    expect(shown).toEqual(['refused 2', 'needs 2', 'deadline near', 'changes again', 'review mine'])
  })

  it('is nothing for who has nothing', () => {
    expect(whatWaits({ accepted: [], reviews: [], entries: [act('queued')] })).toEqual([])
  })
})

it('takes what was told minutes ago for old', () => {
  expect([isOld(now - 5 * 60_000, now), isOld(now - 5 * 60_000 - 1, now)]).toEqual([false, true])
})

it('counts the points of a month in UTC', () => expect(pointsMonth(Date.UTC(2026, 10, 30, 23, 59))).toBe('2026-11'))

describe('the first steps of a newcomer', () => {
  const none = { waits: [], hasNews: false, points: 0, hasBounty: false, hasRead: false, hasApplied: false }
  it.each<[string, Parameters<typeof firstSteps>[0], string | null]>([
    ['are three', none, 'read bounty apply'],
    ['say which is done', { ...none, hasRead: true }, 'read* bounty apply'],
    ['end where only the bounty is left', { ...none, hasRead: true, hasApplied: true }, null],
    ['give way to what waits', { ...none, waits: [{ kind: 'refused', count: 1 }] }, null],
    ['give way to news', { ...none, hasNews: true }, null],
    ['give way to points', { ...none, points: 10 }, null],
    ['give way to a bounty that was ever taken on', { ...none, hasBounty: true }, null],
  ])('%s', (_, begun, expected) => {
    const steps = firstSteps(begun)
    expect(steps && steps.map(({ kind, isDone }) => `${kind}${isDone ? '*' : ''}`).join(' ')).toBe(expected)
  })
})
