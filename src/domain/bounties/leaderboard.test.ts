import { describe, expect, it } from 'vitest'
import { isOffBoard, shownAchievements, standingWords } from './leaderboard'

describe('achievements of a row', () => {
  it.each([
    [[], 0, 0],
    [['Civic Duty'], 1, 0],
    [['Civic Duty', 'Flag Master', 'Eagle Scout'], 3, 0],
    [['Civic Duty', 'Flag Master', 'Eagle Scout', 'Liberty Bell', 'History Buff'], 3, 2],
  ] as const)('%j shows %i and leaves %i', (all, shown, more) => {
    expect(shownAchievements(all)).toEqual({ shown: all.slice(0, shown), more })
  })
})

describe('the own row', () => {
  it.each([
    [1, true, false],
    [50, true, false],
    [51, true, true],
    [null, true, true],
    [null, false, false],
  ])('at rank %s of who is confirmed (%s) tells what was done: %s', (rank, confirmed, isOff) => {
    expect(isOffBoard({ points: 7, rank, gap: null, next: null, hidden: false, confirmed })).toBe(isOff)
  })

  const known = { hidden: false, confirmed: true }
  it.each([
    [{ points: 0, rank: null, gap: null, next: null }, '0 points.'],
    [{ points: 0, rank: null, gap: 390, next: 10 }, '0 points. 390 points to rank 10.'],
    [{ points: 1, rank: 120, gap: 1, next: 119 }, 'Rank 120 with 1 point. 1 point to rank 119.'],
    [{ points: 1615, rank: 1, gap: null, next: null }, 'Rank 1 with 1,615 points. Nobody is ahead of you.'],
    [{ points: 35, rank: null, gap: 6, next: null }, '35 points, below the ranks that are counted. 6 points to the next rank.'],
  ])('of %j says "%s"', (standing, words) => {
    expect(standingWords({ ...standing, ...known })).toBe(words)
  })

  it('of who hides says so, with the points', () => {
    expect(standingWords({ points: 45, rank: null, gap: null, next: null, hidden: true, confirmed: true })).toBe(
      'Hidden by your choice, with 45 points.',
    )
  })
})
