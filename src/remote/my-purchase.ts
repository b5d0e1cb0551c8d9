import * as v from 'valibot'
import { databaseTime } from '../domain/database-time'
import { planSchema } from '../domain/subscription'
import type { Answer } from './failure'
import { readRows } from './read-rows'

const PurchaseSchema = v.pipe(
  v.object({ plan_type: planSchema, amount_cents: v.number(), paid_at: databaseTime }),
  v.transform((row) => ({ plan: row.plan_type, amountCents: row.amount_cents, paidAt: row.paid_at })),
)
export type Purchase = v.InferOutput<typeof PurchaseSchema>

/** The own purchase of that checkout session; null when it is unknown, another's, or not told of by the provider yet. */
export function myPurchase(sessionId: string): Promise<Answer<Purchase | null>> {
  return readRows(
    (client) => client.rpc('my_purchase', { p_session_id: sessionId }),
    (data) => {
      const parsed = v.safeParse(v.nullable(PurchaseSchema), data)
      return parsed.success ? parsed.output : undefined
    },
  )
}
