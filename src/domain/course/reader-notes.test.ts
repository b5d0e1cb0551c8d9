import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CourseStop } from './course-place'
import { emptyLog, type LearningLog, parseLog, printLog, withRecords } from './learning-record'
import {
  notedParagraph,
  noteForm,
  noteLetters,
  noteLimit,
  type NoteRecord,
  notesAsText,
  notesIn,
  notesInOrder,
  noteTrouble,
  quotedLetters,
  quoteOf,
  type ReaderNotes,
  withNote,
  withoutNote,
} from './reader-notes'

const note = (text: string | null, at: number, quote = 'Look up first.'): NoteRecord => ({
  section: 'see-it-early',
  nth: 2,
  quote,
  text,
  at,
})

const anyNotes: fc.Arbitrary<ReaderNotes> = fc.dictionary(
  fc.constantFrom('a', 'b', '__proto__', 'toString'),
  fc.record({
    section: fc.constantFrom('see-it-early', 'gone'),
    nth: fc.integer({ min: 0, max: 2 }),
    quote: fc.constantFrom('', 'Один.', '“Two” \\ é.'),
    text: fc.option(fc.string({ unit: 'grapheme' })),
    at: fc.integer({ min: 0, max: 3 }),
  }),
)
const logOf = (notes: ReaderNotes): LearningLog => parseLog(JSON.stringify(notes), noteForm)
const merged = (one: LearningLog, other: LearningLog) => withRecords(one, Object.values(other))

describe('of one note on two devices', () => {
  it.each([
    ['the later words', note('x', 1), note('y', 2), 'y'],
    ['a later removal', note('x', 1), note(null, 2), null],
    ['words that are later than the removal', note('x', 3), note(null, 2), 'x'],
    ['of one time the removal', note('x', 1), note(null, 1), null],
    ['of one time the words that come first', note('long', 1), note('x', 1), 'long'],
  ])('%s stand', (_, one, other, text) => {
    const [a, b] = [logOf({ a: one }), logOf({ a: other })]
    for (const log of [merged(a, b), merged(b, a)]) expect(notesIn(log)['a']?.text).toBe(text)
  })
})

describe('stored notes', () => {
  it('are read as they were stored, in the form of today and in that of early versions, and stored in their own script', () => {
    fc.assert(
      fc.property(anyNotes, (notes) => {
        const log = logOf(notes)
        expect(notesIn(log)).toEqual(notes)
        expect(parseLog(printLog(log, noteForm), noteForm)).toEqual(log)
      }),
      { seed: 15 },
    )
    expect(printLog(logOf({ a: note('Один.', 1) }), noteForm)).toContain('Один.')
  })

  it('keep what was written under a clock beyond all dates, with a time that a date can have', () => {
    const early = '{"a":{"section":"s","nth":0,"quote":"","text":"mine","at":9007199254740991}}'
    const [kept] = Object.values(notesIn(parseLog(early, noteForm)))
    expect([kept?.text, new Date(kept?.at ?? Number.NaN).getTime()]).toEqual(['mine', kept?.at])
  })

  it.each([
    ['a list', '["a"]'],
    ['records of another kind', '{"a":1,"b":null,"c":{"section":1,"nth":0,"quote":"","text":"","at":1}}'],
    ['a number that is none', '{"a":{"section":"s","nth":-1,"quote":"","text":"","at":1}}'],
    ['a time that is none', '{"a":{"section":"s","nth":0,"quote":"","text":"","at":-1}}'],
    ['a text that is none', '{"a":{"section":"s","nth":0,"quote":"","text":7,"at":1}}'],
    ['a record that says something else', '{"note/a":{"at":1,"value":["painted","s"]}}'],
  ])('are none where there is %s', (_, stored) => {
    expect(notesIn(parseLog(stored, noteForm))).toEqual({})
  })
})

const wordsOf = (log: LearningLog) => notesInOrder(notesIn(log), []).map(({ text }) => text)

describe('a change', () => {
  const place = { section: 's', nth: 1, quote: 'One.' }
  const gone = { ...place, quote: '', text: null }
  const written = withNote(emptyLog, { id: 'a', inPlaceOf: null }, place, 'first', 100)

  it('stands against what was there, also where the clock was put back', () => {
    const changed = withNote(written, { id: 'b', inPlaceOf: 'a' }, place, 'second', 50)
    expect(notesIn(changed)).toEqual({ a: { ...gone, at: 101 }, b: { ...place, text: 'second', at: 50 } })
    const without = withoutNote(changed, 'b', 40)
    expect(notesIn(without)).toEqual({ a: { ...gone, at: 101 }, b: { ...gone, at: 51 } })
    expect(merged(merged(written, without), changed)).toEqual(without)
  })

  it('by two devices of one note stands as two, also where one of them removed it', () => {
    const phone = withNote(written, { id: 'b', inPlaceOf: 'a' }, place, 'on the phone', 102)
    const desk = withNote(written, { id: 'c', inPlaceOf: 'a' }, place, 'at the desk', 103)
    expect(wordsOf(merged(phone, desk))).toEqual(['at the desk', 'on the phone'])
    expect(wordsOf(merged(withoutNote(written, 'a', 109), phone))).toEqual(['on the phone'])
  })

  it('of a note that another device has removed meanwhile leaves it removed, and stands', () => {
    const without = withoutNote(written, 'a', 102)
    const changed = withNote(without, { id: 'b', inPlaceOf: 'a' }, place, 'second', 103)
    expect(notesIn(changed)).toEqual({ ...notesIn(without), b: { ...place, text: 'second', at: 103 } })
  })

  it('is nothing where there is nothing to remove', () => {
    expect(withoutNote(emptyLog, 'a', 1)).toBe(emptyLog)
  })
})

describe('noteTrouble', () => {
  const full = Object.fromEntries(Array.from({ length: noteLimit }, (_, nth) => [`n${nth}`, note('x', 1)]))

  it.each([
    ['a note', {}, 'a', 'Some words', null],
    ['the longest one', {}, 'a', 'x'.repeat(noteLetters), null],
    ['a longer one', {}, 'a', 'x'.repeat(noteLetters + 1), '1 too many. Please use at most 2,000 characters.'],
    ['the longest one in another script', {}, 'a', '走'.repeat(noteLetters), null],
    ['one of pictures, which the server would not take', {}, 'a', '🧭'.repeat(1300), 'Too many pictures for one note.'],
    ['a note that is there, of as many as may be', full, 'n1', 'y', null],
    ['one more', full, 'a', '', 'You have 500 notes. Remove one before you write another.'],
    ['one more after a removal', notesIn(withoutNote(logOf(full), 'n1', 2)), 'a', '', null],
  ])('of %s', (_, notes, id, text, words) => {
    expect(noteTrouble(notes, id, text)).toBe(words)
  })
})

it('quotes the beginning of a paragraph in one line', () => {
  expect(quoteOf('  Look\n  up ')).toBe('Look up')
  expect(quoteOf('word '.repeat(100)).length).toBeLessThanOrEqual(quotedLetters)
})

describe('notedParagraph', () => {
  const look = 'Look up from your phone before you turn a corner, and look at hands.'
  const edited = 'Look up from your phone before you turn any corner, and look at the hands first.'
  const other = 'Distance is time. Keep two arm lengths from whoever you do not know.'
  it.each([
    ['stays where it was', [other, look], 1, 1],
    ['has moved', [look, other, other], 2, 0],
    ['stands twice: the nearest', [look, other, look], 3, 2],
    ['has other words: the most alike', [other, edited, other], 2, 1],
    ['is there, and one like it is nearer', [look, other, edited], 2, 0],
    ['was cut to its beginning', ['Look up from your phone before you turn a corner.', other], 1, 0],
    ['is gone', [other, 'Look at this.'], 1, null],
    ['is gone with its section', [], 0, null],
  ])('finds one that %s', (_, paragraphs, nth, found) => {
    expect(notedParagraph(paragraphs.map(quoteOf), { section: 's', nth, quote: quoteOf(look) })).toBe(found)
  })

  it('takes no paragraph for one without words', () => {
    expect(notedParagraph(['', '–'], { section: 's', nth: 0, quote: '…' })).toBe(null)
  })
})

const stops: CourseStop[] = [
  { week: 1, id: 'see-it-early', title: 'See it early', minutes: 4 },
  { week: 2, id: 'walk', title: 'Walk', minutes: 4 },
]
const mixed: ReaderNotes = {
  gone: { section: 'of-another-version', nth: 0, quote: 'Gone.', text: 'kept', at: 4 },
  walk: { section: 'walk', nth: 1, quote: 'Walk.', text: '', at: 3 },
  removed: note(null, 9),
  later: { ...note('second', 2), nth: 5 },
  first: note('first', 1),
}

it('lists notes in the order of the course, those of unknown sections last, removed ones never', () => {
  expect(notesInOrder(mixed, stops).map(({ id }) => id)).toEqual(['first', 'later', 'walk', 'gone'])
})

it('exports them under their sections, each with its quote and its day', () => {
  const text = notesAsText(
    notesInOrder(mixed, stops),
    (id) => stops.find((stop) => stop.id === id)?.title ?? id,
    (at) => `day ${at}`,
  )
  expect(text).toBe(
    [
      'See it early\n------------\n\n“Look up first.”\n\nfirst\n\n(day 1)',
      '“Look up first.”\n\nsecond\n\n(day 2)',
      'Walk\n----\n\n“Walk.”\n\n(day 3)',
      'of-another-version\n------------------\n\n“Gone.”\n\nkept\n\n(day 4)\n',
    ].join('\n\n\n'),
  )
})
