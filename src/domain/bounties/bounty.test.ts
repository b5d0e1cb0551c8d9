import { expect, test } from 'vitest'
import { bountyFromRow } from './bounty'

const row = {
  id: 'b1',
  title: 'Learn the flag code',
  description: 'Read it.',
  category: 'Flag Etiquette',
  creator_id: null,
  creator: null,
  funding_goal: '100.10',
  current_funding: 19.99,
  contributors: 2,
  deadline: '2027-01-01T00:00:00+00:00',
  created_at: '2026-11-01T00:00:00.123456+00:00',
  updated_at: '2026-11-01 02:00:00+02',
  status: 'active',
  requires_photo: true,
  is_sample: false,
}

test('dollars are exact cents, as text or as number; times are one spelling', () => {
  expect(bountyFromRow(row)).toMatchObject({
    fundingGoalCents: 10_010,
    currentFundingCents: 1999,
    updatedAt: '2026-11-01T00:00:00.000Z',
    creatorId: '',
    creatorName: 'Patriot',
  })
})

test('a hidden one says so, with the reason where the server gives it', () => {
  const hidden = { ...row, hidden_at: '2026-11-02T00:00:00Z' }
  expect(bountyFromRow({ ...hidden, hidden_reason: 'It names a person.' })).toMatchObject({
    isHidden: true,
    hiddenReason: 'It names a person.',
  })
  expect(bountyFromRow(hidden)).not.toHaveProperty('hiddenReason')
  expect(bountyFromRow({ ...row, hidden_at: null, hidden_reason: null })).not.toHaveProperty('isHidden')
})

test('where and how long are told where the row says so, and a size of a later version is left unsaid', () => {
  const said = { ...row, place: 'Portland, Oregon', time_needed: 'Up to a day' }
  expect(bountyFromRow(said)).toMatchObject({ place: 'Portland, Oregon', timeNeeded: 'Up to a day' })
  for (const unsaid of [row, { ...row, place: null, time_needed: null }, { ...row, time_needed: 'A year' }]) {
    const bounty = bountyFromRow(unsaid)
    expect([bounty?.id, 'place' in Object(bounty), 'timeNeeded' in Object(bounty)]).toEqual(['b1', false, false])
  }
})

test.each([
  { ...row, funding_goal: 'a lot' },
  { ...row, current_funding: -1 },
  { ...row, category: 'Piracy' },
  { ...row, deadline: 'soon' },
  null,
])('a row of another shape is left out', (strange) => {
  expect(bountyFromRow(strange)).toBeNull()
})
