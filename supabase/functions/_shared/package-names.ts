import type { PaidPlan } from './fields.ts'

/** The packages as a receipt names them. */
export const packageNames: Record<PaidPlan, string> = {
  cadet_basic: 'CADET BASIC',
  patriot_premium: 'PATRIOT PREMIUM',
  elite_corps: 'ELITE CORPS',
}

const premium = ['Monthly Q&A with an instructor', 'The private community']
const elite = [
  ...premium,
  '1:1 coaching, 2x a month',
  'Gear package: notebook, whistle, headlamp, pressure dressing',
  'Priority deployment to community exercises',
]
const inPreparation: Record<PaidPlan, string[]> = { cadet_basic: [], patriot_premium: premium, elite_corps: elite }

/** What the payment page says of a package: the lines that are not there yet, as `src/content/packages.ts` has them; null where all are. */
export const preparationWords = (plan: PaidPlan): string | null =>
  inPreparation[plan].length > 0 ? `In preparation: ${inPreparation[plan].join('; ')}.` : null
