import * as v from 'valibot'
import { callDatabase, takeAllowance } from '../_shared/call-database.ts'
import { signedInCaller } from '../_shared/caller.ts'
import { edgeFunction } from '../_shared/edge-function.ts'
import { paymentsOf, type Payment } from '../_shared/own-payments.ts'
import { type MadeRefund, paymentProvider, refundRest } from '../_shared/payment-provider.ts'
import { Refusal } from '../_shared/refusal.ts'

/**
 * The guarantee: gives back all that is left of a payment, and its package ends at once. Without a payment it only answers what there is: `payments`, newest
 * first, each with what it gives and whether and until when it can be asked back. The fields beside them are of the one that is asked for,
 * or of the newest that can be: `{ payment, plan, amount_cents, until, refunded }`, or `{ payment: null }`; `state` says what becomes of a refund just made, and `refund_cents` how much the provider gives back by it. A payment that went back already
 * is answered as such, however often it is named; 409 changed where another was built on it, 409 too_late after its time.
 */
export default edgeFunction({
  // `confirm` is what an earlier build asks with, on a device that has not taken an update: it names no payment.
  body: v.object({
    payment: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(255))), null),
    confirm: v.optional(v.boolean(), false),
  }),
  async run({ payment, confirm }, request) {
    const { id } = await signedInCaller(request)
    if (confirm) throw new Refusal(409, 'changed', 'Please load this page again: it is of an older version.')
    await takeAllowance(id, 'refund-purchase', 60, 60 * 60)
    const payments = await paymentsOf(id)
    if (payment === null) {
      const newest = payments.find(({ may_ask }) => may_ask)
      return { payment: null, ...(newest && offered(newest)), payments: payments.map(entryOf) }
    }
    const named = payments.find(({ payment_id }) => payment_id === payment)
    if (!named) throw new Refusal(404, 'no_payment', 'There is no payment to give back.')
    if (named.standing === 'refunded') return offered(named)
    if (!named.may_ask) throw refusalOf(named)
    const made = await giveBack(named)
    return { ...offered(named), refunded: true, ...(made && { state: made.state, refund_cents: made.cents }) }
  },
})

function refusalOf({ standing, ask_until }: Payment): Refusal {
  if (standing === 'ended' || (ask_until !== null && Date.parse(ask_until) < Date.now()))
    return new Refusal(409, 'too_late', 'The 24-hour guarantee for this payment has ended.')
  return new Refusal(409, 'changed', 'Another payment was built on this one since. Please look at what would go back now.')
}

const entryOf = ({ payment_id: payment, plan_type: plan, ask_until: until, ...rest }: Payment) => ({
  ...rest,
  payment,
  plan,
  until,
})

/** An app from before payments without an end wants a time: it asks again each time anyway. */
function offered({ payment_id: payment, plan_type: plan, amount_cents, ask_until, standing }: Payment) {
  const until = ask_until ?? new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString()
  return { payment, plan, amount_cents, until, refunded: standing === 'refunded' }
}

/** The provider's own event tells of it once more, which changes nothing. Each press is an event of its own: a refund may fail and be asked for again. */
async function giveBack({ payment_id, amount_cents, returned_cents }: Payment): Promise<MadeRefund | null> {
  const stripe = paymentProvider()
  const made: MadeRefund | null = stripe
    ? await refundRest(stripe, payment_id)
    : { state: 'succeeded', cents: amount_cents - returned_cents, at: new Date() }
  const fact = {
    p_event_id: `refund_by_buyer_${payment_id}_${crypto.randomUUID()}`,
    p_payment_id: payment_id,
    p_refunded_at: (made?.at ?? new Date()).toISOString(),
  }
  await callDatabase('record_refund', fact, v.boolean())
  return made
}
