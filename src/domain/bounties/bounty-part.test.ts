import { describe, expect, it } from 'vitest'
import type { AcceptanceStatus, BountyStatus } from './bounty'
import { bounty, now } from './bounty-fixture'
import { bountyPart, type CardAct, cardAct, ownMarks, type PartKind, stepNames } from './bounty-part'
import type { OutboxEntry } from '../outbox/entry'
import { accept, Bench, complete, create, fund } from '../outbox/fixture'

const dayMs = 86_400_000
const at = (days: number) => new Date(now + days * dayMs).toISOString()
const subject = (status: BountyStatus, deadlineIn = 5) => bounty('b', { status, deadlineIn })
const held = (status: AcceptanceStatus, changedDaysAgo = 1) => ({ status, updatedAt: at(-changedDaysAgo) })
const entry = (draft: Parameters<Bench['enqueue']>[0], state: OutboxEntry['state']): OutboxEntry => ({
  ...new Bench().enqueue(draft),
  state,
})
const nobody = { acceptance: null, entries: [], nowMs: now }
const unknown = { ...nobody, viewerId: null }
const visitor = { ...unknown, isSignedOut: true }
const member = { ...nobody, viewerId: 'member' }
const creator = { ...nobody, viewerId: 'creator' }
const everybody = [unknown, visitor, member, creator]
const kinds = (of: Parameters<typeof bountyPart>[0]['bounty'], more = {}) =>
  everybody.map((person) => bountyPart({ ...person, ...more, bounty: of }).kind)

const acceptedPart = (of: Parameters<typeof bountyPart>[0]['bounty']) =>
  bountyPart({ ...member, bounty: of, acceptance: held('in_progress') })
const mended = (daysAgo: number) =>
  bountyPart({ ...member, bounty: subject('expired', -9), acceptance: held('changes_requested', daysAgo) })
const cards = (of: Parameters<typeof kinds>[0]) => everybody.map((person) => cardAct(bountyPart({ ...person, bounty: of })))

const open = subject('active')
const hidden = bounty('b', { isHidden: true })

describe('of an open bounty', () => {
  it.each(['active', 'funded'] as const)('that is %s', (status) => {
    expect(kinds(subject(status))).toEqual(['unknown', 'visitor', 'member', 'own'])
    expect(bountyPart({ ...member, bounty: subject(status) }).until).toBe(open.deadline)
    expect(bountyPart({ ...creator, bounty: subject(status), toReview: 2 })).toMatchObject({ kind: 'own_review', toReview: 2 })
  })

  it.each<[AcceptanceStatus, PartKind, string | null]>([
    ['in_progress', 'accepted', open.deadline],
    ['submitted', 'submitted', null],
    ['changes_requested', 'changes', at(6)],
    ['completed', 'approved', null],
    ['rejected', 'rejected', null],
    ['withdrawn', 'withdrawn', open.deadline],
    ['expired', 'lapsed', null],
  ])('with an acceptance that is %s', (status, kind, until) => {
    expect(bountyPart({ ...member, bounty: open, acceptance: held(status) })).toMatchObject({ kind, until })
  })

  it('a moderator may accept like anybody else, and reviews what others handed in after the own work', () => {
    const parts = [null, held('submitted'), held('in_progress')] as const
    expect(parts.map((acceptance) => bountyPart({ ...member, bounty: open, toReview: 1, acceptance }).kind)).toEqual([
      'member',
      'review',
      'accepted',
    ])
  })

  it('names the photo where one is needed', () => {
    expect([true, false].map((requiresPhoto) => acceptedPart(bounty('b', { requiresPhoto })).steps)).toEqual([
      { current: 2, detail: 'with a photo' },
      { current: 2, detail: null },
    ])
    expect(stepNames[1]).toBe('Done')
  })
})

describe('of a bounty that is over', () => {
  it.each([
    ['completed', 5, 'completed'],
    ['expired', -1, 'ended'],
    ['active', -1, 'ended'],
  ] as const)('%s, the deadline in %i days: nobody is asked to do anything', (status, deadlineIn, end) => {
    const over = subject(status, deadlineIn)
    expect(kinds(over)).toEqual([end, end, end, `own_${end}`])
    expect(bountyPart({ ...member, bounty: over, acceptance: held('withdrawn') }).kind).toBe(end)
    for (const lapsed of ['in_progress', 'expired'] as const)
      expect(bountyPart({ ...member, bounty: over, acceptance: held(lapsed) }).kind).toBe('lapsed')
  })

  it('names who completed it to those who may know', () => {
    const told = { bounty: subject('completed'), doneBy: 'Sam' }
    expect(bountyPart({ ...creator, ...told }).says).toBe('Completed by Sam')
    expect(bountyPart({ ...creator, ...told, doneBy: null }).says).toBe('This bounty has been completed.')
    expect(bountyPart({ ...member, ...told, acceptance: held('completed') }).says).toBe(
      'Status: Completed. It earns you up to 50 points.',
    )
  })

  it('still takes the review of what was handed in before the deadline, but none after an approval', () => {
    expect(bountyPart({ ...creator, bounty: subject('active', -1), toReview: 1 }).kind).toBe('own_review')
    expect(bountyPart({ ...creator, bounty: subject('completed'), toReview: 1 }).kind).toBe('own_completed')
    expect(bountyPart({ ...member, bounty: subject('active', -1), acceptance: held('submitted') }).kind).toBe('submitted')
    expect(bountyPart({ ...member, bounty: subject('completed'), acceptance: held('submitted') }).kind).toBe('lapsed')
  })

  it('takes a mended completion for seven days after the request', () => {
    expect(mended(6)).toMatchObject({ kind: 'changes', until: at(1) })
    expect(mended(7)).toMatchObject({ kind: 'lapsed', until: null })
  })
})

describe('of a hidden bounty', () => {
  it.each([null, 'withdrawn'] as const)('nobody takes part: acceptance %s', (status) => {
    const acceptance = status && held(status)
    expect(bountyPart({ ...member, bounty: hidden, acceptance }).kind).toBe('hidden')
    expect(bountyPart({ ...creator, bounty: hidden }).kind).toBe('own_hidden')
  })

  it.each([
    ['in_progress', 5],
    ['changes_requested', 5],
    ['changes_requested', -1],
  ] as const)('what is %s, the deadline in %i days, is one’s own still, and not to be completed', (status, deadlineIn) => {
    const stopped = bountyPart({ ...member, bounty: bounty('b', { isHidden: true, deadlineIn }), acceptance: held(status) })
    expect(stopped).toMatchObject({ kind: 'stopped', act: null, until: null, accepted: 'hidden' })
  })

  it('what became of one’s work is told all the same', () => {
    expect(bountyPart({ ...member, bounty: hidden, acceptance: held('submitted') }).kind).toBe('submitted')
  })

  it.each([5, -1])('nothing is reviewed, and what waits for it keeps it open, the deadline in %i days', (deadlineIn) => {
    const waiting = { bounty: bounty('b', { isHidden: true, deadlineIn }), toReview: 1 }
    expect(bountyPart({ ...creator, ...waiting })).toMatchObject({ kind: 'own_hidden', act: null })
    expect(bountyPart({ ...member, ...waiting })).toMatchObject({ kind: 'hidden', act: null })
  })

  it('that is over says that it is', () => {
    for (const over of [subject('completed'), subject('active', -1)])
      expect(bountyPart({ ...creator, bounty: { ...over, isHidden: true } }).kind).toMatch(/^own_(completed|ended)$/)
  })
})

describe('with an own act in the outbox', () => {
  const accepted = { ...member, bounty: open, acceptance: held('in_progress', 0) }
  const submitted = { ...member, bounty: open, acceptance: held('submitted', 0) }

  it('an acceptance that waits to be sent can be completed already', () => {
    const waiting = { ...accepted, entries: [entry(fund('f', 'b'), 'queued'), entry(accept('a', 'b'), 'queued')] }
    expect(bountyPart(waiting)).toMatchObject({
      kind: 'accepting',
      act: 'complete',
      entry: null,
      steps: { current: 1, detail: 'not sent yet' },
    })
  })

  it.each(['queued', 'sending', 'waiting_auth', 'needs_attention', 'cancelling'] as const)(
    'a completion that is %s is no submission yet',
    (state) => {
      const unsent = entry(complete('c', 'b'), state)
      const part = bountyPart({ ...submitted, entries: [unsent] })
      expect(part).toMatchObject({ kind: 'handing_in', entry: unsent, mark: 'You accepted this bounty' })
    },
  )

  it.each([
    ['acceptance', accept('a', 'b'), accepted],
    ['completion', complete('c', 'b'), submitted],
    ['bounty', create('b'), { ...creator, bounty: open }],
  ] as const)('an %s that needs the person comes first', (_name, draft, person) => {
    const parked = entry(draft, 'needs_attention')
    expect(bountyPart({ ...person, entries: [parked] }).entry).toEqual(parked)
  })

  it('a bounty that only this device knows is to nobody’s use', () => {
    const unsent = entry(create('b'), 'queued')
    expect(bountyPart({ ...creator, bounty: open, entries: [unsent] })).toMatchObject({ kind: 'creating', entry: unsent })
  })

  it('a pledge, or what was refused, changes nothing', () => {
    const others = [entry(fund('f', 'b'), 'needs_attention'), entry(complete('c', 'b'), 'rejected')]
    expect(bountyPart({ ...member, bounty: open, entries: others })).toEqual(bountyPart({ ...member, bounty: open }))
    expect(bountyPart({ ...accepted, entries: others })).toEqual(bountyPart(accepted))
    expect(bountyPart({ ...submitted, entries: [entry(accept('a', 'b'), 'queued'), ...others] }).kind).toBe('submitted')
  })
})

const card = (person: Parameters<typeof bountyPart>[0], draft: Parameters<typeof entry>[0]): CardAct =>
  cardAct(bountyPart({ ...person, entries: [entry(draft, 'queued')] }))

describe('on a card', () => {
  it.each([
    ['completed', subject('completed')],
    ['expired', subject('expired', -1)],
    ['past its deadline', subject('active', -1)],
  ])('nobody is asked to fund a bounty that is %s', (_, over) => {
    expect(new Set(cards(over))).toEqual(new Set(['details']))
  })

  it('who has no part in an open one may fund it, its creator looks at it, and a hidden one is looked at', () => {
    expect(cards(open)).toEqual(['fund', 'fund', 'fund', 'details'])
    expect(cards(hidden).slice(2)).toEqual(['details', 'details'])
  })

  it('where submissions wait, their review comes first', () => {
    expect(cardAct(bountyPart({ ...creator, bounty: open, toReview: 2 }))).toBe('review')
    expect(cardAct(bountyPart({ ...creator, bounty: subject('completed'), toReview: 2 }))).toBe('details')
  })

  it('what is not sent yet is looked at, but a pledge changes nothing', () => {
    const accepted = { ...member, bounty: open, acceptance: held('in_progress', 0) }
    expect(card({ ...accepted, acceptance: held('submitted') }, complete('c', 'b'))).toBe('status')
    expect(card({ ...creator, bounty: open }, create('b'))).toBe('status')
    expect(card({ ...member, bounty: open }, fund('f', 'b'))).toBe('fund')
    expect(card(accepted, accept('a', 'b'))).toBe('complete')
  })

  it('says what is one’s own, and what one gave', () => {
    const own = bountyPart({ ...creator, bounty: open })
    expect(ownMarks(own, 2550)).toEqual(['You created this bounty', 'You contributed $25.50'])
    expect(ownMarks(bountyPart({ ...member, bounty: open }), 0)).toEqual([])
    expect(ownMarks(acceptedPart(open), 500)).toEqual([
      'You accepted this bounty',
      'up to 50 points once approved',
      'You contributed $5',
    ])
    expect(ownMarks(acceptedPart(hidden), 0)).toEqual(['You accepted this bounty'])
    // Of a creator whose account is gone nobody is known.
    expect(ownMarks(bountyPart({ ...visitor, bounty: bounty('b', { creatorId: '' }) }), 0)).toEqual([])
  })
})
