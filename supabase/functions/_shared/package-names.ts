import type { PaidPlan } from './fields.ts'

/** The packages as a receipt names them. */
export const packageNames: Record<PaidPlan, string> = {
  cadet_basic: 'CADET BASIC',
  patriot_premium: 'PATRIOT PREMIUM',
  elite_corps: 'ELITE CORPS',
}
