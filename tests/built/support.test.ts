import { expect, test } from 'vitest'
import { all, answerTo, first, hrefsOf, mainOf, textOf, withText } from './built-page.ts'

test('at least thirty questions in six categories, each with its answer', () => {
  const main = mainOf('/faq')
  expect(all(main, 'section[id] > h2').map(textOf)).toEqual([
    'Application Process',
    'Training Program',
    'After Graduation',
    'Financial Information',
    'Equipment & Preparation',
    'International Students',
  ])
  const questions = all(main, 'summary').map(textOf)
  expect(questions.length).toBeGreaterThanOrEqual(30)
  expect(questions.filter((question) => answerTo(main, question).length < 20)).toEqual([])
  expect(answerTo(main, 'How much does the program cost?')).toContain('The Academy Program costs $4,995 for 12 weeks.')
})

test('a chip leads to each category, and the ways on are links', () => {
  const main = mainOf('/faq')
  const chips = all(main, 'nav[aria-label="Categories"] a').map((chip) => chip.getAttribute('href') ?? '')
  expect(chips).toEqual(all(main, 'section[id]').map(({ id }) => `#${id}`))
  expect(hrefsOf(main, 'Contact Us')).toEqual(['/contact'])
  expect(hrefsOf(main, 'Apply Now')).toEqual(['/apply'])
})

test('three cards, the questions with the figures of their products', () => {
  const main = mainOf('/contact')
  const ways = first(main, 'section[aria-label="Ways to reach us"]')
  expect(all(ways, 'li')).toHaveLength(3)
  expect(textOf(ways)).toContain('Mon-Fri 9am-5pm ET')
  expect(answerTo(main, 'Do you help with job placement?')).toContain('Up to 75%')
  expect(answerTo(main, 'How long is the training program?')).toContain('takes 12 weeks, and 4-6 additional weeks')
})

test('the contact form asks for name, email and a message of five rows', () => {
  const main = mainOf('/contact')
  const field = (label: string) => first(main, `[id="${withText(main, 'label', label)[0]?.getAttribute('for')}"]`)
  expect(field('Full Name').hasAttribute('required')).toBe(true)
  expect(field('Email Address').getAttribute('type')).toBe('email')
  expect(field('Message').getAttribute('rows')).toBe('5')
  const written = all(main, 'a').filter((link) => textOf(link).includes('@'))
  expect(written.map((link) => link.getAttribute('href'))).toEqual([expect.stringMatching(/^mailto:/)])
})
