import type { BreadcrumbList, Course, FAQPage, LearningResource, WithContext } from 'schema-dts'
import { sectionPath } from '../domain/course/course-place'
import { academy, academyDescription } from './academy'
import { contactQuestions } from './contact'
import { courseStops, weekName } from './curriculum/outline'
import { course } from './facts'
import { faq, type FaqEntry } from './faq'
import { pricingQuestions } from './packages'
import { upgradeQuestions } from './programmes'
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

/** Questions and answers as search engines read them. The page must show the same words. */
export function faqPage(entries: readonly FaqEntry[]): WithContext<FAQPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

/** The way from the home page to this one; `url` is the site's base without a slash at the end. */
export function breadcrumbs(url: string, trail: readonly { name: string; path: string }[]): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: '/' }, ...trail].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${url}${path}`,
    })),
  }
}

/** The online course. It carries no rating and no review: the voices on this site are simulated (docs/decisions.md, 30). */
export function courseData(url: string): WithContext<Course> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Course',
    name: course.name,
    description: academyDescription(),
    url: `${url}/course`,
    provider: { '@type': 'EducationalOrganization', name: academy.name, url: `${url}/` },
    isAccessibleForFree: true,
    inLanguage: 'en',
    offers: { '@type': 'Offer', category: 'Free' },
    hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'Online', courseWorkload: `P${course.weeks}W` },
  }
}

type Lesson = { title: string; description: string; path: string; minutes: number }

/** One section of the course. */
function lessonData(url: string, { title, description, path, minutes }: Lesson): WithContext<LearningResource> {
  return {
    '@context': 'https://schema.org',
    '@type': 'LearningResource',
    name: title,
    description,
    url: `${url}${path}`,
    learningResourceType: 'Lesson',
    timeRequired: `PT${minutes}M`,
    isPartOf: `${url}/course`,
    isAccessibleForFree: true,
    inLanguage: 'en',
  }
}
