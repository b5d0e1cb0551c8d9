import * as v from 'valibot'
import { expect, it } from 'vitest'
import { ownPaymentSchema, paymentWords, refundWords } from './own-payment'

const row = {
  payment: 'pi_1',
  plan: 'cadet_basic',
  amount_cents: 9700,
  paid_at: '2026-11-26T10:00:00+00:00',
  returned_cents: 0,
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
  ['given back in part', { returned_cents: 5000 }, 'In force. $50 of it went back already.'],
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
  ['succeeded', 9700, /^\$97 goes back to you\.$/],
  ['pending', 9700, /^\$97 goes back to you in some days\. Should that fail, Account says so\.$/],
  ['requires_action', 9700, /asks you by mail where to send \$97/],
  ['succeeded', 4700, /^\$47 goes back to you\. \$50 of your \$97 had gone back before\.$/],
  ['pending', 4700, /^\$47 goes back to you in some days\..* \$50 of your \$97 had gone back before\.$/],
] as const)('a refund that is %s, of %i cents, is told as that', (state, cents, told) => {
  expect(refundWords({ state, cents }, 9700)).toMatch(told)
})

it('a payment of which nothing was left is told as given back before', () => {
  expect(refundWords(null, 9700)).toBe('All of your $97 has been given back already.')
})
