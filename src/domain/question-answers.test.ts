import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  intervalDays,
  mergeAnswers,
  noAnswers,
  parseAnswers,
  type QuestionAnswers,
  type QuestionRecord,
} from './question-answers'

const on = (day: number) => `2026-03-0${day}`
const waiting = (day: number, at: number): QuestionRecord => ({ at, step: 0, due: on(day) })

const records = fc.integer({ min: 0, max: intervalDays.length }).chain((step) =>
  fc.record({
    at: fc.integer({ min: 0, max: 3 }),
    step: fc.constant(step),
    due: step === intervalDays.length ? fc.constant(null) : fc.constantFrom(on(1), on(2), on(3)),
  }),
)
const devices: fc.Arbitrary<QuestionAnswers> = fc.dictionary(fc.constantFrom('a', 'b', 'c', '__proto__', 'toString'), records)

describe('mergeAnswers', () => {
  it.each([
    ['both', { a: waiting(2, 1) }, { b: waiting(3, 1) }, { a: waiting(2, 1), b: waiting(3, 1) }],
    ['the later answer', { a: waiting(2, 1) }, { a: waiting(9, 5) }, { a: waiting(9, 5) }],
    ['of one time the lower step', { a: { at: 1, step: 4, due: null } }, { a: waiting(2, 1) }, { a: waiting(2, 1) }],
    ['of one step the earlier day', { a: waiting(3, 1) }, { a: waiting(2, 1) }, { a: waiting(2, 1) }],
  ])('takes %s', (_, one, other, merged) => {
    expect(mergeAnswers(one, other)).toEqual(merged)
  })

  it('comes to the same in any order and grouping, and as often as it is done', () => {
    fc.assert(
      fc.property(devices, devices, devices, (a, b, c) => {
        const ab = mergeAnswers(a, b)
        expect(mergeAnswers(b, a)).toEqual(ab)
        expect(mergeAnswers(mergeAnswers(a, c), b)).toEqual(mergeAnswers(mergeAnswers(c, b), a))
        expect(mergeAnswers(ab, c)).toEqual(mergeAnswers(a, mergeAnswers(b, c)))
        expect(mergeAnswers(ab, b)).toEqual(ab)
        expect(mergeAnswers(a, a)).toEqual(a)
        expect(Object.keys(ab).toSorted()).toEqual([...new Set([...Object.keys(a), ...Object.keys(b)])].toSorted())
      }),
      { seed: 15, numRuns: 1000 },
    )
  })
})

describe('parseAnswers', () => {
  it.each([
    ['nothing stored', null],
    ['an empty text', ''],
    ['text that is not JSON', '{a'],
    ['a JSON null', 'null'],
    ['a number', '7'],
    ['a list', '["a"]'],
    ['records of another kind', '{"a":1,"b":null,"c":{"at":"1","step":0,"due":"2026-03-01"}}'],
    ['a step that there is not', '{"a":{"at":1,"step":5,"due":null},"b":{"at":1,"step":0.5,"due":"2026-03-01"}}'],
    ['a day that is none', '{"a":{"at":1,"step":0,"due":"soon"},"b":{"at":1,"step":0,"due":null}}'],
    ['a time that is none', '{"a":{"at":-1,"step":0,"due":"2026-03-01"},"b":{"at":"5","step":4,"due":null}}'],
  ])('takes %s for no answers', (_, stored) => {
    expect(parseAnswers(stored)).toEqual(noAnswers)
  })

  it('keeps the readable part of a damaged record, and ids that this version does not know', () => {
    const stored = '{"new-in-2031":{"at":1,"step":0,"due":"2026-03-01","more":true},"b":{"at":1}}'
    expect(parseAnswers(stored)).toEqual({ 'new-in-2031': { at: 1, step: 0, due: on(1) } })
  })

  it('reads back what was stored', () => {
    fc.assert(
      fc.property(devices, (answers) => {
        expect(parseAnswers(JSON.stringify(answers))).toEqual(answers)
      }),
      { seed: 15 },
    )
  })
})
