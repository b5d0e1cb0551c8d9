import { courseStops } from '../../src/content/curriculum/outline.ts'
import { sectionPath } from '../../src/domain/course/course-place.ts'

/** Every address without a parameter, and its h1. The indexable ones come first. */
export const indexablePages = [
  '/',
  '/about',
  '/course',
  '/whole-course',
  '/contact',
  '/apply',
  '/training-details',
  '/next-steps',
  '/upgrades',
  '/faq',
  '/testimonials',
  '/privacy',
  '/terms',
  '/disclaimer',
  '/instructors',
  '/pricing',
  '/week1-content',
  '/documentation',
  '/enforcement-career',
  '/bounty',
]

export const privatePages = [
  '/auth',
  '/auth/reset-password',
  '/auth/update-password',
  '/account',
  '/outbox',
  '/course/completion',
  '/course/notes',
  '/course/questions',
  '/payment-success',
  '/bounty/create',
  '/share-photo',
]

/** The sections of the course, a page each, for search engines too. */
export const sectionPages = courseStops.map(sectionPath)

/** They differ by their words alone: what is asked of every page is asked of the shortest and of the longest of them. */
export const sectionSamples = ['/course/week-1/see-it-early', '/course/week-4/interview-within-the-law']
