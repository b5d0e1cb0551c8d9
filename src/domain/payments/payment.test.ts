import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import {
  ownPaymentSchema,
  paymentWords,
  refundWords,
  afterRefund,
  type Purchase,
  purchaseSchema,
  delayedPaymentSchema,
  storedDelayedPaymentSchema,
  paymentAddress,
} from './payment'

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

const unpaid = (standing: string) => ({ plan_type: 'cadet_basic', amount_cents: 9700, standing })

describe('a purchase', () => {
  const old = { plan_type: 'cadet_basic', amount_cents: 9700, paid_at: '2026-11-26T10:00:00+00:00', held: false }
  const told = { ...old, payment_id: 'pi_1', refunded_at: null }
  const paid = { kind: 'paid', plan: 'cadet_basic', amountCents: 9700, returnedCents: 0, payment: 'pi_1' } as const
  const time = '2026-11-26 12:00:00+00'
  const at = '2026-11-26T12:00:00.000Z'

  it.each([
    ['an unknown package', { ...told, plan_type: 'platinum' }],
    ['no sum', { ...told, amount_cents: null }],
    ['no word on whether it is held', { ...told, held: undefined }],
    ['no time where it went back', { ...told, refunded_at: 'yesterday-ish' }],
  ])('is none with %s', (_, answer) => {
    expect(v.safeParse(purchaseSchema, answer).success).toBe(false)
  })

  it.each<[string, object, Purchase]>([
    ['paid', { ...told, standing: 'in_force' }, paid],
    ['paid, by a server that knows no refunds', old, { ...paid, payment: null }],
    ['paid, of which a part went back', { ...told, returned_cents: 5000 }, { ...paid, returnedCents: 5000 }],
    ['paid beside another', { ...told, standing: 'spare' }, { ...paid, kind: 'spare' }],
    ['over', { ...told, standing: 'ended' }, { ...paid, kind: 'ended' }],
    ['without its base', { ...told, paid_at: null, held: true, standing: 'without_base' }, { ...paid, kind: 'without_base' }],
    ['on its way', unpaid('on_its_way'), { kind: 'on_its_way', plan: 'cadet_basic', amountCents: 9700 }],
    ['refused by the bank', unpaid('refused'), { kind: 'refused', plan: 'cadet_basic', amountCents: 9700 }],
    [
      'given back',
      { ...told, refunded_at: time, returned_cents: 9700, standing: 'refunded' },
      { ...paid, returnedCents: 9700, kind: 'refunded', refundedAt: at },
    ],
  ])('is read as %s', (_, answer, purchase) => {
    expect(v.parse(purchaseSchema, answer)).toEqual(purchase)
  })

  it('is given back with its own payment, and with no other', () => {
    const refunded = { ...paid, returnedCents: 9700, kind: 'refunded', refundedAt: at } as const
    for (const kind of ['paid', 'spare', 'without_base'] as const)
      expect(afterRefund({ ...paid, kind }, 'pi_1', at)).toEqual(refunded)
    expect(afterRefund(refunded, 'pi_1', '2026-11-27T00:00:00.000Z')).toEqual(refunded)
    for (const other of [
      { ...paid, payment: 'pi_2' },
      { ...paid, payment: null },
      { kind: 'on_its_way', plan: 'cadet_basic', amountCents: 9700 },
    ] as const)
      expect(afterRefund(other, 'pi_1', at)).toBe(other)
  })
})

describe('a payment that takes days', () => {
  const answer = { plan_type: 'cadet_basic', amount_cents: 9700, state: 'on_its_way', since: '2026-11-26 10:00:00+00' }

  it.each(['on_its_way', 'refused'])('is read and kept: %s', (state) => {
    const delayed = v.parse(delayedPaymentSchema, { ...answer, state })
    expect(delayed).toEqual({ plan: 'cadet_basic', amountCents: 9700, state, since: '2026-11-26T10:00:00.000Z' })
    expect(v.parse(storedDelayedPaymentSchema, delayed)).toEqual(delayed)
  })

  it.each([{ state: 'lost' }, { plan_type: 'platinum' }, { since: 'lately' }, { amount_cents: null }])(
    'is none with %o',
    (change) => {
      expect(v.safeParse(delayedPaymentSchema, { ...answer, ...change }).success).toBe(false)
    },
  )
})

describe('the address of a payment page', () => {
  const own = 'https://academy.example'

  it.each([
    'https://checkout.stripe.com/c/pay/cs_test_1',
    'https://billing.stripe.com/p/session/x',
    'https://academy.example/functions/v1/test-checkout?id=1',
  ])('%s may be opened', (address) => expect(paymentAddress(address, own)).toBe(address))

  it.each([
    'http://checkout.stripe.com/c/pay/cs_test_1',
    'https://checkout.stripe.com.evil.test/',
    'https://evil.test/checkout.stripe.com',
    'https://checkout.stripe.com:8443/',
    'https://user@checkout.stripe.com/',
    'https://academy.example.evil.test/',
    'http://academy.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    '//checkout.stripe.com',
    '/own/path',
    '',
  ])('%s is refused', (address) => expect(paymentAddress(address, own)).toBeNull())
})
