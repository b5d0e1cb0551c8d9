import { expect, test } from 'vitest'
import { pledgeWords } from '../../src/content/facts.ts'
import { courseOutline, courseStops, weekName, weekSections } from '../../src/content/curriculum/outline.ts'
import { type WeekNumber, weekNumbers, weeksInWords } from '../../src/domain/course/course-week.ts'
import { numberInWords } from '../../src/domain/text/numbers.ts'
import { indexablePages } from '../e2e/public-pages.ts'
import { all, first, mainOf, notOnce, textOf, withText, wordsOf } from './built-page.ts'

const inTheirOrder = (wordsOfWeek: (week: WeekNumber) => string) => new RegExp(weekNumbers.map(wordsOfWeek).join('.*'))

/** What each page has to say, each figure in the sentence that ties it to its product. Read from the page as it is built. */
const words: Record<string, readonly RegExp[]> = {
  '/': [
    /START YOUR DEFENSE TRAINING/,
    /Program Features/,
    new RegExp(`${weekNumbers.length}-Week Program`),
    /military-trained instructors/,
    /not an accredited or official certification/,
    inTheirOrder((week) => `WEEK ${week}.*${weekName(week)}`),
    /Success Stories/,
    /START YOUR PROTECTION JOURNEY/,
  ],
  '/about': [/Our Mission/, /Our Approach/, /class sizes small/, /Veteran instructors/],
  '/course': [
    /Cadet Training Program/,
    /Apply Now/,
    /Week 1: Personal Defense Fundamentals ?Combat Training/,
    /Cadet Week 1 is another text/,
  ],
  '/course/week-3/training-with-a-partner': [
    /The course, Week 3, 2 of 2 ?4 min/,
    /Training with a partner.*Only another body gives you timing.*Points to remember.*Practice it.*A mistake to avoid.*Read further/,
    /Previous section ?Getting free and getting out.*Next section ?Assess a threat/,
  ],
  '/whole-course': [inTheirOrder((week) => `Week ${week}: ${weekName(week)}`)],
  '/contact': [
    /Phone hours.*Mon-Fri 9am-5pm ET/,
    /Academy Program takes 12 weeks, and 4-6 additional weeks/,
    /Up to 75% .* not a guarantee/,
  ],
  '/training-details': [
    new RegExp(`${weekNumbers.length} weeks, ${numberInWords(courseStops.length)} sections`),
    /12 weeks is the pace we recommend/,
    /separate 12-week program.*21 or older/,
  ],
  '/next-steps': [
    /within 24 hours of purchase/,
    /4-6 weeks, with the second part/,
    /\$75 fee/,
    /1\.5-mile run under 13 minutes, 20 push-ups, 25 sit-ups/,
    /12 weeks, then 4-6 more for a specialization/,
  ],
  '/upgrades': [
    /Program Eligibility/,
    /21 or older/,
    /1\.5-mile run under 13 minutes, 20 push-ups and 25 sit-ups/,
    /4-week security program/,
  ],
  '/enforcement-career': [
    /None of this is ours/,
    /Education and experience.*federal jobs site.*Screening.*Basic training.*Specialized training/,
    /academy lasts about 27 weeks/,
    /as short as 4 weeks/,
  ],
  '/faq': [
    /Academy Program costs \$4,995 for 12 weeks/,
    /\$75 for the Academy Program/,
    /21 or older/,
    /takes 4-6 weeks/,
    /75% placement within six months.*not guaranteed/,
    /\$45,000-\$60,000 a year/,
    /1\.5-mile run under 13 minutes, 20 push-ups and 25 sit-ups/,
    /Payment plans exist/,
    /A limited number each year/,
    /about 27 weeks/,
    /FREE ACCESS at \$0, CADET BASIC at \$97 one-time, PATRIOT PREMIUM at \$297 and ELITE CORPS at \$997/,
    /within 24 hours of your purchase/,
    /90% before the start, 75% in week one, and prorated minus fees after that/,
    /Newsletter.*Subscribe/,
  ],
  '/testimonials': [
    /placed within six months, not guaranteed ?Simulated ?75%/,
    /pass the final exercise on the first try ?Simulated ?92%/,
    /still in the job after 5 years ?Simulated ?85%/,
  ],
  '/instructors': [/Training in Action/, /Sheet 1 of 6/],
  '/pricing': [
    /24-hour guarantee.*A simulation: it ends 7 days after you open this page.*27 spots remaining.*Compare the packages/,
    /Recommended ?PATRIOT PREMIUM/,
    /Level 1 modules/,
    /Levels 2-3 modules.*Monthly Q&A.*simulations.*private community/,
    /Levels 4-5 modules.*1:1 coaching, 2x a month.*Gear package.*Priority deployment.*Lifetime updates.*Certificate of completion/,
    /24-hour guarantee/,
    /1 year for Cadet Basic and Patriot Premium, lifetime for Elite Corps/,
    /only the price difference/,
    /We recommend 12 weeks to complete it/,
  ],
  '/privacy': [/Last updated May 1, 2025/, /Stripe takes card payments/, /no analytics and no third-party trackers/],
  '/terms': [
    /Last updated May 1, 2025/,
    /full refund if you request it within 24 hours/,
    /90% of the tuition if you withdraw before the start/,
    /75% if you withdraw in week one/,
    /prorated amount for the weeks that remain, minus fees/,
    /No refund on dismissal/,
    /laws of the State of Texas/,
    /educational or satirical/,
    /We offer no certification/,
  ],
  '/disclaimer': [
    /Last updated May 1, 2025/,
    /educational or satirical/,
    /not affiliated with/,
    /We offer no certification/,
    /75%.*92%.*85%.*simulated/,
  ],
  '/week1-content': [
    /Week 1 of the Urban Navigation Course is another text/,
    new RegExp(
      `All ${weeksInWords} weeks of the Urban Navigation Course are free to read, without an account.*Read the ${weeksInWords} weeks`,
    ),
    /Integrity.*Courage.*Selfless service.*Loyalty.*Discipline.*Excellence/,
    /I place the safety.*I will not let fear.*I will not quit.*I will leave no one behind/,
    /Observe.*Orient.*Decide.*Act/,
    /White.*Yellow.*Orange.*Red.*Black/,
    /Push-ups.*2 minutes.*Sit-ups.*2 minutes.*Pull-ups.*Plank.*1\.5-mile timed run/,
    /Warm-up.*5-10 minutes.*Strength.*Cardio.*Recovery/,
    /The baseline exercise/,
    /3 minutes.*3 hours.*3 days.*3 weeks/,
  ],
}

test.each(Object.entries(words))('%s says what it has to', (path, expected) => {
  const said = wordsOf(mainOf(path))
  for (const sentence of expected) expect(said).toMatch(sentence)
})

test.each(['/', '/testimonials', '/instructors', '/pricing'])(
  'invented people are called so in one band before them: %s',
  (path) => {
    expect(wordsOf(mainOf(path)).match(/The people on this page are invented/g)).toHaveLength(1)
  },
)

test.each([
  ['/about', 0],
  ['/training-details', 0],
  ['/instructors', 0],
  ['/course', 1],
  ['/faq', 1],
])('a page repeats no Apply Now of the header’s but where it is asked for, and then once: %s has %i', (path, count) => {
  expect(all(mainOf(path), 'a[href="/apply"]')).toHaveLength(count)
})

test.each(indexablePages)(
  'each week has one name on every page: the second one is no heading and follows no number. On %s',
  (path) => {
    const text = wordsOf(mainOf(path), '[role=tab]')
    for (const week of weekNumbers) {
      const second = courseOutline[week].title
      expect(text, `calls week ${week} ${second}`).not.toMatch(new RegExp(`week ${week}[:,]? ?${second}`, 'i'))
      expect(withText(mainOf(path), 'h1, h2, h3, h4, h5, h6, [role=heading]', second)).toEqual([])
    }
  },
)

test.each(indexablePages)('Cadet Week 1 is never called week 1, and says which of the two it is: %s', (path) => {
  const links = all(mainOf(path), 'a[href="/week1-content"]').map(textOf)
  expect(links.filter((link) => /week/i.test(link) && !link.includes('Cadet Week 1'))).toEqual([])
})

test('each week stands in the whole course with its sections, points, practice, mistake, reading and quote', () => {
  for (const number of weekNumbers) {
    const week = first(mainOf('/whole-course'), `#week-${number}`)
    expect(all(week, 'section')).toHaveLength(weekSections(number).length)
    expect(all(week, 'blockquote')).toHaveLength(1)
    for (const section of all(week, 'section')) {
      const [points, ...more] = withText(section, 'h4', 'Points to remember')
      expect(more).toEqual([])
      expect(points?.nextElementSibling?.querySelectorAll('li').length).toBeGreaterThanOrEqual(3)
      expect(notOnce(section, 'h4', ['Practice it', 'Read further'])).toEqual([])
      expect(wordsOf(section).match(/A mistake to avoid/g)).toHaveLength(1)
    }
  }
})

test.each([
  ['/payment-success', /Looking for your payment.*needs scripts/, /No payment was found|Nothing was charged/],
  ['/course/notes', /Looking for your notes/, /No notes yet/],
  ['/next-steps', /… of 12 done/, /0 of 12/],
  ['/course/questions', /Section by section/, /0 of \d+ answered/],
  ['/course', /… of 7 sections read/, /0 of \d+ sections/],
])('%s says nothing of the person before it has asked', (path, waits, untrue) => {
  const served = wordsOf(mainOf(path))
  expect(served).toMatch(waits)
  expect(served).not.toMatch(untrue)
})

test.each(['/faq', '/documentation', '/terms'])('the same word on money: %s', (path) => {
  expect(wordsOf(mainOf(path))).toContain(pledgeWords)
})
