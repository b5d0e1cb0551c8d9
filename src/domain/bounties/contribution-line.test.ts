import { describe, expect, it } from 'vitest'
import { contributorWords, fundingSteps, hasChart, ownFirst, stepPath, type ContributionLine } from './contribution-line'

const line = (position: number, atMs: number, totalAfterCents: number): ContributionLine => ({
  position,
  name: 'Patriot',
  anonymous: false,
  amountCents: 100,
  totalAfterCents,
  createdAt: new Date(atMs).toISOString(),
})
const frame = { startMs: 0, endMs: 100, topCents: 1000, width: 200, height: 100 }

describe('the funding so far', () => {
  it('starts at zero and stays level without pledges', () => {
    expect(fundingSteps([], 0, 50)).toEqual([
      { atMs: 0, totalCents: 0 },
      { atMs: 50, totalCents: 0 },
    ])
  })

  it('steps up in the order of the ledger, whatever order the lines came in', () => {
    const steps = fundingSteps([line(2, 40, 750), line(1, 10, 250)], 0, 50)
    expect(steps.map((step) => step.totalCents)).toEqual([0, 250, 750, 750])
  })

  it('is drawn as steps, the goal at the top', () => {
    const steps = fundingSteps([line(1, 50, 500)], 0, 100)
    expect(stepPath(steps, frame)).toBe('M0 100H100V50H200V50')
  })

  it('stays within its box for pledges before its start, after its end and past the goal', () => {
    const steps = fundingSteps([line(1, -10, 500), line(2, 400, 5000)], 0, 500)
    expect(stepPath(steps, frame)).toBe('M0 100H0V50H200V0H200V0')
  })
})

it.each([
  [{ name: 'Jordan Pike', anonymous: false }, 'Jordan Pike'],
  [{ name: 'Anonymous', anonymous: true }, 'Anonymous'],
  [{ name: 'Jordan Pike', anonymous: false, own: true }, 'You'],
  [{ name: 'Anonymous', anonymous: true, own: true }, 'You (anonymous)'],
])('%o is %s to who reads it', (read, words) => {
  expect(contributorWords(read)).toBe(words)
})

describe('the drawing of the pledges', () => {
  const dayMs = 86_400_000

  it.each([
    ['none', [], false],
    ['three of one day', [0, 0, 0], false],
    ['four of two days', [0, 1, 1, 1], false],
    ['three of three days', [0, 1, 5], true],
    ['five of four days', [0, 1, 1, 2, 9], true],
  ])('of %s', (_which, days, isShown) => {
    const lines = days.map((day, index) => line(index + 1, day * dayMs, 100))
    expect(hasChart(lines)).toBe(isShown)
  })
})

describe('the own pledge that stands first', () => {
  const made = { amountCents: 2_500, anonymous: true }
  const others = [line(2, 40, 1_100), line(1, 10, 1_000)]
  const own = { ...line(3, 50, 3_600), ...made, own: true }

  it('is what the ledger does not list yet: unsent, and sent a moment ago', () => {
    const unlisted = { unlisted: made, first: null, others }
    expect(ownFirst(others, { contributedCents: 0, pendingFundingCents: 2_500 }, made)).toEqual(unlisted)
    expect(ownFirst(others, { contributedCents: 2_500, pendingFundingCents: 0 }, made)).toEqual(unlisted)
    expect(ownFirst(undefined, { contributedCents: 0, pendingFundingCents: 2_500 }, made)).toEqual({ ...unlisted, others: [] })
  })

  it('is the line that was made once it is listed, wherever it stands', () => {
    const told = { contributedCents: 2_500, pendingFundingCents: 0 }
    const [latest, oldest] = others
    expect(ownFirst([...others.slice(0, 1), own, ...others.slice(1)], told, made)).toEqual({
      unlisted: null,
      first: own,
      others: [latest, oldest],
    })
    expect(ownFirst([...others, own], told, undefined)).toEqual({ unlisted: null, first: null, others: [...others, own] })
  })

  it('is none where the list was not asked for or holds the latest alone', () => {
    const told = { contributedCents: 2_500, pendingFundingCents: 0 }
    expect(ownFirst(undefined, told, made)).toEqual({ unlisted: null, first: null, others: [] })
    expect(ownFirst([line(9, 40, 1_100)], told, made).unlisted).toBeNull()
  })
})
