import type { Plan } from '../domain/subscription'
import { course, packageFacts } from './facts'

export type PaidPlan = Exclude<Plan, 'free'>

export type Package = {
  plan: Plan
  name: string
  price: string
  priceNote: string
  description: string
  features: string[]
  buttonText: string
  recommended: boolean
  isFree: boolean
}

export const packages: Package[] = [
  {
    plan: 'free',
    name: 'FREE ACCESS',
    price: packageFacts.free.price,
    priceNote: 'no card, no trial period',
    description: 'Read first. Find out whether the way we teach suits you before you spend a dollar.',
    features: [
      'Week 1 in full: ethos, mindset, fitness, awareness',
      'The five-week course reader, online and off',
      'A fitness baseline you can measure at home',
      'Community bounties',
    ],
    buttonText: 'Start Free',
    recommended: false,
    isFree: true,
  },
  {
    plan: 'cadet_basic',
    name: 'CADET BASIC',
    price: packageFacts.cadetBasic.price,
    priceNote: `one-time, ${packageFacts.cadetBasic.access} of access`,
    description: 'Turns the reading into a practice plan you can keep on the fridge.',
    features: [
      'Everything in Free Access',
      `${packageFacts.cadetBasic.levels} modules: guided practice for the first two weeks`,
      'Practice log and route sheets to print',
      'Answers by email from the teaching team',
    ],
    buttonText: 'Get Cadet Basic',
    recommended: false,
    isFree: false,
  },
  {
    plan: 'patriot_premium',
    name: 'PATRIOT PREMIUM',
    price: packageFacts.patriotPremium.price,
    priceNote: `one-time, ${packageFacts.patriotPremium.access} of access`,
    description: 'For people who learn by asking: live answers and scenarios to talk through.',
    features: [
      'Everything in Cadet Basic',
      `${packageFacts.patriotPremium.levels} modules`,
      'Monthly Q&A with an instructor',
      'Decision simulations on paper and screen',
      'The private community',
    ],
    buttonText: 'Get Patriot Premium',
    recommended: true,
    isFree: false,
  },
  {
    plan: 'elite_corps',
    name: 'ELITE CORPS',
    price: packageFacts.eliteCorps.price,
    priceNote: 'one-time, lifetime access',
    description: 'A coach who reads your practice log and keeps you honest about it.',
    features: [
      'Everything in Patriot Premium',
      `${packageFacts.eliteCorps.levels} modules`,
      `1:1 coaching, ${packageFacts.eliteCorps.coachingPerMonth}x a month`,
      'Gear package: notebook, whistle, headlamp, pressure dressing',
      'Priority deployment to community exercises',
      'Lifetime updates',
      'Certificate of completion',
    ],
    buttonText: 'Join Elite Corps',
    recommended: false,
    isFree: false,
  },
]

export type ComparisonRow = { label: string; cells: [free: string, basic: string, premium: string, elite: string] }

/** 'Yes' and 'No' are drawn as marks; every other cell is read as it stands. */
export const comparison: ComparisonRow[] = [
  { label: 'Week 1 in full', cells: ['Yes', 'Yes', 'Yes', 'Yes'] },
  { label: 'Five-week course reader', cells: ['Yes', 'Yes', 'Yes', 'Yes'] },
  { label: 'Guided modules', cells: ['No', 'Level 1', 'Levels 1-3', 'Levels 1-5'] },
  { label: 'Practice log and route sheets', cells: ['No', 'Yes', 'Yes', 'Yes'] },
  { label: 'Monthly Q&A', cells: ['No', 'No', 'Yes', 'Yes'] },
  { label: 'Simulations', cells: ['No', 'No', 'Yes', 'Yes'] },
  { label: 'Private community', cells: ['No', 'No', 'Yes', 'Yes'] },
  { label: '1:1 coaching', cells: ['No', 'No', 'No', `${packageFacts.eliteCorps.coachingPerMonth}x a month`] },
  { label: 'Gear package', cells: ['No', 'No', 'No', 'Yes'] },
  { label: 'Priority deployment', cells: ['No', 'No', 'No', 'Yes'] },
  { label: 'Certificate of completion', cells: ['No', 'No', 'No', 'Yes'] },
  {
    label: 'Access',
    cells: ['Free', packageFacts.cadetBasic.access, packageFacts.patriotPremium.access, packageFacts.eliteCorps.access],
  },
]

export const certificateNote = 'Certificate of completion; not an accredited or official certification.'

export const pricingQuestions = [
  {
    question: 'Do I pay every month?',
    answer: 'No. Each package is paid once. Nothing renews, and no card is kept on file with us.',
  },
  {
    question: 'How long do I keep access?',
    answer: `${packageFacts.cadetBasic.access} for Cadet Basic and Patriot Premium, lifetime for Elite Corps. What you have read stays on your device.`,
  },
  {
    question: 'Can I upgrade later?',
    answer: 'Yes. You pay only the price difference between the package you own and the one you move to.',
  },
  {
    question: 'What if it is not for me?',
    answer: `Ask within ${packageFacts.guaranteeHours} hours of your purchase and you get a full refund. You do not have to give a reason.`,
  },
  {
    question: 'How fast should I go?',
    answer: `The ${course.name} holds ${course.weeks} weeks of reading at your own pace. We recommend ${course.recommendedWeeks} weeks to complete it, because awareness is a habit and habits need repetition.`,
  },
  {
    question: 'Does a package make me certified?',
    answer: `Elite Corps ends with a ${certificateNote.charAt(0).toLowerCase()}${certificateNote.slice(1)} It gives you no powers and no license.`,
  },
]

/** Where a paid button leads: an account comes first, and the sign-in page keeps the plan. */
export function paidPackageHref(plan: PaidPlan, signedIn: boolean) {
  return signedIn ? ({ to: '/pricing', search: { checkout: plan } } as const) : ({ to: '/auth', search: { plan } } as const)
}
