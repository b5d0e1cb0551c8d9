import { describe, expect, it } from 'vitest'
import { emptyLog, parseLog, withRecords, withWritten } from './learning-record'
import { answersIn, answerValue, answerForm } from './question-answers'

const on = (day: number) => `2026-03-0${day}`
const logOf = (value: string, id = 'a') => withWritten(emptyLog, 'answer', id, value, 1)

describe('an answer in the log', () => {
  it.each([
    ['that comes again', { step: 0, due: on(1) }],
    ['that rests', { step: 4, due: null }],
  ])('is read as it was written: one %s', (_, place) => {
    expect(answersIn(logOf(answerValue(place)))).toEqual({ a: { at: 1, ...place } })
  })

  it.each(['', '0', '5 ~', '0 ~', '4 2026-03-01', '0.5 2026-03-01', '0 soon', '-1 2026-03-01'])(
    'is none where it says %j',
    (value) => {
      expect(answersIn(logOf(value))).toEqual({})
    },
  )

  it.each(['__proto__', 'toString', 'of-another-version/7'])('to the question %s is an answer as well', (id) => {
    expect(Object.keys(answersIn(logOf('4 ~', id)))).toEqual([id])
  })

  it('of another kind is none, and the same log gives the same answers', () => {
    const log = withWritten(logOf('4 ~'), 'plan', 'week', '10 02', 1)
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
