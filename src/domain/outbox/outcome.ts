import * as v from 'valibot'

const OutcomeSchema = v.object({
  op_id: v.string(),
  outcome: v.picklist(['applied', 'rejected', 'cancelled']),
  code: v.nullish(v.string(), null),
  replayed: v.boolean(),
  entity: v.nullish(v.record(v.string(), v.unknown()), null),
  server_time: v.string(),
})

export type ServerOutcome = {
  outcome: 'applied' | 'rejected' | 'cancelled'
  code: string | null
  replayed: boolean
  entity: Readonly<Record<string, unknown>> | null
  serverTime: string
}

/** The outcome in a body, or null when it isn't one for this act: a status alone never means success. */
export function parseOutcome(opId: string, body: unknown): ServerOutcome | null {
  const parsed = v.safeParse(OutcomeSchema, body)
  if (!parsed.success || parsed.output.op_id !== opId) return null
  const { outcome, code, replayed, entity, server_time: serverTime } = parsed.output
  return { outcome, code, replayed, entity, serverTime }
}
