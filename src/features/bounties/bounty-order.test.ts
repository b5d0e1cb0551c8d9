import { describe, expect, it } from 'vitest'
import type { Bounty } from '../../domain/bounties/bounty'
import { bounty, now } from '../../domain/bounties/bounty-fixture'
import { activeBounties } from './bounty-order'

const ids = (bounties: Bounty[]) => bounties.map((each) => each.id).join(' ')

describe('Active Bounties', () => {
  it('lists the active and not ended, the latest created first', () => {
    const all = [
      bounty('old', { createdIn: -9 }),
      bounty('new', { createdIn: 0 }),
      bounty('funded', { status: 'funded' }),
      bounty('ended', { deadlineIn: 0 }),
      bounty('completed', { status: 'completed' }),
    ]
    expect(ids(activeBounties(all, now))).toBe('new old')
  })
})
