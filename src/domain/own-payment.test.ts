import * as v from 'valibot'
import { expect, it } from 'vitest'
import { ownPaymentSchema, paymentWords, refundWords } from './own-payment'

const row = {
  payment: 'pi_1',
  plan: 'cadet_basic',
  amount_cents: 9700,
  paid_at: '2026-11-26T10:00:00+00:00',
  refunded_at: null,
  refund_failed_at: null,
  standing: 'in_force',
  may_ask: true,
  until: '2026-11-27T10:00:00+00:00',
}

it.each([
  ['an unknown standing', { standing: 'mine' }],
  ['an unknown package', { plan: 'platinum' }],
  ['a time that is none', { until: 'soon' }],
  ['no word on whether it can be asked back', { may_ask: null }],
])('a payment with %s is none', (_, change) => {
  expect(v.safeParse(ownPaymentSchema, { ...row, ...change }).success).toBe(false)
})

it.each([
  ['in force', {}, 'In force.'],
  ['paid beside another', { standing: 'spare', until: null }, /^It gives you nothing more/],
  ['an upgrade that lost its base', { standing: 'without_base', until: null }, /gives no package now\.$/],
  ['over', { standing: 'ended', may_ask: false }, 'Its time has ended.'],
  ['given back', { standing: 'refunded', refunded_at: '2026-11-26T12:00:00Z' }, /^Given back on November 26, 2026\.$/],
  [
    'one whose refund failed',
    { refund_failed_at: '2026-11-26T12:00:00Z' },
    /^In force\. A refund of it could not be paid out on/,
  ],
])('a payment that is %s is told as that', (_, change, told) => {
  expect(paymentWords(v.parse(ownPaymentSchema, { ...row, ...change }))).toMatch(told)
})

it.each([
  ['succeeded', '$97 goes back to you.'],
  ['pending', /in some days\. Should that fail, Account says so\.$/],
  ['requires_action', /asks you by mail where to send \$97/],
] as const)('a refund that is %s is told as that', (state, told) => {
  expect(refundWords(state, '$97')).toMatch(told)
})
