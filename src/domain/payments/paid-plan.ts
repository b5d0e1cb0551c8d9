/** The packages that cost something, as `subscriptions.plan_type` names them. */
export const paidPlans = ['cadet_basic', 'patriot_premium', 'elite_corps'] as const
export type PaidPlan = (typeof paidPlans)[number]

/** The paid plan of that name, or undefined. Without Valibot, since the pricing page reads its address with it. */
export function paidPlan(value: unknown): PaidPlan | undefined {
  return paidPlans.find((plan) => plan === value)
}
