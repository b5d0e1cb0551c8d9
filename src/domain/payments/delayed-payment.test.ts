import * as v from 'valibot'
import { expect, it } from 'vitest'
import { delayedPaymentSchema, storedDelayedPaymentSchema } from './delayed-payment'

const row = { plan_type: 'cadet_basic', amount_cents: 9700, state: 'on_its_way', since: '2026-11-26 10:00:00+00' }

it.each(['on_its_way', 'refused'])('is read and kept: %s', (state) => {
  const delayed = v.parse(delayedPaymentSchema, { ...row, state })
  expect(delayed).toEqual({ plan: 'cadet_basic', amountCents: 9700, state, since: '2026-11-26T10:00:00.000Z' })
  expect(v.parse(storedDelayedPaymentSchema, delayed)).toEqual(delayed)
})

it.each([{ state: 'lost' }, { plan_type: 'platinum' }, { since: 'lately' }, { amount_cents: null }])(
  'is none with %o',
  (change) => {
    expect(v.safeParse(delayedPaymentSchema, { ...row, ...change }).success).toBe(false)
  },
)
