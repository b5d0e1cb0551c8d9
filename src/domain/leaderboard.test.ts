import { describe, expect, it } from 'vitest'
import { ownPlace, shownAchievements, withRanks } from './leaderboard'

describe('ranks', () => {
  it.each([
    [[], []],
    [[10], [1]],
    [
      [70, 90, 80, 80],
      [1, 2, 2, 4],
    ],
    [
      [5, 5, 5],
      [1, 1, 1],
    ],
  ])('of points %j are %j', (points, ranks) => {
    const rows = points.map((each, index) => ({ points: each, name: `Member ${index}` }))
    expect(withRanks(rows).map((row) => row.rank)).toEqual(ranks)
  })

  it('list equal points by name', () => {
    const rows = withRanks([
      { points: 1, name: 'Sam' },
      { points: 1, name: 'Avery' },
    ])
    expect(rows.map((row) => row.name)).toEqual(['Avery', 'Sam'])
  })
})

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

describe('the own place', () => {
  const none = { bountiesCreated: 0, bountiesFunded: 0, bountiesCompleted: 0, achievements: [] }
  const board = withRanks(
    [90, 80, 80, 70].map((points, index) => ({ id: String(index), name: `Member ${index}`, points, ...none })),
  )

  it.each([
    ['0', { rank: 1, points: 90, gap: null, next: null }],
    ['1', { rank: 2, points: 80, gap: 10, next: 1 }],
    ['2', { rank: 2, points: 80, gap: 10, next: 1 }],
    ['3', { rank: 4, points: 70, gap: 10, next: 2 }],
    ['4', null],
  ])('of %s is %j', (id, place) => {
    expect(ownPlace(board, id)).toEqual(place)
  })
})
