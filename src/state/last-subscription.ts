import * as v from 'valibot'

const LastCheckSchema = v.object({ active: v.boolean(), plan: v.nullable(v.string()) })
export type SubscriptionCheck = v.InferOutput<typeof LastCheckSchema>

/** Where the last answer about this person's plan is kept, for when the server can't be asked. Decision 26. */
export function subscriptionKey(userId: string): string {
  return `subscription-check:${userId}`
}

export function parseLastCheck(kept: unknown): SubscriptionCheck | null {
  const parsed = v.safeParse(LastCheckSchema, kept)
  return parsed.success ? parsed.output : null
}
