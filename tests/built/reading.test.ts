import { expect, test } from 'vitest'
import { sectionPages } from '../e2e/public-pages.ts'
import { endQuestion, questionSections } from '../../src/content/questions/section-questions.ts'
import { all, first, hrefsOf, mainOf, textOf } from './built-page.ts'

test('the handbook names every section of the page in its contents', () => {
  const main = mainOf('/documentation')
  const titles = all(main, 'h2').map(textOf)
  expect(titles.length).toBeGreaterThan(1)
  for (const contents of all(main, 'nav[aria-label="In this handbook"]')) {
    const links = all(contents, 'a')
    expect(links.map(textOf)).toEqual(titles)
    for (const link of links) first(main, link.getAttribute('href') ?? '')
  }
})

test.each(sectionPages)('%s names each of its headings beside its words, once, and leads to it', (path) => {
  const words = first(mainOf(path), '.reader-words')
  const [contents, ...others] = all(words, 'nav[aria-label="On this page"]')
  expect(others).toEqual([])
  const links = contents ? all(contents, 'a') : []
  expect(links.map(textOf)).toEqual(all(words, 'h2').map(textOf))
  expect(links.map((link) => link.getAttribute('href'))).toEqual(all(words, 'h2').map(({ id }) => `#${id}`))
  expect(new Set(all(mainOf(path), '[id]').map(({ id }) => id)).size).toBe(all(mainOf(path), '[id]').length)
})

test('the handbook leads to every place that it names', () => {
  const places = all(mainOf('/documentation'), 'table').filter((table) => textOf(table).startsWith('Where things are'))
  expect(places.flatMap((table) => all(table, 'a'))).toHaveLength(7)
})

test('the handbook has an introduction of the same name and no drawing', () => {
  first(mainOf('/documentation'), '#introduction')
  expect(all(mainOf('/documentation'), 'figure')).toEqual([])
})

const sections = questionSections.filter(({ week }) => week !== null)

test.each(sections)(
  'the page of $id asks one question before its end, with all answers and without a word of which is right',
  (section) => {
    const main = mainOf(`/course/${section.week}/${section.id}`)
    const asked = first(main, '.end-question')
    const question = endQuestion(section)
    expect(textOf(first(asked, 'h2'))).toBe(question?.prompt)
    const answers = all(asked, 'button').slice(0, -1).map(textOf)
    expect(answers.toSorted()).toEqual(question?.options.toSorted())
    expect(textOf(main)).not.toContain(question?.why)
    const order = all(main, '.end-question, .btn, details').map(({ className }) => className.split(' ')[0])
    expect(order.slice(-3)).toEqual(['end-question', 'btn', 'disclosure'])
  },
)

test.each(['Back to Plans', 'Upgrade Access', 'Access Full Course'])('%s of Cadet Week 1 leads to the plans', (name) => {
  expect(hrefsOf(mainOf('/week1-content'), name)).toEqual(['/pricing'])
})

test('the active samples stand in the page of the bounties', () => {
  const cards = all(mainOf('/bounty'), 'ul[aria-label="Active bounties"] article')
  expect(cards).toHaveLength(9)
  const [card] = cards
  if (!card) throw new Error('The page has no card.')
  expect(textOf(card)).toContain('Sample')
  // Its name comes first to who listens, and is the link to its page.
  const [name] = all(card, 'a')
  expect(name?.parentElement?.localName).toBe('h3')
  expect(textOf(card).startsWith(textOf(name ?? card))).toBe(true)
  const details = all(card, 'a').find((link) => textOf(link).startsWith('View Details of '))
  expect(details?.getAttribute('href')).toMatch(/^\/bounty\/[0-9a-f-]{36}$/)
})
