import { sectionPath } from '../domain/course/course-place'
import { contactQuestions } from './contact'
import { courseStops, weekName } from './curriculum/outline'
import { faq } from './faq'
import { pricingQuestions } from './packages'
import { upgradeQuestions } from './programmes'
import { breadcrumbs, courseData, faqPage, lessonData } from './structured-data'
import { trainingDetails } from './training-details'

const training = { name: 'Training', path: '/course' }
const details = { name: 'Training details', path: '/training-details' }

/**
 * What the pages say of themselves to search engines, by address; `url` is the site's base without a slash at the end.
 * Import it at build only (`import.meta.env.SSR`): the words stand in the page already, and no script should carry them again.
 */
export const pageData = (url: string) => {
  const trail = (...steps: { name: string; path: string }[]) => breadcrumbs(url, steps)
  return {
    '/course': { trail: trail(training), course: courseData(url) },
    '/whole-course': { trail: trail(training, { name: 'The whole course', path: '/whole-course' }) },
    '/faq': { trail: trail({ name: 'FAQ', path: '/faq' }), questions: faqPage(faq.flatMap(({ entries }) => entries)) },
    '/pricing': { trail: trail({ name: 'Pricing', path: '/pricing' }), questions: faqPage(pricingQuestions) },
    '/contact': { trail: trail({ name: 'Contact', path: '/contact' }), questions: faqPage(contactQuestions) },
    '/training-details': { trail: trail(training, details), questions: faqPage(trainingDetails.faq) },
    '/upgrades': {
      trail: trail(training, details, { name: 'Training Upgrades', path: '/upgrades' }),
      questions: faqPage(upgradeQuestions),
    },
    '/week1-content': { trail: trail(training, { name: 'Cadet Week 1', path: '/week1-content' }) },
    '/instructors': { trail: trail(training, { name: 'Instructors', path: '/instructors' }) },
    '/documentation': { trail: trail(training, details, { name: 'Course handbook', path: '/documentation' }) },
    '/enforcement-career': { trail: trail(training, details, { name: 'Enforcement careers', path: '/enforcement-career' }) },
  }
}

/** The same for the page of one section of the course. */
export function sectionData(url: string, section: string, description: string) {
  const stop = courseStops.find(({ id }) => id === section)
  if (!stop) return undefined
  const { week, title } = stop
  const path = sectionPath(stop)
  return {
    trail: breadcrumbs(url, [
      training,
      { name: `Week ${week}, ${weekName(week)}`, path: `/course?week=${week}` },
      { name: title, path },
    ]),
    lesson: lessonData(url, { ...stop, description, path }),
  }
}
