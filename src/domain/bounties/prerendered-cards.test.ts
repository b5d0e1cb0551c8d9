import { describe, expect, it } from 'vitest'
import { bounty, now } from './bounty-fixture'
import { comparePrerendered, figuresOf, type BoardRow } from './prerendered-cards'

const row = (id: string, part: Partial<BoardRow> = {}): BoardRow => ({
  id,
  current_funding: '10.50',
  contributors: 2,
  deadline: bounty(id).deadline,
  ...part,
})
const card = (id: string) => ({ id, figures: figuresOf({ currentFundingCents: 1_050, contributors: 2 }), days: 5 })

describe('the first answer, held against the cards of the page', () => {
  it.each([
    ['says the same', [row('a'), row('b')], { gone: [], isSame: true }],
    ['says the same in another order', [row('b'), row('a')], { gone: [], isSame: true }],
    ['names the same dollars as a number', [row('a', { current_funding: 10.5 }), row('b')], { gone: [], isSame: true }],
    ['names one less', [row('a')], { gone: ['b'], isSame: false }],
    ['names none', [], { gone: ['a', 'b'], isSame: false }],
    ['names a newer one', [row('n'), row('a'), row('b')], { gone: [], isSame: false }],
    ['knows other money', [row('a', { current_funding: 35 }), row('b')], { gone: [], isSame: false }],
    ['knows other people', [row('a', { contributors: 3 }), row('b')], { gone: [], isSame: false }],
    [
      'counts other days',
      [row('a', { deadline: new Date(now + 86_400_000).toISOString() }), row('b')],
      { gone: [], isSame: false },
    ],
  ])('%s', (_, rows, expected) => {
    expect(comparePrerendered([card('a'), card('b')], rows, now)).toEqual(expected)
  })
})
