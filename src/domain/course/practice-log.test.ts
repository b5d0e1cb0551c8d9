import { describe, expect, it } from 'vitest'
import { entryFrom, entryProblems, lastWeeks, practiceCsv, practiceLimits, type TypedEntry, weeksPracticed } from './practice-log'
import { emptyLog } from './learning-record'
import { type PracticeEntry, withPractice } from './practice-record'

/** A Wednesday. */
const noon = new Date(2026, 2, 4, 12).getTime()
const typed: TypedEntry = { day: '2026-03-04', drill: 'Stance', minutes: '20', noticed: '' }
/** Nothing is wrong with any field. */
const noProblems = { day: null, drill: null, minutes: null, noticed: null }
const entry = (day: string, minutes = 20, more: Partial<PracticeEntry> = {}): PracticeEntry => ({
  id: day,
  day,
  minutes,
  drill: 'Stance',
  noticed: '',
  ...more,
})

describe('an entry is not logged', () => {
  it.each<[string, Partial<TypedEntry>, Partial<ReturnType<typeof entryProblems>>]>([
    ['without a day', { day: '' }, { day: 'Choose the day on which you practiced.' }],
    ['of a day that is none', { day: '2026-02-30' }, { day: 'Choose the day on which you practiced.' }],
    ['of tomorrow', { day: '2026-03-05' }, { day: 'This day is still to come. Choose today or a day before it.' }],
    ['without a drill', { drill: ' ' }, { drill: 'Say in a few words what you practiced.' }],
    ['with a long drill', { drill: 'x'.repeat(81) }, { drill: '1 too many. Please use at most 80 characters.' }],
    ['without minutes', { minutes: '' }, { minutes: 'Give whole minutes, from 1 to 600.' }],
    ['of no minutes', { minutes: '0' }, { minutes: 'Give whole minutes, from 1 to 600.' }],
    ['of more than ten hours', { minutes: '601' }, { minutes: 'Give whole minutes, from 1 to 600.' }],
    ['of a part of a minute', { minutes: '7.5' }, { minutes: 'Give whole minutes, from 1 to 600.' }],
    ['of minutes in words', { minutes: 'ten' }, { minutes: 'Give whole minutes, from 1 to 600.' }],
    ['of minutes in another notation', { minutes: '1e2' }, { minutes: 'Give whole minutes, from 1 to 600.' }],
    ['with long words', { noticed: 'x'.repeat(1001) }, { noticed: '1 too many. Please use at most 1,000 characters.' }],
  ])('%s', (_, part, problems) => {
    expect(entryProblems({ ...typed, ...part }, 0, noon)).toEqual({ ...noProblems, ...problems })
  })

  it('beside a thousand others', () => {
    const words = 'Your log holds 1,000 entries. Remove one before you log another.'
    expect(entryProblems(typed, 1000, noon)).toEqual({ ...noProblems, day: words })
  })
})

it.each<[string, Partial<TypedEntry>]>([
  ['today', {}],
  ['another year', { day: '2024-02-29' }],
  ['one minute', { minutes: '1' }],
  ['ten hours', { minutes: ' 600 ' }],
  ['the longest words in another script', { drill: '走'.repeat(80), noticed: '🧭'.repeat(1000) }],
])('an entry has no problem with %s', (_, part) => {
  expect(entryProblems({ ...typed, ...part }, 999, noon)).toEqual(noProblems)
})

it('the longest entry has room in a record of the server, however its letters were typed', () => {
  const longest = {
    ...typed,
    drill: '🧭'.repeat(practiceLimits.drill),
    noticed: '\u1112\u1161\u11AB'.repeat(practiceLimits.noticed),
  }
  expect(entryProblems(longest, 0, noon)).toEqual(noProblems)
  const { value = '' } = withPractice(emptyLog, entryFrom('a', longest), 1)['practice/a'] ?? {}
  expect(value.length).toBeLessThanOrEqual(16_000)
  expect(value).toMatch(/^[ -~]+$/)
  expect(entryFrom('a', { ...typed, minutes: ' 20 ', drill: ' Stance\0 ' })).toEqual(entry('2026-03-04', 20, { id: 'a' }))
})

describe('the last twelve weeks', () => {
  const weeks = lastWeeks(
    [entry('2026-03-04', 20), entry('2026-03-04', 10), entry('2026-03-02', 5), entry('2026-03-01', 45), entry('2025-12-14', 60)],
    noon,
  )

  it('begin on Mondays, this one last, over a change of the clock and of the year', () => {
    expect(weeks).toHaveLength(12)
    expect(weeks.map(({ monday }) => monday).slice(0, 4)).toEqual(['2025-12-15', '2025-12-22', '2025-12-29', '2026-01-05'])
    const summer = lastWeeks([entry('2026-03-08', 1), entry('2026-03-09', 2)], new Date(2026, 2, 11, 12).getTime()).slice(-2)
    expect(summer.map(({ monday, minutes }) => [monday, minutes])).toEqual([
      ['2026-03-02', [0, 0, 0, 0, 0, 0, 1]],
      ['2026-03-09', [2, 0, 0, 0, 0, 0, 0]],
    ])
  })

  it('say the minutes of each day, their sum, and on how many days there was practice', () => {
    expect(weeks.at(-1)?.minutes).toEqual([5, 0, 30, 0, 0, 0, 0])
    expect(weeks.map(({ sum, practiced }) => [sum, practiced]).slice(-3)).toEqual([
      [0, 0],
      [45, 1],
      [35, 2],
    ])
    // The Sunday before the first of them is in none.
    expect(weeks.filter(({ practiced }) => practiced > 0)).toHaveLength(2)
  })
})

it.each<[string, string[], number]>([
  ['none', [], 0],
  ['a Monday and its Sunday', ['2026-03-02', '2026-03-08'], 1],
  ['a Sunday and its Monday', ['2026-03-01', '2026-03-02'], 2],
  ['the same week of two years', ['2025-03-05', '2026-03-04'], 2],
  ['a week with two years in it', ['2025-12-31', '2026-01-01'], 1],
])('counts the different weeks of %s', (_, days, count) => {
  expect(weeksPracticed(days.map((day) => entry(day)))).toBe(count)
})

it('gives a spreadsheet its rows, and no formula', () => {
  expect(practiceCsv([entry('2026-03-04', 20, { drill: '=1+1', noticed: 'Held\nmy "breath"' })])).toBe(
    '\uFEFFday,minutes,drill,noticed\r\n"2026-03-04","20","\'=1+1","Held\nmy ""breath"""\r\n',
  )
  expect(practiceCsv([])).toBe('\uFEFFday,minutes,drill,noticed\r\n')
})
