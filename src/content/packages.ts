import { parseCents } from '../domain/payments/money'
import type { Plan } from '../domain/payments/subscription'
import { course, packageFacts } from './facts'

export type PaidPlan = Exclude<Plan, 'free'>

/** A line of a package is there today, or not yet: nothing is sold that isn't there (docs/decisions.md, 42). */
type LineState = 'open' | 'inPreparation'
/** What one line names itself, or a whole package that this one takes in. */
type OwnLine = { text: string; state: LineState }
export type PackageLine = OwnLine | { text: string; includes: Plan }

export type Package = {
  plan: Plan
  name: string
  price: string
  priceNote: string
  description: string
  features: PackageLine[]
  buttonText: string
  recommended: boolean
  isFree: boolean
}

const open = (text: string) => ({ text, state: 'open' }) as const
const inPreparation = (text: string) => ({ text, state: 'inPreparation' }) as const

export const packages: Package[] = [
  {
    plan: 'free',
    name: 'FREE ACCESS',
    price: packageFacts.free.price,
    priceNote: 'no card, no trial period',
    description: 'Read first, with no account.',
    features: [
      open('Cadet Week 1: ethos, mindset, fitness, awareness'),
      open(`The ${course.name}, all ${course.weeks} weeks, online and off`),
      open('A fitness baseline you can measure at home'),
      open('Community bounties'),
    ],
    buttonText: 'Start free',
    recommended: false,
    isFree: true,
  },
  {
    plan: 'cadet_basic',
    name: 'CADET BASIC',
    price: packageFacts.cadetBasic.price,
    priceNote: `one-time, ${packageFacts.cadetBasic.access} of access`,
    description: 'For people who want to practice by a plan that hangs on the fridge.',
    features: [
      { text: 'Everything in Free Access', includes: 'free' },
      open(`${packageFacts.cadetBasic.levels} modules: guided practice for the first two weeks`),
      open('Practice log and route sheets to print'),
      open('Answers by email from the teaching team'),
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
      { text: 'Everything in Cadet Basic', includes: 'cadet_basic' },
      open(`${packageFacts.patriotPremium.levels} modules`),
      inPreparation('Monthly Q&A with an instructor'),
      open('Decision simulations on paper and screen'),
      inPreparation('The private community'),
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
    description: 'For people who want a coach to read their practice log.',
    features: [
      { text: 'Everything in Patriot Premium', includes: 'patriot_premium' },
      open(`${packageFacts.eliteCorps.levels} modules`),
      inPreparation(`1:1 coaching, ${packageFacts.eliteCorps.coachingPerMonth}x a month`),
      inPreparation('Gear package: notebook, whistle, headlamp, pressure dressing'),
      inPreparation('Priority deployment to community exercises'),
      open('Lifetime updates'),
      open('Certificate of completion'),
    ],
    buttonText: 'Join Elite Corps',
    recommended: false,
    isFree: false,
  },
]

/** What a package costs by itself, in cents. */
export const priceCents = (plan: Plan): number => parseCents(packages.find((offer) => offer.plan === plan)?.price ?? '')

/** The lines of a package and of every package in it, the smallest package first. */
function wholePackage(plan: Plan): OwnLine[] {
  const lines = packages.find((candidate) => candidate.plan === plan)?.features ?? []
  return lines.flatMap((line) => ('includes' in line ? wholePackage(line.includes) : [line]))
}

const isOpen = ({ state }: OwnLine) => state === 'open'
const textOf = ({ text }: OwnLine) => text

/** What stands beside a line that is not there today, or not all of it; undefined beside one that is. */
function lineMark(line: PackageLine): string | undefined {
  if (!('includes' in line)) return isOpen(line) ? undefined : preparationMark
  return wholePackage(line.includes).every(isOpen) ? undefined : `partly ${preparationMark}`
}

/** A line as a page shows it: its own words, and the mark beside them. */
export const markedLine = (line: PackageLine) => ({ text: line.text, mark: lineMark(line) })

/** What a package opens today, what of that its price adds to Free Access, and what is not there yet. */
export function packageContents(plan: Plan): { open: string[]; added: string[]; inPreparation: string[] } {
  const lines = wholePackage(plan)
  const free = wholePackage('free')
  return {
    open: lines.filter(isOpen).map(textOf),
    added: lines.filter((line) => isOpen(line) && !free.includes(line)).map(textOf),
    inPreparation: lines.filter((line) => !isOpen(line)).map(textOf),
  }
}

export const preparationMark = 'in preparation'

export const preparationNote =
  '“In preparation” means not there yet: it needs a person’s time. The other lines open with your payment.'

export type ComparisonRow = {
  label: string
  state: LineState
  cells: [free: string, basic: string, premium: string, elite: string]
}

/** 'Yes' and 'No' are drawn as marks; every other cell is read as it stands. */
export const comparison: ComparisonRow[] = [
  { label: 'Cadet Week 1', state: 'open', cells: ['Yes', 'Yes', 'Yes', 'Yes'] },
  { label: course.name, state: 'open', cells: ['Yes', 'Yes', 'Yes', 'Yes'] },
  { label: 'Guided modules', state: 'open', cells: ['No', 'Level 1', 'Levels 1-3', 'Levels 1-5'] },
  { label: 'Practice log and route sheets', state: 'open', cells: ['No', 'Yes', 'Yes', 'Yes'] },
  { label: 'Monthly Q&A', state: 'inPreparation', cells: ['No', 'No', 'Yes', 'Yes'] },
  { label: 'Simulations', state: 'open', cells: ['No', 'No', 'Yes', 'Yes'] },
  { label: 'Private community', state: 'inPreparation', cells: ['No', 'No', 'Yes', 'Yes'] },
  {
    label: '1:1 coaching',
    state: 'inPreparation',
    cells: ['No', 'No', 'No', `${packageFacts.eliteCorps.coachingPerMonth}x a month`],
  },
  { label: 'Gear package', state: 'inPreparation', cells: ['No', 'No', 'No', 'Yes'] },
  { label: 'Priority deployment', state: 'inPreparation', cells: ['No', 'No', 'No', 'Yes'] },
  { label: 'Certificate of completion', state: 'open', cells: ['No', 'No', 'No', 'Yes'] },
  {
    label: 'Access',
    state: 'open',
    cells: ['Free', packageFacts.cadetBasic.access, packageFacts.patriotPremium.access, packageFacts.eliteCorps.access],
  },
]

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
    answer: `The ${course.name} holds ${course.weeks} weeks of reading at your own pace. We recommend ${course.recommendedWeeks} weeks to complete it: a habit needs repetition.`,
  },
  {
    question: 'Does a package make me certified?',
    answer: 'No. It gives you no license and no powers.',
  },
]

/** Where a paid button leads: an account comes first, and the sign-in page keeps the plan. */
export function paidPackageHref(plan: PaidPlan, signedIn: boolean) {
  return signedIn ? ({ to: '/pricing', search: { checkout: plan } } as const) : ({ to: '/auth', search: { plan } } as const)
}

/** How the academy writes the name of a package. */
export const packageName = (plan: Plan): string => packages.find((offer) => offer.plan === plan)?.name ?? plan
