import { emptyLog, type LearningLog, parseLog, withRecords, withWritten } from './learning-record'
import {
  answerForm,
  answersIn,
  answerValue,
  askedADay,
  dayWords,
  dueQuestions,
  dueWords,
  nextDay,
  type QuestionAnswers,
  type QuestionRecord,
  roundWords,
  withAnswer,
  withPutOff,
} from './questions'
import { describe, expect, it } from 'vitest'

const on = (day: number) => `2026-03-${String(day).padStart(2, '0')}`
const loggedAs = (value: string, id = 'a') => withWritten(emptyLog, 'answer', id, value, 1)

describe('an answer in the log', () => {
  it.each([
    ['that comes again', { step: 0, due: on(1) }],
    ['that rests', { step: 4, due: null }],
  ])('is read as it was written: one %s', (_, place) => {
    expect(answersIn(loggedAs(answerValue(place)))).toEqual({ a: { at: 1, ...place } })
  })

  it.each(['', '0', '5 ~', '0 ~', '4 2026-03-01', '0.5 2026-03-01', '0 soon', '-1 2026-03-01'])(
    'is none where it says %j',
    (value) => {
      expect(answersIn(loggedAs(value))).toEqual({})
    },
  )

  it.each(['__proto__', 'toString', 'of-another-version/7'])('to the question %s is an answer as well', (id) => {
    expect(Object.keys(answersIn(loggedAs('4 ~', id)))).toEqual([id])
  })

  it('of another kind is none, and the same log gives the same answers', () => {
    const log = withWritten(loggedAs('4 ~'), 'plan', 'week', '10 02', 1)
    expect(answersIn(log)).toEqual({ a: { at: 1, step: 4, due: null } })
    expect(answersIn(log)).toBe(answersIn(log))
  })

  it.each([
    ['the later answer', ['4 ~', 1], ['0 2026-03-09', 5], on(9)],
    ['of one time the lower step', ['4 ~', 1], ['0 2026-03-02', 1], on(2)],
    ['of one step the earlier day', ['0 2026-03-03', 1], ['0 2026-03-02', 1], on(2)],
  ] as const)('is, of two devices’, %s', (_, one, other, due) => {
    const records = [one, other].map(([value, at]) => ({ kind: 'answer', key: 'a', at, value }))
    for (const order of [records, records.toReversed()]) expect(answersIn(withRecords(emptyLog, order))['a']?.due).toBe(due)
  })
})

const earlyIn = (stored: string) => answersIn(parseLog(stored, answerForm))

describe('answers that an early version stored', () => {
  it.each([
    ['a number', '7'],
    ['a list', '["a"]'],
    ['records of another kind', '{"a":1,"b":null,"c":{"at":"1","step":0,"due":"2026-03-01"}}'],
    ['a step that there is not', '{"a":{"at":1,"step":5,"due":null},"b":{"at":1,"step":0.5,"due":"2026-03-01"}}'],
    ['a day that is none', '{"a":{"at":1,"step":0,"due":"soon"},"b":{"at":1,"step":0,"due":null}}'],
    ['a time that is none', '{"a":{"at":-1,"step":0,"due":"2026-03-01"},"b":{"at":"5","step":4,"due":null}}'],
  ])('are none where there is %s', (_, stored) => {
    expect(earlyIn(stored)).toEqual({})
  })

  it('are read, beside what is damaged, and with ids that this version does not know', () => {
    const stored =
      '{"new/in-2031":{"at":1,"step":0,"due":"2026-03-01","more":true},"b":{"at":1},"c":{"at":2,"step":4,"due":null}}'
    expect(earlyIn(stored)).toEqual({ 'new/in-2031': { at: 1, step: 0, due: on(1) }, c: { at: 2, step: 4, due: null } })
  })
})

/** Noon of a day of March 2026 on this device. */
const march = (day: number) => new Date(2026, 2, day, 12).getTime()
const logOf = (answers: QuestionAnswers): LearningLog => parseLog(JSON.stringify(answers), answerForm)
const answer = (log: LearningLog, [day, isRight]: readonly [number, boolean]) => withAnswer(log, 'a', isRight, march(day))
const wrongAt = (nowMs: number) => answersIn(withAnswer(logOf({}), 'a', false, nowMs))['a']?.due
const waiting = (day: number, at = 0): QuestionRecord => ({ at, step: 0, due: on(day) })

describe('withAnswer', () => {
  it.each([
    ['right at the first time', [[1, true]], null],
    ['wrong', [[1, false]], on(2)],
    [
      'wrong, right',
      [
        [1, false],
        [2, true],
      ],
      on(5),
    ],
    [
      'wrong, right later than due',
      [
        [1, false],
        [4, true],
      ],
      on(7),
    ],
    [
      'wrong, right, right',
      [
        [1, false],
        [2, true],
        [5, true],
      ],
      on(12),
    ],
    [
      'wrong, right three times',
      [
        [1, false],
        [2, true],
        [5, true],
        [12, true],
      ],
      '2026-04-02',
    ],
    [
      'wrong, right four times',
      [
        [1, false],
        [2, true],
        [5, true],
        [12, true],
        [33, true],
      ],
      null,
    ],
    [
      'wrong, right, right, wrong',
      [
        [1, false],
        [2, true],
        [5, true],
        [12, false],
      ],
      on(13),
    ],
    [
      'wrong, right, wrong, right',
      [
        [1, false],
        [2, true],
        [5, false],
        [6, true],
      ],
      on(9),
    ],
    [
      'wrong and right on one day',
      [
        [1, false],
        [1, true],
      ],
      on(2),
    ],
    [
      'wrong, right, and right again before it is due',
      [
        [1, false],
        [2, true],
        [3, true],
      ],
      on(5),
    ],
    [
      'wrong before it is due',
      [
        [1, false],
        [2, true],
        [3, false],
      ],
      on(4),
    ],
    [
      'wrong after it came to rest',
      [
        [1, true],
        [9, false],
      ],
      on(10),
    ],
    [
      'right after it came to rest',
      [
        [1, true],
        [9, true],
      ],
      null,
    ],
  ] as const)('%s', (_, given, due) => {
    expect(answersIn(given.reduce(answer, logOf({})))['a']?.due).toBe(due)
  })

  it('counts days of the calendar, not hours, over a change of the clock too', () => {
    const lateEvening = new Date(2026, 2, 28, 23, 59).getTime()
    expect(wrongAt(lateEvening)).toBe(on(29))
    expect(wrongAt(new Date(2026, 9, 24, 0, 1).getTime())).toBe('2026-10-25')
  })

  it('is the later one under a clock that was put back, and leaves the other questions as they are', () => {
    const before = { a: waiting(1, march(9)), b: waiting(1) }
    const after = answersIn(withAnswer(logOf(before), 'a', false, march(2)))
    expect(after).toEqual({ a: { at: march(9) + 1, step: 0, due: on(3) }, b: before.b })
  })
})

describe('dueQuestions and nextDay', () => {
  it.each([
    ['nothing answered', {}, [], null],
    ['all at rest', { a: { at: 1, step: 4, due: null } }, [], null],
    ['tomorrow’s', { a: waiting(6) }, [], on(6)],
    ['today’s, and yesterday’s before it', { a: waiting(5), b: waiting(4), c: waiting(9) }, ['b', 'a'], on(6)],
    ['of one day in the order of their ids', { c: waiting(5), a: waiting(5), b: waiting(5) }, ['a', 'b', 'c'], on(6)],
    ['the longest interval, from a zone where it is tomorrow', { a: { at: 1, step: 3, due: on(27) } }, [], on(27)],
    ['a day further off than any interval', { a: { at: 1, step: 3, due: '2031-01-01' }, b: waiting(8) }, ['a'], on(6)],
  ])('%s', (_, answers, due, next) => {
    expect(dueQuestions(answers, march(5))).toEqual(due)
    expect(nextDay(answers, march(5))).toBe(next)
  })

  const many = Object.fromEntries(Array.from({ length: 30 }, (_, nth) => [`q${nth + 10}`, waiting(4)]))

  it('asks no more than twenty a day', () => {
    expect(dueQuestions(many, march(5))).toEqual(Object.keys(many).slice(0, askedADay))
  })

  it('counts what was answered on this day already, right or wrong, and no other day’s', () => {
    const log = logOf(many)
    const some = answersIn(['q10', 'q11', 'q12'].reduce((before, id, nth) => withAnswer(before, id, nth > 0, march(5)), log))
    expect(dueQuestions(some, march(5))).toHaveLength(askedADay - 3)
    expect(dueQuestions(some, march(6))).toHaveLength(askedADay)
    const all = answersIn(Object.keys(many).reduce((before, id) => withAnswer(before, id, true, march(5)), log))
    expect(dueQuestions({ ...all, late: waiting(1) }, march(5))).toEqual([])
    expect(nextDay({ ...all, late: waiting(1) }, march(5))).toBe(on(6))
  })
})

const isKnown = (id: string) => id === 'kept'

describe('withPutOff', () => {
  it('puts off what is due and can’t be asked for the longest interval, and forgets nothing', () => {
    const answers = { gone: waiting(5, 7), kept: waiting(5), rests: { at: 1, step: 4, due: null }, later: waiting(9) }
    const next = answersIn(withPutOff(logOf(answers), isKnown, march(5)))
    expect(next).toEqual({ ...answers, gone: { at: 7, step: 0, due: on(26) } })
    expect(dueQuestions(next, march(5))).toEqual(['kept'])
  })

  it('puts off all at once, however many', () => {
    const answers = Object.fromEntries(Array.from({ length: 1100 }, (_, nth) => [`x${nth}`, waiting(1)]))
    const next = withPutOff(logOf(answers), isKnown, march(5))
    expect(Object.values(answersIn(next)).filter(({ due }) => due !== on(26))).toEqual([])
    expect(withPutOff(next, isKnown, march(5))).toBe(next)
  })
})

it.each([
  [on(6), 'tomorrow'],
  [on(7), 'on Saturday, March 7'],
  ['2026-04-01', 'on Wednesday, April 1'],
])('dayWords of %s', (day, words) => {
  expect(dayWords(day, march(5))).toBe(words)
})

it.each([
  [1, '1 is due, about 1 minute'],
  [2, '2 are due, about 1 minute'],
  [6, '6 are due, about 3 minutes'],
  [askedADay, '20 are due, about 10 minutes'],
])('dueWords of %d', (count, words) => {
  expect(dueWords(count)).toBe(words)
})

it.each([
  [1, 1, 'Right.'],
  [4, 4, 'All 4 right.'],
  [3, 4, '3 of 4 right. The other one comes again tomorrow.'],
  [1, 4, '1 of 4 right. The other 3 come again tomorrow.'],
  [0, 4, 'All 4 come again tomorrow.'],
  [0, 1, 'It comes again tomorrow.'],
])('roundWords of %d of %d', (right, total, words) => {
  expect(roundWords(right, total)).toBe(words)
})
