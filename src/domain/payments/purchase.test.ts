import * as v from 'valibot'
import { expect, it } from 'vitest'
import { afterRefund, type Purchase, purchaseSchema } from './purchase'

const row = { plan_type: 'cadet_basic', amount_cents: 9700, paid_at: '2026-11-26T10:00:00+00:00', held: false }
const told = { ...row, payment_id: 'pi_1', refunded_at: null }
const paid = { kind: 'paid', plan: 'cadet_basic', amountCents: 9700, returnedCents: 0, payment: 'pi_1' } as const
const unpaid = (standing: string) => ({ plan_type: 'cadet_basic', amount_cents: 9700, standing })
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
  ['paid, by a server that knows no refunds', row, { ...paid, payment: null }],
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
