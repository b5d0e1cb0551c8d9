import { expect, it } from 'vitest'
import { achievementNames } from '../domain/bounties/leaderboard'
import { achievementWords } from './achievements'

it.each([
  ['Founding Father', 'Create 10 bounties that somebody else funds.'],
  ['Generous Donor', 'Pledge $500 in all under your name to bounties of others.'],
  ['Financial Supporter', 'Pledge under your name to 5 bounties of others.'],
  ['Knowledge Seeker', 'Have your completion of 1 bounty approved.'],
  ['Flag Master', 'Have your completion of 3 bounties in Flag Etiquette approved.'],
  ['Eagle Scout', 'Made up for the sample members. It can’t be earned yet.'],
] as const)('%s: %s', (name, words) => {
  expect(achievementWords(name)).toBe(words)
})

it('says of every achievement how it is earned', () => {
  expect(achievementNames.filter((name) => achievementWords(name) === '')).toEqual([])
})
