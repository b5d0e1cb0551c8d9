import * as v from 'valibot'

const seconds = v.pipe(v.number(), v.integer(), v.minValue(0))
const paidSession = v.object({
  id: v.string(),
  created: seconds,
  data: v.object({
    object: v.object({
      id: v.string(),
      payment_status: v.literal('paid'),
      payment_intent: v.string(),
      customer: v.nullish(v.string(), null),
      client_reference_id: v.pipe(v.string(), v.uuid()),
      currency: v.literal('usd'),
      amount_total: v.pipe(v.number(), v.integer(), v.minValue(1)),
      metadata: v.object({ plan: v.picklist(['cadet_basic', 'patriot_premium', 'elite_corps']) }),
    }),
  }),
})
const wholeRefund = v.object({
  id: v.string(),
  created: seconds,
  data: v.object({ object: v.object({ payment_intent: v.string(), refunded: v.literal(true) }) }),
})

/** The call of the database that records what an event says. */
export interface Fact {
  name: 'record_purchase' | 'record_refund'
  parameters: Record<string, string | number | null>
}

const isoTime = (since1970: number) => new Date(since1970 * 1000).toISOString()

/**
 * What a verified event says that we keep: a session that is paid, or a payment given back whole. Null for everything else, such as
 * a session still to be paid, a refund in part, or a sale that is not one of our packages. Decision 20.
 */
export function paymentFact(type: string, event: unknown): Fact | null {
  if (type === 'checkout.session.completed' || type === 'checkout.session.async_payment_succeeded') {
    const parsed = v.safeParse(paidSession, event)
    return parsed.success ? purchase(parsed.output) : null
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
    p_paid_at: isoTime(created),
  }
  return { name: 'record_purchase', parameters }
}

function refund({ id, created, data }: v.InferOutput<typeof wholeRefund>): Fact {
  return {
    name: 'record_refund',
    parameters: { p_event_id: id, p_payment_id: data.object.payment_intent, p_refunded_at: isoTime(created) },
  }
}
