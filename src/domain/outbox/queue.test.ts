import { expect, test } from 'vitest'
import { bannerWords, type Cut, emptyQueue } from './queue'

const sending = { ...emptyQueue, waiting: 4, isSending: true, nth: 1, total: 4 }

test.each<[Cut | null, string]>([
  ['offline', 'Offline. What you do is saved on this device. 4 items wait to be sent.'],
  ['unreachable', 'The academy can’t be reached. What you do is saved on this device. Sending 1 of 4.'],
  ['slow', 'The academy answers slowly or not at all. What you do is saved on this device. Sending 1 of 4.'],
  [null, 'Sending 1 of 4.'],
])('while an act is tried, the connection %s: %s', (cut, words) => {
  expect(bannerWords(cut, sending)).toBe(words)
})
