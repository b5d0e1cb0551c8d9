import { describe, expect, it, test } from 'vitest'
import { sampleBountiesFrom } from '../../content/sample-bounties'
import type { BountyAcceptance } from './bounty'
import { bountyView, isListKnown, onlySamples, overlayBounty, unsentBounties } from './bounty-view'
import type { EntryDraft, EntryState, OutboxEntry } from '../outbox/entry'
import { bounty as bountyOf } from './bounty-fixture'
import { ANA, Bench, create, fund as pledgeOf } from '../outbox/fixture'

const me = '11111111-1111-4111-8111-111111111111'
const samples = sampleBountiesFrom(Date.UTC(2026, 2, 10))
const bounty = sample(0)
const other = sample(1)
const nothing = { entries: [], acceptance: undefined, pledges: [] }

const rest = {
  v: 1,
  dependsOn: [],
  lane: '',
  attempts: 0,
  nextAttemptAt: 0,
  leaseUntil: null,
  leaseBy: null,
  photo: null,
  lastError: null,
  result: null,
  createdAt: Date.UTC(2026, 2, 9),
  resolvedAt: null,
  replaces: null,
  appVersion: '1',
} as const

function sample(index: number) {
  const found = samples[index]
  if (found === undefined) throw new Error(`There is no sample ${index}`)
  return found
}

let seq = 0
function entry(state: EntryState, draft: EntryDraft): OutboxEntry {
  seq += 1
  return { ...draft, ...rest, seq, state }
}

const fund = (state: EntryState, bountyId = bounty.id, amountCents = 2500) =>
  entry(state, {
    opId: crypto.randomUUID(),
    ownerId: me,
    kind: 'fund-bounty',
    payload: { bountyId, amountCents, anonymous: false },
  })
const accept = (state: EntryState) =>
  entry(state, { opId: crypto.randomUUID(), ownerId: me, kind: 'accept-bounty', payload: { bountyId: bounty.id } })
const complete = (state: EntryState) =>
  entry(state, { opId: crypto.randomUUID(), ownerId: me, kind: 'complete-bounty', payload: { bountyId: bounty.id, notes: '' } })

describe('a bounty as one person sees it', () => {
  it('is the cached row when nothing is their own', () => {
    expect(bountyView(bounty, nothing)).toEqual({
      bounty,
      pendingFundingCents: 0,
      contributedCents: 0,
      acceptance: null,
      entries: [],
    })
  })

  it('counts an unsent pledge to it and to nothing else', () => {
    const view = bountyView(bounty, { ...nothing, entries: [fund('queued'), fund('sending', other.id)] })
    expect(view.bounty.currentFundingCents).toBe(bounty.currentFundingCents + 2500)
    expect(view.pendingFundingCents).toBe(2500)
    expect(view.entries).toHaveLength(1)
  })

  it('takes a refused pledge back, and still shows it', () => {
    const view = bountyView(bounty, { ...nothing, entries: [fund('rejected')] })
    expect(view.bounty).toEqual(bounty)
    expect(view.entries.map((each) => each.state)).toEqual(['rejected'])
  })

  it('forgets what is applied, withdrawn or put away', () => {
    const entries = [fund('applied'), fund('cancelled'), fund('closed')]
    expect(bountyView(bounty, { ...nothing, entries })).toEqual(bountyView(bounty, nothing))
  })

  it('sums up only the own confirmed pledges to it', () => {
    const pledge = { id: 'a', contributorId: me, contributorName: null, anonymous: false, createdAt: bounty.createdAt }
    const pledges = [
      { ...pledge, bountyId: bounty.id, amountCents: 1000 },
      { ...pledge, id: 'b', bountyId: bounty.id, amountCents: 550 },
      { ...pledge, id: 'c', bountyId: other.id, amountCents: 9900 },
    ]
    expect(bountyView(bounty, { ...nothing, pledges }).contributedCents).toBe(1550)
  })

  it.each([
    ['not sent', undefined, undefined, false, [2500, 0]],
    ['kept by the academy, whose answer was lost', undefined, undefined, true, [0, 2500]],
    ['sent again to an academy that was put back, and has told nothing since', undefined, undefined, true, [0, 2500]],
    ['sent again, where the academy has told the bounty since', 2, undefined, true, [2500, 0]],
    ['sent again, where it has told both', 2, 2, true, [0, 2500]],
  ])('counts a pledge once that was %s', (_what, life, pledgeLife, isTold, [pending, contributed]) => {
    const again = fund('queued')
    const told = { id: again.opId, bountyId: bounty.id, amountCents: 2500, anonymous: false, createdAt: bounty.createdAt }
    const pledge = { ...told, contributorId: me, contributorName: null, ...(pledgeLife && { life: pledgeLife }) }
    const row = { ...bounty, ...(life && { life }) }
    const view = bountyView(row, { ...nothing, entries: [again], pledges: isTold ? [pledge] : [] })
    expect([view.pendingFundingCents, view.contributedCents]).toEqual([pending, contributed])
    expect(view.bounty.currentFundingCents).toBe(bounty.currentFundingCents + (pending ?? 0))
  })

  const held: BountyAcceptance = { userId: me, bountyId: bounty.id, status: 'changes_requested', updatedAt: bounty.createdAt }
  it.each([
    ['nothing', undefined, [], null],
    ['the server’s acceptance', held, [], 'changes_requested'],
    ['an unsent acceptance', undefined, [accept('queued')], 'in_progress'],
    ['an unsent acceptance and completion', undefined, [accept('queued'), complete('queued')], 'submitted'],
    ['two unsent acts, the last of which counts', undefined, [complete('queued'), accept('queued')], 'in_progress'],
    ['an unsent resubmission', held, [complete('waiting_auth')], 'submitted'],
    ['a refused acceptance', undefined, [accept('rejected')], null],
    ['a refused completion', held, [complete('rejected')], 'changes_requested'],
  ] as const)('with %s', (_what, acceptance, entries, status) => {
    expect(bountyView(bounty, { ...nothing, acceptance, entries }).acceptance?.status ?? null).toBe(status)
  })
})

describe('only samples are', () => {
  const made = bountyView({ ...bounty, isSample: false }, nothing)
  it.each([
    [true, 'an empty list', []],
    [true, 'samples', [bountyView(bounty, nothing), bountyView(other, nothing)]],
    [false, 'samples beside a bounty of the academy', [bountyView(bounty, nothing), made]],
  ])('%s of %s', (answer, _, views) => expect(onlySamples(views)).toBe(answer))
})

it.each([
  [undefined, false, false],
  [undefined, true, false],
  [[], false, false],
  [[], true, true],
  [[1], false, true],
  [[1], true, true],
])('of the rows %j, the academy having answered: %s, a list is known: %s', (rows, isAnswered, isKnown) => {
  expect(isListKnown(rows, isAnswered)).toBe(isKnown)
})

const held = bountyOf('b1', { currentFundingCents: 1000, contributors: 1 })

test('what is pledged and not sent is laid over the total, and a refusal takes it back', () => {
  const bench = new Bench()
  bench.enqueue(pledgeOf('f1', 'b1'))
  bench.enqueue(pledgeOf('f2', 'b1'))
  bench.enqueue(pledgeOf('f3', 'b2'))
  const seen = () => overlayBounty(held, [...bench.state.entries.values()])
  expect(seen()).toMatchObject({ bounty: { currentFundingCents: 6000 }, pendingFundingCents: 5000 })
  bench.answer('f1', 'rejected', 'bounty_closed')
  expect(seen()).toMatchObject({ bounty: { currentFundingCents: 3500 }, pendingFundingCents: 2500 })
  bench.answer('f2', 'applied')
  expect(seen()).toEqual({ bounty: held, pendingFundingCents: 0 })
})

test('a bounty that is not sent yet is shown as what it will be', () => {
  const bench = new Bench()
  bench.enqueue(create('b1'))
  bench.enqueue(create('b2'))
  const shown = unsentBounties([...bench.state.entries.values()], { id: ANA, name: 'Ana' })
  expect(shown).toMatchObject([
    { id: 'b2', ...create('b2').payload },
    { id: 'b1', ...create('b1').payload },
  ])
  bench.answer('b1', 'applied')
  expect(unsentBounties([...bench.state.entries.values()], { id: ANA, name: 'Ana' })).toHaveLength(1)
})
