import * as v from 'valibot'
import { secretKey } from './environment.ts'
import { paidPlan } from './fields.ts'
import { isKeyedHash, keyedHash } from './keyed-hash.ts'

const Order = v.object({
  sessionId: v.string(),
  paymentId: v.string(),
  userId: v.pipe(v.string(), v.uuid()),
  plan: paidPlan,
  amountCents: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Null where a payment of long ago is looked at, not made. */
  quoteId: v.nullable(v.string()),
})

/** What the test checkout sells to whom. It travels in the page's address, signed, so that nobody can change it. Amount in cents. */
export type Order = v.InferOutput<typeof Order>

export async function orderToken(order: Order): Promise<string> {
  const text = JSON.stringify(order)
  return `${btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.${await keyedHash(secretKey(), `order ${text}`)}`
}

/** The order of a token, or null for one that this server did not sign. */
export async function orderOf(token: string): Promise<Order | null> {
  const [payload = '', hash = ''] = token.split('.')
  if (!/^[\w-]+$/.test(payload)) return null
  try {
    const text = atob(payload.replaceAll('-', '+').replaceAll('_', '/'))
    return (await isKeyedHash(secretKey(), `order ${text}`, hash)) ? v.parse(Order, JSON.parse(text)) : null
  } catch {
    return null
  }
}
