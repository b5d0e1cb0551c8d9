import * as v from 'valibot'

/** An id of the provider's. */
const name = v.pipe(v.string(), v.regex(/^[\w-]{1,255}$/))
const seconds = v.pipe(v.number(), v.integer(), v.minValue(0))
const orderedPart = {
  id: name,
  client_reference_id: v.pipe(v.string(), v.uuid()),
  currency: v.pipe(v.string(), v.regex(/^[a-z]{3}$/)),
  amount_total: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647)),
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
const wholeRefund = v.object({
  id: name,
  created: seconds,
  data: v.object({ object: v.object({ payment_intent: name, refunded: v.literal(true) }) }),
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

/**
 * What a verified event says that we keep: a session that is paid, ordered, refused by the bank or closed, a payment given back whole, a refund that failed or was called off later,
 * money that a dispute took or brought back.
 * Null for everything else, such as a refund in part, or a sale that no quote of ours stands behind.
 */
export function paymentFact(type: string, event: unknown): Fact | null {
  if (type === 'checkout.session.completed' || type === 'checkout.session.async_payment_succeeded') {
    const parsed = v.safeParse(paidSession, event)
    return parsed.success ? purchase(parsed.output) : delayedPayment(event, false)
  }
  if (type === 'checkout.session.async_payment_failed') return delayedPayment(event, true)
  if (type === 'charge.dispute.funds_withdrawn' || type === 'charge.dispute.funds_reinstated') {
    const parsed = v.safeParse(movedMoney, event)
    return parsed.success ? dispute(parsed.output, type === 'charge.dispute.funds_reinstated') : null
  }
  if (type === 'refund.failed' || type === 'refund.updated' || type === 'charge.refund.updated') {
    const parsed = v.safeParse(endedRefund, event)
    return parsed.success ? failedRefund(parsed.output) : null
  }
  if (type === 'checkout.session.expired') {
    const parsed = v.safeParse(closedSession, event)
    return parsed.success ? { name: 'checkout_closed', parameters: { p_session_id: parsed.output.data.object.id } } : null
  }
  if (type !== 'charge.refunded') return null
  const parsed = v.safeParse(wholeRefund, event)
  return parsed.success ? refund(parsed.output) : null
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
function delayedPayment(event: unknown, isRefused: boolean): Fact | null {
  const parsed = v.safeParse(unpaidSession, event)
  if (!parsed.success) return null
  const { id, created, data } = parsed.output
  const parameters = {
    p_event_id: id,
    p_session_id: data.object.id,
    p_user_id: data.object.client_reference_id,
    p_plan_type: data.object.metadata.plan,
    p_amount_cents: data.object.amount_total,
    p_currency: data.object.currency,
    p_quote_id: data.object.metadata.quote,
    p_is_refused: isRefused,
    p_at: isoTime(created),
  }
  return { name: 'record_delayed_payment', parameters }
}

function refund({ id, created, data }: v.InferOutput<typeof wholeRefund>): Fact {
  return {
    name: 'record_refund',
    parameters: { p_event_id: id, p_payment_id: data.object.payment_intent, p_refunded_at: isoTime(created) },
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
