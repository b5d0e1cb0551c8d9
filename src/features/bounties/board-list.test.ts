import { describe, expect, it } from 'vitest'
import type { Bounty } from '../../domain/bounties/bounty'
import { bounty, now } from '../../domain/bounties/bounty-fixture'
import { activeBounties, firstAnswerSize, steadyList, withDevice } from './board-list'
import { bountyView, type BountyView } from '../../domain/bounties/bounty-view'
import { accept, Bench } from '../../domain/outbox/fixture'

const idsOf = (bounties: Bounty[]) => bounties.map((each) => each.id).join(' ')

describe('Active Bounties', () => {
  it('lists the active and not ended, the latest created first', () => {
    const all = [
      bounty('old', { createdIn: -9 }),
      bounty('new', { createdIn: 0 }),
      bounty('funded', { status: 'funded' }),
      bounty('ended', { deadlineIn: 0 }),
      bounty('completed', { status: 'completed' }),
    ]
    expect(idsOf(activeBounties(all, now))).toBe('new old')
  })
})

const view = (id: string, part: Parameters<typeof bounty>[1] = {}, more: Partial<BountyView> = {}): BountyView => ({
  ...bountyView(bounty(id, part), { entries: [], acceptance: undefined, pledges: [] }),
  ...more,
})
const isOwn = ({ bounty: { creatorId }, entries }: BountyView) => entries.length > 0 || creatorId === 'me'
const said = (views: readonly BountyView[]) =>
  views.map(({ bounty: { id, currentFundingCents }, acceptance }) => `${id}${currentFundingCents}${acceptance?.status ?? ''}`)
const earlier = { updatedAt: new Date(now - 9 * 86_400_000).toISOString() }

describe('the list until the device has fetched it', () => {
  it.each<[string, BountyView[], BountyView[], string[]]>([
    ['is the first answer on a new device', [view('a'), view('b')], [], ['a0', 'b0']],
    ['leaves out what the answer does not name', [view('a')], [view('a'), view('gone')], ['a0']],
    [
      'has the figures of the later row',
      [view('a', { currentFundingCents: 3_500 })],
      [view('a', { currentFundingCents: 10, ...earlier })],
      ['a3500'],
    ],
    ['keeps a row that the device has heard of since', [view('a', earlier)], [view('a', { currentFundingCents: 7 })], ['a7']],
    [
      'keeps what this person did to an older row',
      [view('a', { currentFundingCents: 5 })],
      [view('a', earlier, { acceptance: { status: 'in_progress', updatedAt: '' } })],
      ['a5in_progress'],
    ],
    ['keeps the own that was just made', [view('a')], [view('own', { creatorId: 'me' }), view('a')], ['own0', 'a0']],
    [
      'begins with what is not sent',
      [view('a')],
      [view('unsent', {}, { entries: [new Bench().enqueue(accept('op', 'unsent'))] }), view('a')],
      ['unsent0', 'a0'],
    ],
  ])('%s', (_, first, device, expected) => {
    expect(said(withDevice(first, device, isOwn))).toEqual(expected)
  })

  it('goes on after a full answer with the older ones of the device', () => {
    const full = Array.from({ length: firstAnswerSize }, (_, index) => view(`a${index}`))
    expect(withDevice(full, [view('older', { createdIn: -9 }), view('gone', { createdIn: 0 })], isOwn).at(-1)?.bounty.id).toBe(
      'older',
    )
  })
})

const row = (id: string) => ({ bounty: { id } })
const rows = (ids: string) => ids.split('').map(row)
const shownOf = (standing: string, answer: string, { own = '' } = {}) => {
  const { shown, newer } = steadyList({
    standing: standing.split(''),
    rows: rows(answer),
    isOwn: (each) => own.includes(each.bounty.id),
  })
  return `${shown.map((each) => each.bounty.id).join('')} ${newer}`
}

describe('a list that does not move', () => {
  it.each([
    ['shows all at first', '', 'abc', {}, 'abc 0'],
    ['counts what came before', 'bc', 'xyabc', {}, 'bc 3'],
    ['counts what came between', 'ac', 'abc', {}, 'ac 1'],
    ['goes on with what is older', 'ab', 'abcd', {}, 'abcd 0'],
    ['lets go of what is no longer listed', 'abc', 'ac', {}, 'ac 0'],
    ['shows the own at once', 'ab', 'xoab', { own: 'o' }, 'oab 1'],
    ['is empty when nothing is open', 'st', '', {}, ' 0'],
    ['begins anew when nothing of it is left', 'ab', 'xy', {}, 'xy 0'],
  ])('%s', (_, standing, answer, others, expected) => {
    expect(shownOf(standing, answer, others)).toBe(expected)
  })
})
