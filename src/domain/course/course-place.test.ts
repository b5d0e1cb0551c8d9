import { describe, expect, it } from 'vitest'
import {
  coursePlace,
  type CourseStop,
  endedBy,
  endLabel,
  endWords,
  numberWords,
  placeWords,
  sectionPath,
  sectionState,
  sectionWay,
  stateWords,
  stopToGoOn,
  weekState,
} from './course-place'
import { emptyLog } from './learning-record'
import { progressIn, type ReadingPlace } from './reading-progress'

const stop = (week: 1 | 2 | 3, id: string, minutes = 2): CourseStop => ({ week, id, title: id.toUpperCase(), minutes })
const stops = [stop(1, 'a'), stop(1, 'b', 1), stop(2, 'c'), stop(3, 'd', 4), stop(3, 'e')]

describe('the course goes on', () => {
  it.each<[string, string[], ReadingPlace | null, string]>([
    ['at its beginning for who has read nothing', [], null, 'begin a: Week 1, 1 of 2, 2 minutes'],
    ['where it was left', [], { week: 3, section: 'd' }, 'go-on d: Week 3, 1 of 2, 4 minutes'],
    ['after what was left and is read', ['d'], { week: 3, section: 'd' }, 'go-on e: Week 3, 2 of 2, 2 minutes'],
    ['in the next week after the last of one', ['a', 'b'], { week: 1, section: 'b' }, 'go-on c: Week 2, 1 of 1, 2 minutes'],
    [
      'with what was passed over, once the end is read',
      ['a', 'd', 'e'],
      { week: 3, section: 'e' },
      'go-on b: Week 1, 2 of 2, 1 minute',
    ],
    ['with the first unread where the place is unknown', ['a'], null, 'go-on b: Week 1, 2 of 2, 1 minute'],
    ['at its beginning where the place is of no section', [], { week: 9, section: 'z' }, 'begin a: Week 1, 1 of 2, 2 minutes'],
    ['at its beginning where week and section disagree', [], { week: 2, section: 'd' }, 'begin a: Week 1, 1 of 2, 2 minutes'],
    ['nowhere once all is read', ['a', 'b', 'c', 'd', 'e', 'old'], { week: 2, section: 'c' }, 'finished'],
  ])('%s', (_, read, place, expected) => {
    const found = coursePlace({ ...progressIn(emptyLog), read, place }, stops)
    expect(found.kind === 'finished' ? found.kind : `${found.kind} ${found.stop.id}: ${placeWords(found)}`).toBe(expected)
  })
})

it.each<[string, string[], ReadingPlace | null, string]>([
  ['of a newcomer', [], null, 'next ahead ahead ahead ahead'],
  ['once the first is read', ['a'], { week: 1, section: 'a' }, 'done next ahead ahead ahead'],
  ['left in the midst of the course', ['a'], { week: 3, section: 'd' }, 'done ahead ahead next ahead'],
  ['once all are read', ['a', 'b', 'c', 'd', 'e'], { week: 3, section: 'e' }, 'done done done done done'],
])('the sections %s', (_, read, place, expected) => {
  const progress = { ...progressIn(emptyLog), read, place }
  const goOn = stopToGoOn(progress, stops)
  expect(stops.map((each) => sectionState(each, progress, goOn)).join(' ')).toBe(expected)
})

it('says of a section how long it takes and how far it is', () => {
  expect((['done', 'next', 'ahead'] as const).map((state) => stateWords(stop(1, 'b', 1), state))).toEqual([
    '1 minute, read',
    '1 minute, next',
    '1 minute',
  ])
  expect(stateWords(stop(3, 'd', 4), 'ahead')).toBe('4 minutes')
})

describe('an address of a section', () => {
  it.each([
    ['week-1', 'a', '/course/week-1/a: Week 1, 1 of 2, after nothing, before b'],
    ['week-1', 'b', '/course/week-1/b: Week 1, 2 of 2, after a, before c'],
    ['week-2', 'c', '/course/week-2/c: Week 2, 1 of 1, after b, before d'],
    ['week-3', 'e', '/course/week-3/e: Week 3, 2 of 2, after d, before nothing'],
    ['week-2', 'a', undefined],
    ['week-01', 'a', undefined],
    ['1', 'a', undefined],
    ['week-1', 'A', undefined],
    ['week-6', 'a', undefined],
    ['', '', undefined],
  ])('week %j and section %j: %s', (week, id, expected) => {
    const way = sectionWay(week, id, stops)
    const { previous, next } = way ?? {}
    const words =
      way && `${sectionPath(way.stop)}: ${numberWords(way)}, after ${previous?.id ?? 'nothing'}, before ${next?.id ?? 'nothing'}`
    expect(words).toBe(expected)
  })
})

it.each([
  [false, stops[1], 'Mark read, next: B'],
  [true, stops[1], 'Next: B'],
  [false, undefined, 'Mark read, to the course'],
  [true, undefined, 'To the course'],
])('the button at the end of a section: read %s', (isRead, next, label) => {
  expect(endLabel(isRead, next)).toBe(label)
})

it('the button that marks the last one to read says that the course is done', () => {
  expect(endLabel(false, stops[1], true)).toBe('Mark read, the course is done')
})

it.each<[string, string, string[], string | null]>([
  ['nothing while its week has another', 'a', [], null],
  ['its week with the last one of it, in whatever order', 'a', ['b'], 'week'],
  ['a week of one section', 'c', [], 'week'],
  ['the course with the last one of all, in whatever order', 'b', ['a', 'c', 'd', 'e'], 'course'],
  ['nothing once more', 'b', ['a', 'b'], null],
])('a mark ends %s', (_, id, read, ended) => {
  const marked = stops.find((each) => each.id === id)
  expect(marked && endedBy(marked, read, stops)).toBe(ended)
})

it.each<[1 | 2 | 3, string[], string]>([
  [1, ['a', 'b'], 'done'],
  [2, ['a', 'b'], 'next'],
  [3, ['a', 'b'], 'ahead'],
  [3, ['a', 'd'], 'ahead'],
])('week %i with %j read is %s', (week, read, state) => {
  expect(weekState(week, { read }, stops, read.includes('b') ? stops[2] : stops[1])).toBe(state)
})

it.each([
  [1, ['a'], undefined],
  [1, ['a', 'b'], 'Week 1 is behind you: Start. 2 weeks to go.'],
  [2, ['a', 'b', 'c', 'd'], 'Week 2 is behind you: Start. 1 week to go.'],
  [1, ['a', 'b', 'd'], 'Week 1 is behind you: Start. 2 weeks to go.'],
  [2, ['a', 'b', 'd', 'e'], undefined],
  [1, ['a', 'b', 'c', 'd', 'e'], 'You have read the whole course, all 5 sections. Well done.'],
] as const)('at the end of week %i, with %j read, it says: %s', (week, read, words) => {
  expect(endWords(week, 'Start', read, stops)).toBe(words)
})
