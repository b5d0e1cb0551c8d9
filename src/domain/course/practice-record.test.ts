import { expect, it } from 'vitest'
import { emptyLog, type LearningLog, parseLog, printLog, withRecords } from './learning-record'
import { canReadPractice, type PracticeEntry, practiceForm, practiceIn, withoutPractice, withPractice } from './practice-record'

const entry = (id: string, more: Partial<PracticeEntry> = {}): PracticeEntry => ({
  id,
  day: '2026-03-01',
  minutes: 20,
  drill: 'Baseline and exits',
  noticed: '',
  ...more,
})
const record = (value: string) => ({ kind: 'practice', key: 'a', at: 5, value })
const merged = (one: LearningLog, other: LearningLog) => withRecords(one, Object.values(other))

it.each([
  ['another word', '["sung","2026-03-01",20,"Stance",""]'],
  ['a day that is none', '["logged","2026-02-30",20,"Stance",""]'],
  ['a day in other words', '["logged","March 1",20,"Stance",""]'],
  ['no minutes', '["logged","2026-03-01",0,"Stance",""]'],
  ['half a minute', '["logged","2026-03-01",0.5,"Stance",""]'],
  ['minutes as a text', '["logged","2026-03-01","20","Stance",""]'],
  ['no drill', '["logged","2026-03-01",20,null,""]'],
  ['nothing that was noticed', '["logged","2026-03-01",20,"Stance"]'],
  ['no list', '{"day":"2026-03-01"}'],
  ['no JSON', 'logged'],
])('leaves out a record with %s', (_, value) => {
  expect(canReadPractice(record(value))).toBe(false)
  expect(practiceIn({ 'practice/a': record(value) })).toEqual([])
})

it('leaves out a record of another kind', () => {
  expect(canReadPractice({ ...record('["logged","2026-03-01",20,"Stance",""]'), kind: 'note' })).toBe(false)
})

it.each([
  ['["logged","2026-03-01",20,"Stance","Held my breath"]', [entry('a', { drill: 'Stance', noticed: 'Held my breath' })]],
  // A later version may allow more.
  ['["logged","2026-03-01",900,"Stance",""]', [entry('a', { minutes: 900, drill: 'Stance' })]],
  ['["removed"]', []],
])('reads %s', (value, entries) => {
  expect(canReadPractice(record(value))).toBe(true)
  expect(practiceIn({ 'practice/a': record(value) })).toEqual(entries)
})

it('writes a value in ASCII alone, and stores it in its own script', () => {
  const log = withPractice(emptyLog, entry('a', { drill: 'Шаги', noticed: '🧭' }), 7)
  expect(log['practice/a']).toEqual({
    kind: 'practice',
    key: 'a',
    at: 7,
    value: String.raw`["logged","2026-03-01",20,"\u0428\u0430\u0433\u0438","\ud83e\udded"]`,
  })
  expect(printLog(log, practiceForm)).toContain('Шаги')
  expect(parseLog(printLog(log, practiceForm), practiceForm)).toEqual(log)
})

it('puts the newest day first, and of a day what was logged last', () => {
  const logged = [entry('old', { day: '2025-12-31' }), entry('first'), entry('last')]
  const log = logged.reduce((before, each, nth) => withPractice(before, each, nth), emptyLog)
  expect(practiceIn(log).map(({ id }) => id)).toEqual(['last', 'first', 'old'])
})

it('changes an entry in its place; of two devices the later change stands, in any order', () => {
  const log = withPractice(emptyLog, entry('a'), 100)
  const phone = withPractice(log, entry('a', { minutes: 30 }), 102)
  const desk = withPractice(log, entry('a', { minutes: 45 }), 103)
  expect(practiceIn(phone)).toEqual([entry('a', { minutes: 30 })])
  for (const both of [merged(phone, desk), merged(desk, phone)]) expect(practiceIn(both)).toEqual([entry('a', { minutes: 45 })])
})

it('removes an entry with its words, also where the clock was put back, and no merge brings it back', () => {
  const log = withPractice(emptyLog, entry('a', { noticed: 'mine' }), 100)
  const without = withoutPractice(log, 'a', 50)
  expect(without).toEqual({ 'practice/a': { kind: 'practice', key: 'a', at: 101, value: '["removed"]' } })
  expect(practiceIn(merged(without, log))).toEqual([])
  expect(withoutPractice(without, 'a', 200)).toBe(without)
})
