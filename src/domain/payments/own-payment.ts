import * as v from 'valibot'
import { databaseTime } from '../time/database-time'
import { longDay } from '../time/long-day'
import { formatCents } from './money'
import { planSchema } from './subscription'

/** What a payment gives now: `spare` gives nothing beside another one, `without_base` is an upgrade whose first payment went back. */
export const paymentStandingSchema = v.picklist(['in_force', 'spare', 'without_base', 'ended', 'refunded'])

/** One payment of a person, as the server answers it. */
export const ownPaymentSchema = v.pipe(
  v.object({
    payment: v.string(),
    plan: planSchema,
    amount_cents: v.number(),
    // A server from before this one tells of no parts.
    returned_cents: v.optional(v.number(), 0),
    paid_at: databaseTime,
    refunded_at: v.nullable(databaseTime),
    refund_failed_at: v.nullable(databaseTime),
    standing: paymentStandingSchema,
    may_ask: v.boolean(),
    until: v.nullable(databaseTime),
  }),
  v.transform(
    ({ payment, plan, amount_cents, returned_cents, paid_at, refunded_at, refund_failed_at, standing, may_ask, until }) => ({
      payment,
      plan,
      amountCents: amount_cents,
      returnedCents: returned_cents,
      paidAt: paid_at,
      refundedAt: refunded_at,
      refundFailedAt: refund_failed_at,
      standing,
      mayAsk: may_ask,
      until,
    }),
  ),
)

/** `returnedCents`: what of it went back so far. `mayAsk`: the rest can be asked back now; `until` is ISO time, null where that has no end. */
export type OwnPayment = v.InferOutput<typeof ownPaymentSchema>

const words = {
  in_force: 'In force.',
  spare: 'It gives you nothing more: another payment of yours holds the same or a larger package.',
  without_base: 'The payment that this upgrade was built on went back, so it gives no package now.',
  ended: 'Its time has ended.',
} as const

/** What is said of a payment in one or two sentences. */
export function paymentWords({ standing, returnedCents, refundedAt, refundFailedAt }: OwnPayment): string {
  if (standing === 'refunded') return refundedAt === null ? 'Given back.' : `Given back on ${longDay(refundedAt)}.`
  const told = returnedCents === 0 ? words[standing] : `${words[standing]} ${formatCents(returnedCents)} of it went back already.`
  if (refundFailedAt === null) return told
  return `${told} A refund of it could not be paid out on ${longDay(refundFailedAt)}: ask for it again, or write to us.`
}

/** What becomes of a refund that was just asked for. */
export const refundStateSchema = v.picklist(['succeeded', 'pending', 'requires_action'])
/** What the provider says of a refund that was just made: null where nothing was left to give back. */
export type MadeRefund = { state: v.InferOutput<typeof refundStateSchema>; cents: number } | null

/** What is said of a refund that was just asked for, of a payment of `paidCents`. */
export function refundWords(refund: MadeRefund, paidCents: number): string {
  const paid = formatCents(paidCents)
  if (refund === null) return `All of your ${paid} has been given back already.`
  const before = paidCents - refund.cents
  const told = stateWords(refund.state, formatCents(refund.cents))
  return before > 0 ? `${told} ${formatCents(before)} of your ${paid} had gone back before.` : told
}

function stateWords(state: v.InferOutput<typeof refundStateSchema>, amount: string): string {
  if (state === 'succeeded') return `${amount} goes back to you.`
  if (state === 'pending') return `${amount} goes back to you in some days. Should that fail, Account says so.`
  return `The payment service asks you by mail where to send ${amount}. Until you answer it, the money stays there.`
}
