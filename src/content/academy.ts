import { weeksInWords } from '../domain/course/course-week'

/** The academy's own words about itself: the one place where its name, its lines and its notices stand. */
export const academy = {
  name: 'Wayfinder Cadet Academy',
  shortName: 'Wayfinder',
  tagline: 'Educational content for urban navigation.',
  email: 'hello@wayfinder-academy.example',
  phoneHours: 'Mon-Fri 9am-5pm ET',
  educationalOnly:
    'Everything here is educational only. Wayfinder Cadet Academy offers no official certification and grants no powers to anybody.',
  notAffiliated:
    'Wayfinder Cadet Academy is a private educational project. It is not affiliated with, endorsed by or connected to any government, law-enforcement or military body.',
  legalUpdated: 'May 1, 2025',
} as const

/** For search engines alone: by itself it is no part of the browser's scripts. */
export const academyDescription = (): string =>
  `Personal-defense education for cadets: a ${weeksInWords}-week online course that reads with no network, and community bounties that put it to use.`
