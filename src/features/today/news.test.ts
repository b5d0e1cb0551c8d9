import { expect, test } from 'vitest'
import type { Notification } from '../../domain/bounties/notification'
import { unreadNews } from './news'

const item = (id: string, part: Partial<Notification>): Notification => ({
  id,
  kind: 'completion_approved',
  bountyId: 'a',
  bountyTitle: 'Flag code',
  reason: null,
  createdAt: '2026-11-30T12:00:00Z',
  isRead: false,
  ...part,
})

const left = { unit: 'day', count: 5 } as const
const ofBounty = { bountyId: 'a', title: 'Flag code' }

test.each<[string, Partial<Notification>, Parameters<typeof unreadNews>[1], boolean]>([
  ['an approval', {}, [], true],
  ['what was read', { isRead: true }, [], false],
  [
    'a submission that waits for the review',
    { kind: 'completion_submitted' },
    [{ kind: 'review', count: 1, since: '', ...ofBounty }],
    false,
  ],
  [
    'a reminder of a submission that waits for the review',
    { kind: 'review_waits' },
    [{ kind: 'review', count: 1, since: '', ...ofBounty }],
    false,
  ],
  ['work that waits for a moderator', { kind: 'review_overdue' }, [], true],
  ['changes that wait to be made', { kind: 'changes_requested' }, [{ kind: 'changes', left, ...ofBounty }], false],
  ['changes to another bounty', { kind: 'changes_requested', bountyId: 'b' }, [{ kind: 'changes', left, ...ofBounty }], true],
  ['an approval of what ends soon', {}, [{ kind: 'deadline', left, ...ofBounty }], true],
  ['a report', { kind: 'bounty_reported' }, [{ kind: 'refused', count: 1 }], true],
])('%s', (_, part, waits, isNews) => {
  expect(unreadNews([item('n', part)], waits)).toHaveLength(isNews ? 1 : 0)
})
