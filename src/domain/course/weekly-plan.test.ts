import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { CourseStop } from './course-place'
import { emptyLog, type LearningLog, parseLog, withWritten } from './learning-record'
import {
  planForm,
  minutesFrom,
  noPlan,
  planIn,
  planMinutes,
  planStrip,
  planWords,
  sectionsWithin,
  type WeeklyPlan,
  withPlan,
} from './weekly-plan'

const plan = (days: readonly number[], part: Partial<WeeklyPlan> = {}): WeeklyPlan => ({ days, minutes: 10, ...part })

const plans: fc.Arbitrary<WeeklyPlan> = fc.record({
  days: fc.subarray([0, 1, 2, 3, 4, 5, 6]),
  minutes: fc.constantFrom(...planMinutes),
})

const logOf = (value: string): LearningLog => withWritten(emptyLog, 'plan', 'week', value, 1)

describe('a plan in the log', () => {
  it.each([
    ['a plan', plan([0, 4], { minutes: 45 })],
    ['that there is none any more', plan([], { minutes: 20 })],
  ])('is read as it was chosen: %s', (_, chosen) => {
    expect(planIn(withPlan(emptyLog, chosen, 50))).toEqual(chosen)
  })

  it('is the one that was chosen last', () => {
    const log = withPlan(withPlan(emptyLog, plan([0]), 90), plan([2, 0]), 50)
    expect(planIn(log)).toEqual(plan([0, 2]))
    expect(Object.values(log)).toEqual([{ kind: 'plan', key: 'week', at: 91, value: '10 02' }])
  })

  it('is the same for who asks again', () => {
    const log = withPlan(emptyLog, plan([0]), 1)
    expect(planIn(log)).toBe(planIn({ ...log, other: { kind: 'read', key: 'a', at: 1, value: 'read' } }))
  })

  it.each([
    ['nothing', emptyLog],
    ['an empty text', logOf('')],
    ['minutes that there are not', logOf('15 0')],
    ['days that there are not', logOf('10 07')],
  ])('is none where there is %s', (_, log) => {
    expect(planIn(log)).toEqual(noPlan)
  })
})

const earlyIn = (stored: string) => planIn(parseLog(stored, planForm))

describe('a plan that an early version stored', () => {
  it('is read, each day once and in its order, and none that a week has not', () => {
    expect(earlyIn('{"days":[4,0,4,7,-1,"2",1.5,null],"minutes":45,"at":2}')).toEqual(plan([0, 4], { minutes: 45 }))
  })

  it('counts by its time', () => {
    expect(parseLog('{"days":[4],"minutes":45,"at":2}', planForm)['plan/week']?.at).toBe(2)
  })

  it.each([
    ['days that are no list', '{"days":"0","minutes":10,"at":1}'],
    ['minutes that there are not', '{"days":[0],"minutes":15,"at":1}'],
    ['minutes as a text', '{"days":[0],"minutes":"10","at":1}'],
    ['a time that is none', '{"days":[0],"minutes":10,"at":-1}'],
    ['no time', '{"days":[0],"minutes":10}'],
  ])('is none where there is %s', (_, stored) => {
    expect(earlyIn(stored)).toEqual(noPlan)
  })
})

it.each([
  [10, 10],
  ['45', 45],
  ['15', undefined],
  [null, undefined],
  ['', undefined],
])('knows %j as %j minutes', (value, minutes) => {
  expect(minutesFrom(value)).toBe(minutes)
})

/** A moment of March 2026, which has Mondays on the 2nd and the 9th. */
const on = (day: number, hour = 9) => new Date(2026, 2, day, hour).getTime()
const march = (...days: readonly number[]) => days.map((day) => `2026-03-${String(day).padStart(2, '0')}`)

const drawn = (each: WeeklyPlan, read: readonly string[], nowMs: number) =>
  planStrip(each, read, nowMs).map(
    ({ day, isRead, isPlanned, isToday }) =>
      `${day.slice(5)}${isRead ? '*' : ''}${isPlanned ? 'o' : ''}${isToday ? ' today' : ''}`,
  )

describe('planStrip', () => {
  it('is the week from Monday, with the days of the plan that are still to come', () => {
    const strip = drawn(plan([0, 2, 4, 6]), march(1, 2, 4, 9), on(4))
    expect(strip).toEqual(['03-02*', '03-03', '03-04*o today', '03-05', '03-06o', '03-07', '03-08o'])
  })

  it('runs over the end of a month and of a year', () => {
    const strip = drawn(plan([3]), [], new Date(2026, 11, 31, 23, 59).getTime())
    expect(strip).toEqual(['12-28', '12-29', '12-30', '12-31o today', '01-01', '01-02', '01-03'])
  })
})

describe('over a change to and from summer time', () => {
  const zone = process.env['TZ']
  beforeEach(() => {
    process.env['TZ'] = 'Europe/Berlin'
  })
  afterEach(() => {
    if (zone === undefined) delete process.env['TZ']
    else process.env['TZ'] = zone
  })

  it.each([
    ['a week that ends on a day of 23 hours', '2026-03-29T23:30:00+02:00', '03-23', '03-29 today'],
    ['the Monday after it', '2026-03-30T00:00:30+02:00', '03-30 today', '04-05'],
    ['a week that ends on a day of 25 hours', '2026-10-25T23:30:00+01:00', '10-19', '10-25 today'],
    ['the Monday after it, in its first minute', '2026-10-26T00:00:30+01:00', '10-26 today', '11-01'],
  ])('%s has seven days', (_, moment, first, last) => {
    const strip = drawn(plan([]), [], Date.parse(moment))
    expect(new Set(strip).size).toBe(7)
    expect([strip[0], strip[6]]).toEqual([first, last])
  })

  it.each([
    ['2026-03-30T00:00:30+02:00', '2026-03-29'],
    ['2026-10-26T00:00:30+01:00', '2026-10-25'],
  ])('at %s the week before ended on %s', (moment, sunday) => {
    expect(planWords(plan([2]), [sunday], Date.parse(moment), 0)[0]).toBe('You read on 1 day last week: Sunday.')
  })
})

describe('planWords', () => {
  it.each<[string, readonly number[], readonly string[], number, readonly string[]]>([
    ['without a plan nothing', [], march(2), on(4), []],
    ['on a day of the plan its minutes', [0, 2], [], on(4), ['Today is in your plan: 10 minutes.']],
    ['on any other that it is free', [0, 4], [], on(4), ['Today is a rest day. Next in your plan: Friday.']],
    ['what comes tomorrow', [0, 3], [], on(4), ['Today is a rest day. Next in your plan: tomorrow.']],
    ['once something was read that it was', [0, 2], march(4), on(4), ['You read today. Next in your plan: Monday.']],
    ['the same for who reads on a rest day', [4], march(4), on(4), ['You read today. Next in your plan: Friday.']],
    ['what comes in a week', [2], march(4), on(4), ['You read today. Next in your plan: next Wednesday.']],
    [
      'on a Sunday of reading what was read in the week',
      [0, 6],
      march(1, 2, 4, 8),
      on(8),
      ['You read on 3 days this week: Monday, Wednesday, Sunday.', 'Next in your plan: tomorrow.'],
    ],
    ['on a Sunday before reading this day alone', [6], march(2, 4), on(8), ['Today is in your plan: 10 minutes.']],
    [
      'on a Monday what was read in the week before',
      [0, 2, 5],
      march(1, 2, 4, 7),
      on(9),
      ['You read on 3 days last week: Monday, Wednesday, Saturday.', 'Today is in your plan: 10 minutes.'],
    ],
    [
      'that also once something was read on it',
      [0],
      march(3, 9),
      on(9, 23),
      ['You read on 1 day last week: Tuesday.', 'You read today. Next in your plan: next Monday.'],
    ],
    [
      'a full week as what it is',
      [1],
      march(2, 3, 4, 5, 6, 7, 8),
      on(9),
      ['You read on every day last week.', 'Today is a rest day. Next in your plan: tomorrow.'],
    ],
    [
      'after a week without reading an invitation',
      [0],
      march(1),
      on(9),
      ['A new week. Ten minutes is enough to begin.', 'Today is in your plan: 10 minutes.'],
    ],
    ['no invitation to who has begun', [0, 1], march(9), on(9), ['You read today. Next in your plan: tomorrow.']],
    ['nothing of the week before on a Tuesday', [1], march(2), on(10), ['Today is in your plan: 10 minutes.']],
  ])('tells %s', (_, days, read, nowMs, words) => {
    expect(planWords(plan(days), read, nowMs, 0)).toEqual(words)
  })

  it.each([
    [1, 'Today is in your plan: 30 minutes, enough for the next section.'],
    [4, 'Today is in your plan: 30 minutes, enough for the next 4 sections.'],
  ])('names %i sections that fit', (fitting, words) => {
    expect(planWords(plan([2], { minutes: 30 }), [], on(4), fitting)).toEqual([words])
  })

  it('says nothing of loss, whatever the plan, the days of reading and the day', () => {
    const days = fc.uniqueArray(fc.integer({ min: 1, max: 21 }), { maxLength: 21 })
    fc.assert(
      fc.property(plans, days, fc.integer({ min: 1, max: 21 }), (each, read, today) => {
        const words = planWords(each, march(...read), on(today), 0).join(' ')
        expect(words).not.toMatch(/miss|lost|streak|fail|only|but|behind|not |no |0 days|%|!/i)
      }),
      { seed: 15, numRuns: 1000 },
    )
  })
})

const stop = (id: string, minutes: number): CourseStop => ({ week: 1, id, title: '', minutes })

describe('sectionsWithin', () => {
  const [first, second] = [stop('s0', 3), stop('s1', 4)]
  const stops = [first, second, stop('s2', 5), stop('s3', 20)]

  it.each([
    ['none that is longer', first, 2, [], 0],
    ['what fits to the minute', first, 7, [], 2],
    ['none behind where one stands', second, 9, [], 2],
    ['none that is read', first, 10, ['s1'], 2],
    ['no shorter one behind a longer', second, 10, ['s2'], 1],
    ['all that is left', first, 45, [], 4],
  ])('counts %s', (_, next, minutes, read, count) => {
    expect(sectionsWithin(minutes, next, stops, read)).toBe(count)
  })
})
