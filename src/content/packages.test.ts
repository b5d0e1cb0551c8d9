import { describe, expect, it } from 'vitest'
import { preparationWords } from '../../supabase/functions/_shared/package-names'
import { paidPlans } from '../domain/payments/paid-plan'
import { comparison, markedLine, packageContents, packages, priceCents } from './packages'

const marks = (plan: string) => packages.find((offer) => offer.plan === plan)?.features.map(markedLine)

it.each([
  ['free', 0],
  ['cadet_basic', 9_700],
  ['patriot_premium', 29_700],
  ['elite_corps', 99_700],
] as const)('%s costs what the database asks for it', (plan, cents) => expect(priceCents(plan)).toBe(cents))

describe('what a package opens today', () => {
  it.each([
    ['free', []],
    ['cadet_basic', [/^Level 1 modules/, /^Practice log/, /^Answers by email/]],
    [
      'patriot_premium',
      [/^Level 1 modules/, /^Practice log/, /^Answers by email/, /^Levels 2-3 modules/, /^Decision simulations/],
    ],
    [
      'elite_corps',
      [
        /^Level 1/,
        /^Practice log/,
        /^Answers by email/,
        /^Levels 2-3/,
        /^Decision simulations/,
        /^Levels 4-5 modules/,
        /^Lifetime updates/,
        /^Certificate/,
      ],
    ],
  ] as const)('%s adds what software can deliver', (plan, lines) => {
    expect(packageContents(plan).added).toEqual(lines.map((line) => expect.stringMatching(line)))
  })
})

describe('a line with nothing behind it yet', () => {
  it.each([
    ['Q&A', /Q&A/],
    ['the community', /private community/],
    ['coaching', /coaching/],
    ['gear', /Gear/],
    ['deployment', /deployment/],
  ])('says so: %s', (_, words) => {
    const lines = packages.flatMap(({ features }) => features.map(markedLine)).filter(({ text }) => words.test(text))
    expect(lines.map(({ mark }) => mark)).toEqual(lines.map(() => 'in preparation'))
    expect(lines.length).toBeGreaterThan(0)
  })

  it('is one of five that need a person’s time', () => {
    expect(packageContents('free').inPreparation).toEqual([])
    expect(packageContents('elite_corps').inPreparation).toHaveLength(5)
  })

  it('makes a package that takes it in partly so', () => {
    expect(marks('cadet_basic')?.[0]).toEqual({ text: 'Everything in Free Access', mark: undefined })
    expect(marks('elite_corps')?.[0]).toEqual({ text: 'Everything in Patriot Premium', mark: 'partly in preparation' })
  })

  it('says so in the comparison too', () => {
    expect(comparison.filter(({ state }) => state === 'open').map(({ label }) => label)).toEqual([
      'Cadet Week 1',
      'Urban Navigation Course',
      'Guided modules',
      'Practice log and route sheets',
      'Simulations',
      'Certificate of completion',
      'Access',
    ])
  })

  it.each(paidPlans)('says so on the payment page of %s, in the words of the pricing page', (plan) => {
    const lines = packageContents(plan).inPreparation
    expect(preparationWords(plan)).toBe(lines.length === 0 ? null : `In preparation: ${lines.join('; ')}.`)
  })
})
