import type { BreadcrumbList, Course, FAQPage, LearningResource, WithContext } from 'schema-dts'
import { academy, academyDescription } from './academy'
import { course } from './facts'
import type { FaqEntry } from './faq'

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
export function lessonData(url: string, { title, description, path, minutes }: Lesson): WithContext<LearningResource> {
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
