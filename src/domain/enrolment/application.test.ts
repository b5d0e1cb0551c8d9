import { expect, it, describe } from 'vitest'
import {
  applicationProgress,
  secondsToResend,
  emptyApplication,
  receiptSchema,
  restoreReceived,
  showsReceived,
  withSecret,
} from './application'
import * as v from 'valibot'

it.each([
  [1, 100 / 3],
  [2, 200 / 3],
  [3, 100],
  [4, 100],
])('step %i stands at %d percent', (step, percent) => expect(applicationProgress(step)).toBeCloseTo(percent))

it.each([
  [null, 0],
  [10_000, 0],
  [9_000, 0],
  [10_001, 1],
  [69_500, 60],
])('a code may be asked for again at %j, seen at 10 s, in %i s', (resendAt, seconds) =>
  expect(secondsToResend(resendAt, 10_000)).toBe(seconds),
)

const told = { reference: 'WF-7K2-M9Q', received_at: '2026-11-22T10:00:00.123456+00:00', email: 'cadet@example.test' }
const receipt = {
  reference: told.reference,
  receivedAt: told.received_at,
  email: told.email,
  standing: 'received' as const,
  standingAt: null,
}
const received = { ...receipt, secret: 'a secret of the row' }

describe('the server’s word', () => {
  it('is taken over', () => {
    const standing = { standing: 'invited', standing_at: '2026-11-25T10:00:00.123456+00:00' }
    expect(v.parse(receiptSchema, { ...told, ...standing })).toEqual({
      ...receipt,
      standing: 'invited',
      standingAt: standing.standing_at,
    })
  })
  it('is received where it says nothing of a standing', () => expect(v.parse(receiptSchema, told)).toEqual(receipt))
  it.each([
    null,
    {},
    { ...told, reference: '7K2' },
    { ...told, received_at: 'yesterday' },
    { ...told, email: null },
    { ...told, standing: 'lost' },
  ])('is none: %j', (word) => expect(v.is(receiptSchema, word)).toBe(false))
})

describe('what the device keeps', () => {
  it('is found again', () => {
    const accepted = { ...received, standing: 'accepted', standingAt: '2026-11-25T10:00:00.000Z' }
    expect(restoreReceived(accepted)).toEqual(accepted)
  })
  it('is received where an older version kept no standing', () => {
    const { standing: _standing, standingAt: _standingAt, ...older } = received
    expect(restoreReceived(older)).toEqual(received)
  })
  it.each([undefined, null, 'x', receipt, { ...received, receivedAt: '' }])('is nothing where it can’t be read: %j', (stored) =>
    expect(restoreReceived(stored)).toBeNull(),
  )
  it.each([
    ['keeps the secret of the same application', receipt, received, received],
    [
      'has no secret of another',
      { ...receipt, reference: 'WF-222-333' },
      received,
      { ...receipt, reference: 'WF-222-333', secret: null },
    ],
    ['has none without one before', receipt, null, { ...receipt, secret: null }],
    ['is nothing once the server knows of none', null, received, null],
  ])('%s', (_, word, kept, result) => expect(withSecret(word, kept)).toEqual(result))
})

describe('the apply page shows what was received', () => {
  const begun = { ...emptyApplication, step: 2 as const }
  it.each([
    ['none', null, emptyApplication, null, false],
    ['none, though asked for', null, emptyApplication, 'received' as const, false],
    ['one, and nothing begun', received, emptyApplication, null, true],
    ['one, and another is wanted', received, emptyApplication, 'another' as const, false],
    ['one, and an address is typed', received, { ...emptyApplication, email: 'c' }, null, false],
    ['one, and a step was done', received, begun, null, false],
    ['one that is asked for, past what is begun', received, begun, 'received' as const, true],
  ])('%s', (_, known, draft, choice, shown) => expect(showsReceived(known, draft, choice)).toBe(shown))
})
