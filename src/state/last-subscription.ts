/** What check-subscription answers. Specification, section 3. */
export type SubscriptionCheck = { active: boolean; plan: string | null }

/** Where the last answer about this person's plan is kept, for when the server can't be asked. Decision 26. */
export function subscriptionKey(userId: string): string {
  return `subscription-check:${userId}`
}

/** By hand, since every page reads this and Valibot would be its largest part. */
export function parseLastCheck(kept: unknown): SubscriptionCheck | null {
  if (typeof kept !== 'object' || kept === null || !('active' in kept) || !('plan' in kept)) return null
  const { active, plan } = kept
  return typeof active === 'boolean' && (plan === null || typeof plan === 'string') ? { active, plan } : null
}
