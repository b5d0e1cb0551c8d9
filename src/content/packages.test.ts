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
  const free = packageContents('free').open

  it('is all of the free one', () => {
    expect(free).toHaveLength(4)
    expect(packageContents('free').inPreparation).toEqual([])
  })

  it.each(paidPlans)('is what is free for %s, which the note above the packages says', (plan) => {
    expect(packageContents(plan)).toMatchObject({ open: free, added: [] })
  })
})

describe('a line with nothing behind it yet', () => {
  it.each([
    ['the modules', /modules/],
    ['the log', /Practice log/],
    ['answers', /Answers by email/],
    ['Q&A', /Q&A/],
    ['simulations', /simulations/],
    ['the community', /private community/],
    ['coaching', /coaching/],
    ['gear', /Gear/],
    ['deployment', /deployment/],
    ['updates', /updates/],
    ['the certificate', /Certificate/],
  ])('says so: %s', (_, words) => {
    const lines = packages.flatMap(({ features }) => features.map(markedLine)).filter(({ text }) => words.test(text))
    expect(lines.map(({ mark }) => mark)).toEqual(lines.map(() => 'in preparation'))
    expect(lines.length).toBeGreaterThan(0)
  })

  it('makes a package that takes it in partly so', () => {
    expect(marks('cadet_basic')?.[0]).toEqual({ text: 'Everything in Free Access', mark: undefined })
    expect(marks('elite_corps')?.[0]).toEqual({ text: 'Everything in Patriot Premium', mark: 'partly in preparation' })
  })

  it('says so in the comparison too', () => {
    expect(comparison.filter(({ state }) => state === 'open').map(({ label }) => label)).toEqual([
      'Cadet Week 1',
      'Urban Navigation Course',
      'Access',
    ])
  })

  it.each(paidPlans)('says so on the payment page of %s, in the words of the pricing page', (plan) => {
    expect(preparationWords(plan)).toBe(`In preparation: ${packageContents(plan).inPreparation.join('; ')}.`)
  })
})
