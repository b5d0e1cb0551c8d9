import { describe, expect, test } from 'vitest'
import { weekNumbers } from '../../src/domain/course/course-week.ts'
import { all, first, hrefsOf, mainOf, notOnce, textOf, withText, wordsOf } from './built-page.ts'

const region = (path: string, name: string) => first(mainOf(path), `section[aria-label="${name}"]`)
const summaries = (path: string) => all(mainOf(path), 'details > summary')

test('about tells mission and approach', () => {
  expect(notOnce(mainOf('/about'), 'h2', ['Our Mission', 'Our Approach'])).toEqual([])
})

test('nine testimonials with four or five stars, three simulated figures, black bars', () => {
  const cards = all(region('/testimonials', 'Testimonials'), 'li')
  expect(cards).toHaveLength(9)
  for (const card of cards) {
    expect(withText(card, 'span', 'Simulated')).toHaveLength(1)
    expect(textOf(card)).toMatch(/^[45] of 5 stars/)
  }
  const figures = region('/testimonials', 'Headline figures')
  expect(all(figures, 'dd').map(textOf)).toEqual(['75%', '92%', '85%'])
  for (const figure of all(figures, 'dt')) expect(textOf(figure)).toMatch(/Simulated$/)
  expect(cards.flatMap((card) => all(card, '[data-redacted]')).length).toBeGreaterThan(5)
  expect(hrefsOf(mainOf('/testimonials'), 'Apply Now')).toEqual(['/apply'])
})

test('eight instructors, each marked as simulated, with portrait, name, story, years and specialties', () => {
  const cards = all(region('/instructors', 'Instructors'), 'article')
  expect(cards).toHaveLength(8)
  for (const card of cards) {
    expect(withText(card, 'span', 'SIMULATED')).toHaveLength(1)
    expect(all(card, 'svg')).toHaveLength(1)
    expect(textOf(first(card, 'h2'))).not.toBe('')
    expect(textOf(card)).toMatch(/\d+ years/)
    expect(all(card, 'ul[aria-label="Specialties"] > li').length).toBeGreaterThanOrEqual(2)
  }
  expect(withText(mainOf('/instructors'), 'h2', 'Training in Action')).toHaveLength(1)
})

const plans = () => mainOf('/pricing')
const packages = () => all(region('/pricing', 'Packages'), 'article')

describe('the plans', () => {
  test('four packages at their prices, with their destinations', () => {
    const shown = packages().map((card) => ({
      name: textOf(first(card, 'h2')),
      price: textOf(first(card, 'h2 + p')),
      hrefs: all(card, 'a').map((link) => link.getAttribute('href')),
    }))
    expect(shown).toEqual([
      { name: 'FREE ACCESS', price: '$0', hrefs: ['/week1-content'] },
      { name: 'CADET BASIC', price: '$97', hrefs: ['/auth?plan=cadet_basic'] },
      { name: 'PATRIOT PREMIUM', price: '$297', hrefs: ['/auth?plan=patriot_premium'] },
      { name: 'ELITE CORPS', price: '$997', hrefs: ['/auth?plan=elite_corps'] },
    ])
    expect(packages().flatMap((card) => withText(card, 'span', 'Recommended'))).toHaveLength(1)
    expect(hrefsOf(plans(), 'Create your account')).toEqual(['/auth'])
    expect(hrefsOf(plans(), 'Ask a question first')).toEqual(['/contact'])
  })

  test('what is not there yet is called in preparation, in the cards and in the comparison', () => {
    const [free, , , elite] = packages()
    if (!free || !elite) throw new Error('A package is missing.')
    expect(textOf(free)).not.toContain('in preparation')
    expect(withText(elite, 'li', '1:1 coaching, 2x a month in preparation')).toHaveLength(1)
    expect(withText(elite, 'small', 'in preparation')).toHaveLength(3)
    expect(
      notOnce(plans(), 'th[scope=row]', ['Private community in preparation', 'Certificate of completion', 'Cadet Week 1']),
    ).toEqual([])
    expect(textOf(first(plans(), 'table'))).toContain('Levels 1-5')
  })

  test('the guarantee and the limits of the certificate are told', () => {
    expect(withText(plans(), 'p', '24-hour guarantee')).toHaveLength(1)
    expect(wordsOf(plans())).toContain('not an accredited or official certification')
  })

  test('a slider of three simulated voices and six answers', () => {
    const slider = region('/pricing', 'Pricing testimonials')
    expect(all(slider, '[data-slide]')).toHaveLength(3)
    expect(withText(slider, 'span', 'Simulated')).toHaveLength(3)
    expect(summaries('/pricing')).toHaveLength(6)
  })
})

test('five upgrades lead to the application, with eligibility and three questions', () => {
  const more = all(mainOf('/upgrades'), 'a').filter((link) => textOf(link).startsWith('Learn More'))
  expect(more.map((link) => link.getAttribute('href'))).toEqual(Array(5).fill('/apply'))
  expect(withText(mainOf('/upgrades'), 'h2', 'Program Eligibility')).toHaveLength(1)
  expect(summaries('/upgrades')).toHaveLength(3)
})

test('the career page holds five steps of other organizations, also without a script', () => {
  const main = mainOf('/enforcement-career')
  expect(all(main, '[role=tab]').map(textOf)).toEqual(['Overview', 'Detailed Steps'])
  const panels = all(main, '[role=tabpanel]').map((panel) => all(panel, 'h2'))
  expect(panels[1]).toHaveLength(5)
})

test('the training details hold the curriculum, its questions and the ways on', () => {
  const main = mainOf('/training-details')
  expect(withText(main, 'h2', 'Course curriculum')).toHaveLength(1)
  for (const week of weekNumbers) expect(hrefsOf(main, `Read week ${week}`)).toEqual([`/course?week=${week}`])
  expect(summaries('/training-details').length).toBeGreaterThan(5)
  const leads = new Set(all(main, 'a').map((link) => link.getAttribute('href')))
  for (const path of ['/week1-content', '/documentation', '/upgrades', '/enforcement-career', '/next-steps'])
    expect(leads).toContain(path)
})
