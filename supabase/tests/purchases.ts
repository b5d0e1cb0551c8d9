import * as v from 'valibot'
import type { Person } from './actors.ts'
import type { Connection } from './database.ts'

const Quote = v.union([v.object({ amount_cents: v.number(), quote_id: v.string() }), v.object({ refusal: v.string() })])

/** What the server asks of a person for a package now, or why it sells none. */
export async function quote(connection: Connection, buyer: Person, plan: string) {
  const [row] = await connection.query('select public.checkout_quote($1, $2) as answer', [buyer.id, plan])
  return v.parse(Quote, row?.['answer'])
}

/** A payment as the provider tells of it: for a quote, with whatever sum. */
export async function pay(
  connection: Connection,
  buyer: Person,
  { plan, payment, amount, quoteId, event = `evt_paid_${payment}`, currency = 'usd', paidAt = new Date() }: Payment,
): Promise<void> {
  await connection.query('select public.record_purchase($1, $2, $3, null, $4, $5, $6, $7, $8, $9)', [
    event,
    `cs_${payment}`,
    payment,
    buyer.id,
    plan,
    amount,
    currency,
    quoteId,
    paidAt.toISOString(),
  ])
}

export interface Payment {
  plan: string
  payment: string
  amount: number
  quoteId: string
  event?: string
  currency?: string
  paidAt?: Date
}

/** Buys a package for what the server asks. */
export async function buy(connection: Connection, buyer: Person, payment: string, plan = 'cadet_basic'): Promise<void> {
  const asked = await quote(connection, buyer, plan)
  if ('refusal' in asked) throw new Error(asked.refusal)
  await pay(connection, buyer, { plan, payment, amount: asked.amount_cents, quoteId: asked.quote_id })
}

export const refund = (connection: Connection, payment: string, event = `evt_refund_${payment}`, at = new Date()) =>
  connection.query('select public.record_refund($1, $2, $3)', [event, payment, at.toISOString()])

/** The provider's word that a refund could not be paid out. */
export const refundFails = (
  connection: Connection,
  payment: string,
  refundId: string,
  at: Date,
  event = `evt_failed_${refundId}`,
) =>
  connection.query("select public.record_failed_refund($1, $2, $3, 'lost_or_stolen_card', $4)", [
    event,
    refundId,
    payment,
    at.toISOString(),
  ])

/** What the bank did with the money of a payment's one dispute. */
export const dispute = (connection: Connection, payment: string, isReinstated: boolean, event: string) =>
  connection.query('select public.record_dispute($1, $2, $3, $4, now())', [event, `du_${payment}`, payment, isReinstated])
