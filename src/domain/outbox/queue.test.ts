import { describe, expect, it, test } from 'vitest'
import { bannerWords, connectionWords, type Cut, emptyQueue } from './queue'

const sending = { ...emptyQueue, waiting: 4, isSending: true, nth: 1, total: 4 }

test.each<[Cut | null, string]>([
  ['offline', 'Offline. What you do is saved on this device. 4 items wait to be sent.'],
  ['unreachable', 'The academy can’t be reached. What you do is saved on this device. Sending 1 of 4.'],
  ['slow', 'The academy answers slowly or not at all. What you do is saved on this device. Sending 1 of 4.'],
  [null, 'Sending 1 of 4.'],
])('while an act is tried, the connection %s: %s', (cut, words) => {
  expect(bannerWords(cut, sending)).toBe(words)
})

describe('the connection says', () => {
  it.each([
    ['online', {}, 'Online, nothing to send'],
    ['unasked', {}, 'Nothing to send'],
    ['offline', { waiting: 3 }, 'Offline, 3 to send'],
    ['offline', { waiting: 1 }, 'Offline, 1 to send'],
    ['unreachable', { waiting: 1 }, 'No answer, 1 to send'],
    ['slow', { waiting: 1 }, 'Slow network, 1 to send'],
    ['online', { waiting: 3, isSending: true, nth: 1, total: 3 }, 'Online, sending 1 of 3'],
    ['offline', { waiting: 3, isSending: true, nth: 1, total: 3 }, 'Offline, 3 to send'],
    ['online', { waiting: 2, attention: 1 }, 'Online, 1 needs you'],
    ['online', { waiting: 2, isAtRisk: true }, 'Online, send 2 soon'],
  ] as const)('%s with %j', (connection, queue, words) => {
    expect(connectionWords(connection, { ...emptyQueue, ...queue })).toBe(words)
  })
})
