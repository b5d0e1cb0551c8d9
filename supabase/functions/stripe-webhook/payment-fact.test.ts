import { describe, expect, test } from 'vitest'
import { paymentFact } from './payment-fact.ts'

const quote = '7d3b7c9d-1e2f-4a6b-8c0d-2f4e6a8b0c12'
const user = '5a3b7c9d-1e2f-4a6b-8c0d-2f4e6a8b0c12'
const session = {
  id: 'cs_1',
  payment_status: 'paid',
  payment_intent: 'pi_1',
  customer: 'cus_1',
  client_reference_id: user,
  currency: 'usd',
  amount_total: 9700,
  metadata: { plan: 'cadet_basic', quote },
}
const event = (object: unknown) => ({ id: 'evt_1', created: 1_767_225_600, data: { object } })

describe('a paid session', () => {
  test.each(['checkout.session.completed', 'checkout.session.async_payment_succeeded'])('is a purchase, told by %s', (type) => {
    expect(paymentFact(type, event(session))).toEqual({
      name: 'record_purchase',
      parameters: {
        p_event_id: 'evt_1',
        p_session_id: 'cs_1',
        p_payment_id: 'pi_1',
        p_customer_id: 'cus_1',
        p_user_id: user,
        p_plan_type: 'cadet_basic',
        p_amount_cents: 9700,
        p_currency: 'usd',
        p_quote_id: quote,
        p_paid_at: '2026-01-01T00:00:00.000Z',
      },
    })
  })

  test.each([
    { payment_status: 'no_payment_required' },
    { payment_intent: null },
    { client_reference_id: 'somebody' },
    { amount_total: 0 },
    { amount_total: 97.5 },
    { metadata: { plan: 'cadet_basic' } },
    { metadata: { plan: 'cadet_basic', quote: 'mine' } },
    { metadata: null },
  ])('with %o is none of ours', (change) => {
    expect(paymentFact('checkout.session.completed', event({ ...session, ...change }))).toBeNull()
  })
})

test.each([
  ['checkout.session.completed', false],
  ['checkout.session.async_payment_failed', true],
])('an unpaid session is a payment on its way, or one that the bank refused, told by %s', (type, p_is_refused) => {
  expect(paymentFact(type, event({ ...session, payment_status: 'unpaid', payment_intent: null }))).toEqual({
    name: 'record_delayed_payment',
    parameters: {
      p_event_id: 'evt_1',
      p_session_id: 'cs_1',
      p_user_id: user,
      p_plan_type: 'cadet_basic',
      p_amount_cents: 9700,
      p_currency: 'usd',
      p_quote_id: quote,
      p_is_refused,
      p_at: '2026-01-01T00:00:00.000Z',
    },
  })
})

test('a session that the provider has closed takes no money any more', () => {
  const fact = { name: 'checkout_closed', parameters: { p_session_id: 'cs_1' } }
  expect(paymentFact('checkout.session.expired', event(session))).toEqual(fact)
})

test.each([
  ['whole', { refunded: true, amount_refunded: 9700 }, null],
  ['in part', { refunded: false, amount_refunded: 5000 }, 5000],
])('a charge given back %s is a refund, with the sum of a part', (_, charge, p_amount_cents) => {
  expect(paymentFact('charge.refunded', event({ payment_intent: 'pi_1', ...charge }))).toEqual({
    name: 'record_refund',
    parameters: { p_event_id: 'evt_1', p_payment_id: 'pi_1', p_refunded_at: '2026-01-01T00:00:00.000Z', p_amount_cents },
  })
})

test.each([
  ['refund.failed', { status: 'failed', failure_reason: 'expired_or_canceled_card' }, 'expired_or_canceled_card'],
  ['refund.updated', { status: 'failed', failure_reason: null }, 'failed'],
  ['refund.updated', { status: 'canceled' }, 'canceled'],
  ['charge.refund.updated', { status: 'failed' }, 'failed'],
])('%s with %o is a failed refund', (type, object, p_reason) => {
  expect(paymentFact(type, event({ id: 're_1', payment_intent: 'pi_1', amount: 5000, ...object }))).toEqual({
    name: 'record_failed_refund',
    parameters: {
      p_event_id: 'evt_1',
      p_refund_id: 're_1',
      p_payment_id: 'pi_1',
      p_reason,
      p_failed_at: '2026-01-01T00:00:00.000Z',
      p_amount_cents: 5000,
    },
  })
})

test.each([
  ['charge.dispute.funds_withdrawn', false],
  ['charge.dispute.funds_reinstated', true],
])('%s is a fact of its dispute', (type, p_reinstated) => {
  expect(paymentFact(type, event({ id: 'du_1', payment_intent: 'pi_1' }))).toEqual({
    name: 'record_dispute',
    parameters: {
      p_event_id: 'evt_1',
      p_dispute_id: 'du_1',
      p_payment_id: 'pi_1',
      p_reinstated,
      p_at: '2026-01-01T00:00:00.000Z',
    },
  })
})

test.each([
  ['charge.dispute.created', { id: 'du_1', payment_intent: 'pi_1' }],
  ['charge.dispute.funds_withdrawn', { id: 'du_1', payment_intent: null }],
  ['charge.refunded', { payment_intent: 'pi_1', refunded: false, amount_refunded: 0 }],
  ['charge.refunded', { payment_intent: null, refunded: true }],
  ['refund.updated', { id: 're_1', payment_intent: 'pi_1', status: 'succeeded' }],
  ['refund.failed', { id: 're_1', payment_intent: null, status: 'failed' }],
  ['checkout.session.expired', {}],
  ['customer.created', {}],
])('%s with %o is nothing that we keep', (type, object) => {
  expect(paymentFact(type, event(object))).toBeNull()
})
