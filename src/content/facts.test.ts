import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { academy } from './academy'
import { career } from './enforcement-career'
import { contactQuestions } from './contact'
import { pointsForCompletion } from '../domain/bounties/bounty-words'
import { course, pledgeWords } from './facts'
import { faq } from './faq'
import { disclaimer } from './legal/disclaimer'
import { terms } from './legal/terms'
import { comparison, packages, pricingQuestions } from './packages'
import { eligibility, upgradeQuestions } from './programmes'

const text = (value: unknown) => JSON.stringify(value)
const answerTo = (question: string) =>
  faq.flatMap(({ entries }) => entries).find((entry) => entry.question.startsWith(question))?.answer

describe('every figure stands with its product', () => {
  it.each([
    ['course length, online', answerTo('How many weeks should I plan'), new RegExp(`${course.weeks} weeks.*recommend 12 weeks`)],
    ['program length and tuition', answerTo('How much does the program cost'), /Academy Program costs \$4,995 for 12 weeks/],
    [
      'contact FAQ: program and specialization',
      text(contactQuestions),
      /Academy Program takes 12 weeks, and 4-6 additional weeks/,
    ],
    ['contact FAQ: placement', text(contactQuestions), /Up to 75%.*not a guarantee/],
    ['application fee', answerTo('Is there an application fee'), /\$75 for the Academy Program/],
    ['minimum age', answerTo('How old'), /21 or older/],
    ['application time', answerTo('How long does the application take'), /4-6 weeks/],
    ['placement', answerTo('Will I find a job'), /75% placement within six months.*not guaranteed/],
    ['salary', answerTo('What does the field pay'), /\$45,000-\$60,000/],
    ['fitness test', answerTo('How fit'), /1\.5-mile run under 13 minutes, 20 push-ups and 25 sit-ups/],
    ['payment plans', answerTo('Can I pay in installments'), /Payment plans exist/],
    ['scholarships', answerTo('Are there scholarships'), /limited number/],
    [
      'package prices',
      answerTo('Which packages'),
      /\$0, CADET BASIC at \$97 one-time, PATRIOT PREMIUM at \$297 and ELITE CORPS at \$997/,
    ],
    ['24-hour guarantee', answerTo('What is the refund rule for online'), /24 hours.*full price/],
    [
      'program refunds',
      answerTo('What is the refund rule for the Academy'),
      /90% before the start, 75% in week one, and prorated minus fees.*no refund on dismissal/,
    ],
    [
      'refunds in the terms',
      text(terms),
      /90% of the tuition.*75% if you withdraw in week one.*prorated.*No refund on dismissal/,
    ],
    ['governing law', text(terms), /State of Texas/],
    [
      'access and upgrades',
      text(pricingQuestions),
      /1 year for Cadet Basic and Patriot Premium, lifetime for Elite Corps.*only the price difference.*12 weeks to complete/,
    ],
    [
      'elite package',
      text(packages),
      /Levels 4-5 modules.*1:1 coaching, 2x a month.*Gear package.*Priority deployment.*Lifetime updates.*Certificate/,
    ],
    ['comparison of access', text(comparison), /1 year","1 year","Lifetime/],
    ['other organizations: basic training', text(career), /about 27 weeks/],
    ['other organizations: security program', text(career), /as short as 4 weeks/],
    ['security program in the upgrades', text(upgradeQuestions), /4-week security program/],
    ['eligibility', text(eligibility), /21 or older.*1\.5-mile run under 13 minutes/],
    ['sample outcomes', text(disclaimer), /75%.*92%.*85%.*simulated/],
    ['phone hours', answerTo('When can I call'), new RegExp(academy.phoneHours)],
  ])('%s', (_, where, figure) => {
    expect(where).toMatch(figure)
  })
})

describe('no figure stands in two places', () => {
  const files = ['src/content', 'src/content/legal', 'src/features/marketing', 'src/features/support'].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|^facts\.ts$|^(academy|sample-)/.test(name))
      .map((name) => join(folder, name)),
  )

  it.each([
    '$4,995',
    '$75',
    '$97',
    '$297',
    '$997',
    '$45,000',
    '75%',
    '92%',
    '85%',
    '90%',
    '27 weeks',
    '12 weeks',
    '4-6',
    '1.5-mile',
    'Mon-Fri',
  ])('%s', (figure) => {
    const repeats = files.filter((file) =>
      new RegExp(`(?<![\\d$])${figure.replace(/[$.]/g, '\\$&')}`).test(readFileSync(file, 'utf8')),
    )
    expect(repeats).toEqual([])
  })
})

it('says as many points for a completion as the server gives', () => {
  expect(pledgeWords).toContain(`up to ${pointsForCompletion} points`)
})
