import { expect, test } from 'vitest'
import { judgeConnection, type Heard } from './connection'

const minute = 60_000
const unknown: Heard = { isHeard: null, isSlow: false, at: 0, isAgainstBrowser: false }
const answered: Heard = { isHeard: true, isSlow: false, at: 0, isAgainstBrowser: false }
const answeredOffline: Heard = { isHeard: true, isSlow: false, at: 0, isAgainstBrowser: true }
const late: Heard = { ...answered, isSlow: true }
const silent: Heard = { isHeard: false, isSlow: false, at: 0, isAgainstBrowser: false }
const timedOut: Heard = { ...silent, isSlow: true }

test.each([
  ['nobody has asked', unknown, true, 0, 'unasked'],
  ['nobody has asked, and the browser knows of no network', unknown, false, 0, 'unasked'],
  ['an answer', answered, true, 10 * minute, 'online'],
  ['no answer', silent, true, 0, 'unreachable'],
  ['a late answer', late, true, 0, 'slow'],
  ['a late answer, and the network went', late, false, 1, 'offline'],
  ['no answer within the limit', timedOut, true, 0, 'slow'],
  ['no answer, and the browser knows why', silent, false, 0, 'offline'],
  ['the network went after the answer', answered, false, 1, 'offline'],
  ['an answer while the browser says that there is no network', answeredOffline, false, minute - 1, 'online'],
  ['such an answer, a minute ago', answeredOffline, false, minute, 'offline'],
  ['such an answer, and the browser has changed its mind', answeredOffline, true, 10 * minute, 'online'],
] as const)('%s', (_, heard, hasNetwork, now, connection) => {
  expect(judgeConnection(heard, hasNetwork, now)).toBe(connection)
})
