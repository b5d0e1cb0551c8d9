import { expect, test } from 'vitest'
import { weekName } from '../../src/content/curriculum/outline.ts'
import { course } from '../../src/content/facts.ts'
import { weekNumbers } from '../../src/domain/course/course-week.ts'
import { all, first, hrefsOf, mainOf, textOf, withText, wordsOf } from './built-page.ts'

const main = () => mainOf('/')

const features = [
  'Expert Training',
  `${course.weeks}-Week Program`,
  'Certification',
  'Community Network',
  'Community Leadership',
  'Comprehensive Curriculum',
]

test('six features, of which three lead to the training details', () => {
  const items = all(main(), 'li').filter((item) => all(item, 'h3').some((title) => features.includes(textOf(title))))
  expect(items.map((item) => textOf(first(item, 'h3')))).toEqual(features)
  const links = items.flatMap((item) => all(item, 'a'))
  expect(links.map(textOf)).toEqual(['Expert Training', `${course.weeks}-Week Program`, 'Comprehensive Curriculum'])
  for (const link of links) expect(link.getAttribute('href')).toBe('/training-details')
})

test.each(weekNumbers)('each week leads to the training details: week %i', (week) => {
  expect(withText(main(), 'p', `WEEK ${week}`)).toHaveLength(1)
  expect(hrefsOf(main(), weekName(week))).toEqual([`/training-details#week-${week}`])
  expect(first(mainOf('/training-details'), `#week-${week}`)).toBeDefined()
})

test('a quote stands between the stories and the last call', () => {
  expect(textOf(all(main(), 'blockquote').at(-1) ?? main())).toMatch(/^The best fight/)
})

test('a story names place and role, and hides a part of the role', () => {
  const story = first(main(), 'section[aria-label="Success Stories"] figure')
  expect(textOf(story)).toContain('Houston, TX')
  const caption = first(story, 'figcaption')
  expect(textOf(caption)).toContain('Dana Whitlock')
  expect(textOf(first(caption, '[data-redacted]'))).toContain('redacted')
  expect(withText(caption, 'span', 'DW')).not.toEqual([])
})

test('the home says that reading is free, leads to it, and has a question to try before any script runs', () => {
  expect(wordsOf(main())).toMatch(/Reading it is free: no account/)
  expect(hrefsOf(main(), 'Read the course free')).toEqual(['/course'])
  const answers = all(main(), 'details[name=tried]')
  expect(answers.map((answer) => wordsOf(answer)).filter((words) => /Yes\./.test(words))).toHaveLength(1)
  expect(answers.map((answer) => wordsOf(answer)).filter((words) => /Not yet\./.test(words))).toHaveLength(2)
})
