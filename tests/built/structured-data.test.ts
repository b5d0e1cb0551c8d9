import { expect, test } from 'vitest'
import { indexablePages, privatePages, sectionPages } from '../e2e/public-pages.ts'
import { all, fileAt, mainOf, pageAt, wordsOf } from './built-page.ts'
import { canonicalOf, pathOf } from './page-head.ts'
import { schemaFaults } from './schema-vocabulary.ts'

type Block = {
  '@type': string
  logo?: string
  address?: { addressCountry: string }
  makesOffer?: { itemOffered: { name: string } }
  mainEntity?: { name: string; acceptedAnswer: { text: string } }[]
  itemListElement?: { position: number; item: string }[]
}

/** Every JSON-LD block of a page. A block that a text had ended early would not parse. */
const structuredData = (path: string): Block[] =>
  all(pageAt(path), 'script[type="application/ld+json"]').map(({ textContent }) => JSON.parse(textContent))

/** What a page says of itself beside the organization. */
const types: Record<string, readonly string[]> = {
  '/course': ['Course', 'BreadcrumbList'],
  '/whole-course': ['BreadcrumbList'],
  '/faq': ['FAQPage', 'BreadcrumbList'],
  '/pricing': ['FAQPage', 'BreadcrumbList'],
  '/contact': ['FAQPage', 'BreadcrumbList'],
  '/upgrades': ['FAQPage', 'BreadcrumbList'],
  '/training-details': ['FAQPage', 'BreadcrumbList'],
  '/week1-content': ['BreadcrumbList'],
  '/instructors': ['BreadcrumbList'],
  '/documentation': ['BreadcrumbList'],
  '/enforcement-career': ['BreadcrumbList'],
  ...Object.fromEntries(sectionPages.map((path) => [path, ['LearningResource', 'BreadcrumbList']])),
}

test.each([...indexablePages, ...sectionPages, ...privatePages])(
  '%s carries structured data that schema.org and search engines accept',
  (path) => {
    const data = structuredData(path)
    expect(data.flatMap((block) => schemaFaults(block))).toEqual([])
    expect(new Set(data.map((block) => block['@type']))).toEqual(new Set(['EducationalOrganization', ...(types[path] ?? [])]))
    expect(data).toHaveLength(1 + (types[path]?.length ?? 0))
    const academy = data.find((block) => block['@type'] === 'EducationalOrganization')
    expect(academy?.address?.addressCountry).toBe('US')
    expect(academy?.makesOffer?.itemOffered.name).toBe('Security Training')
    expect(academy?.logo).toMatch(/^https:.*\.png$/)
    expect(JSON.stringify(data)).not.toMatch(/aggregateRating|"review"|ratingValue/i)
  },
)

const withQuestions = Object.keys(types).filter((path) => types[path]?.includes('FAQPage'))

test.each(withQuestions)('%s shows each question and answer of its structured data', (path) => {
  const words = wordsOf(mainOf(path))
  const entries = structuredData(path).find((block) => block['@type'] === 'FAQPage')?.mainEntity ?? []
  expect(entries.length).toBeGreaterThanOrEqual(3)
  for (const { name, acceptedAnswer } of entries) {
    expect(words).toContain(name)
    expect(words).toContain(acceptedAnswer.text)
  }
})

test.each(Object.keys(types))('%s knows its way home', (path) => {
  const steps = structuredData(path).find((block) => block['@type'] === 'BreadcrumbList')?.itemListElement ?? []
  expect(steps.length).toBeGreaterThan(1)
  expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1))
  expect(steps.at(-1)?.item).toBe(canonicalOf(path))
  expect(steps.filter(({ item }) => fileAt(pathOf(item)) === undefined)).toEqual([])
})
