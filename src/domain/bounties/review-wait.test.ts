import { expect, it } from 'vitest'
import { reviewWait } from './review-wait'

const hourMs = 3_600_000
const sentAt = '2026-11-30T12:00:00.000Z'
const sent = 'Sent 11-30. The creator has it; after 48 hours the moderators have it too.'
const waiting = 'Waiting since 11-30. The moderators have it.'

it.each<[string, string, number, boolean, string | null]>([
  ['just now', 'creator', 0, false, sent],
  ['by a clock that is slow', 'creator', -hourMs, false, sent],
  ['two days ago but for a minute', 'creator', 48 * hourMs - 60_000, false, sent],
  ['two days ago', 'creator', 48 * hourMs, false, waiting],
  ['two weeks ago', 'creator', 336 * hourMs, false, waiting],
  ['just now, to a bounty whose creator is gone', '', 0, false, waiting],
  ['to a bounty that is hidden', 'creator', hourMs, true, null],
  ['two days ago to a bounty that is hidden', 'creator', 49 * hourMs, true, null],
  ['to a bounty that is hidden, whose creator is gone', '', hourMs, true, null],
])('what was handed in %s', (_, creatorId, agoMs, isHidden, words) => {
  expect(reviewWait({ creatorId, isHidden }, sentAt, Date.parse(sentAt) + agoMs, (iso) => iso.slice(5, 10))).toBe(words)
})
