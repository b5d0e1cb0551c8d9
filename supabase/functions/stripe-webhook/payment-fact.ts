import * as v from 'valibot'

/** An id of the provider's. */
const name = v.pipe(v.string(), v.regex(/^[\w-]{1,255}$/))
const seconds = v.pipe(v.number(), v.integer(), v.minValue(0))
const cents = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647))
const orderedPart = {
  id: name,
  client_reference_id: v.pipe(v.string(), v.uuid()),
  currency: v.pipe(v.string(), v.regex(/^[a-z]{3}$/)),
  amount_total: cents,
  metadata: v.object({
    plan: v.picklist(['cadet_basic', 'patriot_premium', 'elite_corps']),
    quote: v.pipe(v.string(), v.uuid()),
  }),
}
const paidSession = v.object({
  id: name,
  created: seconds,
  data: v.object({
    object: v.object({
      ...orderedPart,
      payment_status: v.literal('paid'),
      payment_intent: name,
      customer: v.nullish(name, null),
    }),
  }),
})
const unpaidSession = v.object({
  id: name,
  created: seconds,
  data: v.object({ object: v.object({ ...orderedPart, payment_status: v.literal('unpaid') }) }),
})
const refundedCharge = v.object({
  id: name,
  created: seconds,
  data: v.object({
    object: v.variant('refunded', [
      v.object({ payment_intent: name, refunded: v.literal(true) }),
      v.object({ payment_intent: name, refunded: v.literal(false), amount_refunded: cents }),
    ]),
  }),
})

const movedMoney = v.object({
  id: name,
  created: seconds,
  data: v.object({ object: v.object({ id: name, payment_intent: name }) }),
})

const endedRefund = v.object({
  id: name,
  created: seconds,
  data: v.object({
    object: v.object({
      id: name,
      payment_intent: name,
      status: v.picklist(['failed', 'canceled']),
      failure_reason: v.nullish(name, null),
      amount: v.nullish(cents, null),
    }),
  }),
})

const closedSession = v.object({ data: v.object({ object: v.object({ id: name }) }) })

/** The call of the database that records what an event says. */
export interface Fact {
  name:
    | 'record_purchase'
    | 'record_delayed_payment'
    | 'record_refund'
    | 'record_failed_refund'
    | 'record_dispute'
    | 'checkout_closed'
  parameters: Record<string, string | number | boolean | null>
}

const isoTime = (since1970: number) => new Date(since1970 * 1000).toISOString()

const asFact =
  <Schema extends v.GenericSchema>(schema: Schema, factOf: (event: v.InferOutput<Schema>) => Fact) =>
  (event: unknown): Fact | null => {
    const parsed = v.safeParse(schema, event)
    return parsed.success ? factOf(parsed.output) : null
  }

const paid = asFact(paidSession, purchase)
const ordered = asFact(unpaidSession, (event) => delayedPayment(event, false))
const failed = asFact(endedRefund, failedRefund)

/** The provider's events that change money or access, each with what is read from it. */
const readers: Record<string, (event: unknown) => Fact | null> = {
  'checkout.session.completed': (event) => paid(event) ?? ordered(event),
  'checkout.session.async_payment_succeeded': paid,
  'checkout.session.async_payment_failed': asFact(unpaidSession, (event) => delayedPayment(event, true)),
  'checkout.session.expired': asFact(closedSession, ({ data }) => ({
    name: 'checkout_closed',
    parameters: { p_session_id: data.object.id },
  })),
  'charge.refunded': asFact(refundedCharge, refund),
  'refund.failed': failed,
  'refund.updated': failed,
  'charge.refund.updated': failed,
  'charge.dispute.funds_withdrawn': asFact(movedMoney, (event) => dispute(event, false)),
  'charge.dispute.funds_reinstated': asFact(movedMoney, (event) => dispute(event, true)),
}

/** What the webhook's endpoint has to listen to. */
export const eventTypes: readonly string[] = Object.keys(readers)

/**
 * What a verified event says that we keep: a session that is paid, ordered, refused by the bank or closed, a payment given back whole or in part, a
 * refund that failed or was called off later, money that a dispute took or brought back. Null for everything else, such as a sale that no quote
 * of ours stands behind.
 */
export function paymentFact(type: string, event: unknown): Fact | null {
  return readers[type]?.(event) ?? null
}

function purchase({ id, created, data: { object: session } }: v.InferOutput<typeof paidSession>): Fact {
  const parameters = {
    p_event_id: id,
    p_session_id: session.id,
    p_payment_id: session.payment_intent,
    p_customer_id: session.customer,
    p_user_id: session.client_reference_id,
    p_plan_type: session.metadata.plan,
    p_amount_cents: session.amount_total,
    p_currency: session.currency,
    p_quote_id: session.metadata.quote,
    p_paid_at: isoTime(created),
  }
  return { name: 'record_purchase', parameters }
}

/** A bank debit takes days: first it is ordered, then it is paid, or the bank refuses it. */
function delayedPayment(
  { id, created, data: { object: session } }: v.InferOutput<typeof unpaidSession>,
  isRefused: boolean,
): Fact {
  const parameters = {
    p_event_id: id,
    p_session_id: session.id,
    p_user_id: session.client_reference_id,
    p_plan_type: session.metadata.plan,
    p_amount_cents: session.amount_total,
    p_currency: session.currency,
    p_quote_id: session.metadata.quote,
    p_is_refused: isRefused,
    p_at: isoTime(created),
  }
  return { name: 'record_delayed_payment', parameters }
}

/** A charge tells all that has gone back of it so far; of the whole no sum is kept. */
function refund({ id, created, data: { object: charge } }: v.InferOutput<typeof refundedCharge>): Fact {
  return {
    name: 'record_refund',
    parameters: {
      p_event_id: id,
      p_payment_id: charge.payment_intent,
      p_refunded_at: isoTime(created),
      p_amount_cents: charge.refunded ? null : charge.amount_refunded,
    },
  }
}

function failedRefund({ id, created, data: { object: refunded } }: v.InferOutput<typeof endedRefund>): Fact {
  return {
    name: 'record_failed_refund',
    parameters: {
      p_event_id: id,
      p_refund_id: refunded.id,
      p_payment_id: refunded.payment_intent,
      p_reason: refunded.failure_reason ?? refunded.status,
      p_failed_at: isoTime(created),
      p_amount_cents: refunded.amount,
    },
  }
}

function dispute({ id, created, data }: v.InferOutput<typeof movedMoney>, isReinstated: boolean): Fact {
  return {
    name: 'record_dispute',
    parameters: {
      p_event_id: id,
      p_dispute_id: data.object.id,
      p_payment_id: data.object.payment_intent,
      p_reinstated: isReinstated,
      p_at: isoTime(created),
    },
  }
}
