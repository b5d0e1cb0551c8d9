import { describe, expect, it } from 'vitest'
import { bounty, now } from '../../domain/bounties/bounty-fixture'
import { bountyView, type BountyView } from '../../domain/bounties/bounty-view'
import { accept, Bench } from '../../domain/outbox/fixture'
import { firstAnswerSize, withDevice } from './with-device'

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
