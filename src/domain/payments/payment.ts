import * as v from 'valibot'
import { databaseTime } from '../time/database-time'
import { longDay } from '../time/calendar'
import { formatCents } from './money'
import { planSchema, type Plan, subscriptionSchema } from './subscription'

/** What a payment gives now: `spare` gives nothing beside another one, `without_base` is an upgrade whose first payment went back. */
const paymentStandingSchema = v.picklist(['in_force', 'spare', 'without_base', 'ended', 'refunded'])

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

type Payment = {
  plan: Plan
  amountCents: number
  /** What of it went back so far. */
  returnedCents: number
  /** The provider's id, by which it is asked back; null of a server from before it told. */
  payment: string | null
}

/**
 * `spare`: another payment gives the same or more. `without_base`: an upgrade whose first payment went back, which gives no package.
 * `refundedAt`: ISO time. `on_its_way`: ordered, and the bank has not answered; `refused`: it said no, nothing was charged.
 */
export type Purchase =
  | { kind: 'on_its_way' | 'refused'; plan: Plan; amountCents: number }
  | (Payment & { kind: 'paid' | 'spare' | 'without_base' | 'ended' })
  | (Payment & { kind: 'refunded'; refundedAt: string })

const paidSchema = v.pipe(
  v.object({
    plan_type: planSchema,
    amount_cents: v.number(),
    returned_cents: v.optional(v.number(), 0),
    held: v.boolean(),
    payment_id: v.nullish(v.string(), null),
    refunded_at: v.nullish(databaseTime, null),
    // A server from before this one says no more than `held`.
    standing: v.nullish(paymentStandingSchema, null),
  }),
  v.transform(({ plan_type, amount_cents, returned_cents, held, payment_id, refunded_at, standing }): Purchase => {
    const payment = { plan: plan_type, amountCents: amount_cents, returnedCents: returned_cents, payment: payment_id }
    if (refunded_at !== null) return { ...payment, kind: 'refunded', refundedAt: refunded_at }
    if (held) return { ...payment, kind: 'without_base' }
    return { ...payment, kind: standing === 'spare' || standing === 'ended' ? standing : 'paid' }
  }),
)
const unpaidSchema = v.pipe(
  v.object({ plan_type: planSchema, amount_cents: v.number(), standing: v.picklist(['on_its_way', 'refused']) }),
  v.transform(({ plan_type, amount_cents, standing }): Purchase => ({
    kind: standing,
    plan: plan_type,
    amountCents: amount_cents,
  })),
)

/** What `my_purchase` answers of a payment. */
export const purchaseSchema = v.union([unpaidSchema, paidSchema])

/** What becomes of a purchase once that payment was given back: of another than its own nothing. `at`: ISO time. */
export function afterRefund(purchase: Purchase, payment: string, at: string): Purchase {
  if (!('payment' in purchase) || purchase.kind === 'refunded' || purchase.payment !== payment) return purchase
  return { ...purchase, returnedCents: purchase.amountCents, kind: 'refunded', refundedAt: at }
}

/** A payment that takes days, such as a bank debit, as `check-subscription` answers it. */
export const delayedPaymentSchema = v.pipe(
  v.object({
    plan_type: planSchema,
    amount_cents: v.number(),
    state: v.picklist(['on_its_way', 'refused']),
    since: databaseTime,
  }),
  v.transform(({ plan_type, amount_cents, state, since }): DelayedPayment => ({
    plan: plan_type,
    amountCents: amount_cents,
    state,
    since,
  })),
)

/** As this device keeps it. `since`: ISO time of the order, or of the refusal. */
export const storedDelayedPaymentSchema = v.object({
  plan: planSchema,
  amountCents: v.number(),
  state: v.picklist(['on_its_way', 'refused']),
  since: v.string(),
})
export type DelayedPayment = v.InferOutput<typeof storedDelayedPaymentSchema>

/** What the server knows of what a person has bought. `checkedAt`: when it said so, in ms since the epoch. */
export const knownSubscriptionSchema = v.object({
  subscription: v.nullable(subscriptionSchema),
  delayed: v.optional(v.nullable(storedDelayedPaymentSchema), null),
  checkedAt: v.number(),
})
export type KnownSubscription = v.InferOutput<typeof knownSubscriptionSchema>

/** Where the payment provider shows its own pages. */
const PROVIDER_HOSTS: readonly string[] = ['checkout.stripe.com', 'billing.stripe.com']

/**
 * The address if a person may be sent there to pay or to manage a payment, else null: the provider's pages over https, or a page of
 * `ownOrigin` (the test checkout). A server's answer is checked like any other input.
 */
export function paymentAddress(value: string, ownOrigin: string): string | null {
  const address = parsed(value)
  if (address === null || address.username !== '') return null
  const { origin, protocol, host, href } = address
  return origin === ownOrigin || (protocol === 'https:' && PROVIDER_HOSTS.includes(host)) ? href : null
}

function parsed(value: string): URL | null {
  try {
    return new URL(value)
  } catch {
    return null
  }
}
