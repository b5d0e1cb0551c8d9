import { expect, it } from 'vitest'
import { breadcrumbs, courseData, faqPage } from './page-data'

it('lists each question with its answer', () => {
  expect(faqPage([{ question: 'Why?', answer: 'Because.' }]).mainEntity).toEqual([
    { '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: 'Because.' } },
  ])
})

it('starts every trail at home and counts from one', () => {
  const data = breadcrumbs('https://site.example', [{ name: 'FAQ', path: '/faq' }])
  expect(data.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://site.example/' },
    { '@type': 'ListItem', position: 2, name: 'FAQ', item: 'https://site.example/faq' },
  ])
})

it('gives the course no rating and no review', () => {
  expect(JSON.stringify(courseData('https://site.example'))).not.toMatch(/rating|review/i)
})
