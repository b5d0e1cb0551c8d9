import { weekNumbers } from '../domain/course/course-week'

/**
 * Every figure the academy states, each under the product it belongs to (docs/decisions.md, 28).
 * Pages and texts read them from here; `facts.test.ts` holds that no other file repeats one.
 */

/** The online course: what the packages open, at your own pace. */
export const course = {
  name: 'Urban Navigation Course',
  weeks: weekNumbers.length,
  recommendedWeeks: 12,
} as const

/** The guided program with instructors, for which people apply. */
export const program = {
  name: 'Academy Program',
  weeks: 12,
  tuition: '$4,995',
  tuitionDollars: 4995,
  specializationWeeks: '4-6',
  applicationFee: '$75',
  applicationWeeks: '4-6',
  minimumAge: 21,
  fitness: { run: '1.5-mile run', runMinutes: 13, pushUps: 20, sitUps: 25 },
  refund: { beforeStart: '90%', weekOne: '75%' },
} as const

/** Who pays whom, said alike wherever money is spoken of (docs/decisions.md, 97). */
export const pledgeWords =
  'A pledge is a promise to whoever does the bounty: nobody is charged or paid here, and the two settle it themselves. From the academy, the doer gets up to 50 points.'

/** What there is to show for the course, said alike on every page that speaks of it (docs/decisions.md, 29). */
export const certificateWords =
  'Whoever has finished the course prints a sheet that says so, free. The certificate of completion comes with ELITE CORPS; it is not an accredited or official certification.'

/** What the sample outcomes say. None of it is promised to anyone. */
export const outcomes = {
  placement: '75%',
  placementMonths: 'six months',
  firstTry: '92%',
  retained: '85%',
  retainedYears: 5,
  salary: '$45,000-$60,000',
} as const

/** Training that other organizations run, named so that nobody takes it for ours. */
export const elsewhere = {
  basicTrainingWeeks: 27,
  securityProgramWeeks: 4,
} as const

/** The one-time packages of the online course. */
export const packageFacts = {
  free: { price: '$0' },
  cadetBasic: { price: '$97', levels: 'Level 1', access: '1 year' },
  patriotPremium: { price: '$297', levels: 'Levels 2-3', access: '1 year' },
  eliteCorps: { price: '$997', levels: 'Levels 4-5', access: 'Lifetime', coachingPerMonth: 2 },
  guaranteeHours: 24,
} as const
