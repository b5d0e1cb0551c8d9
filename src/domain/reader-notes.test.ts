import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CourseStop } from './course-place'
import {
  forgetNotes,
  spareRemovals,
  mergeNotes,
  noNotes,
  notedParagraph,
  noteLetters,
  noteLimit,
  type NoteRecord,
  notesAsText,
  notesInOrder,
  noteTrouble,
  parseNotes,
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

const records: fc.Arbitrary<NoteRecord> = fc.record({
  section: fc.constantFrom('see-it-early', 'gone'),
  nth: fc.integer({ min: 0, max: 2 }),
  quote: fc.constantFrom('', 'One.', 'Two.'),
  text: fc.option(fc.constantFrom('', 'a', 'b', 'long')),
  at: fc.integer({ min: 0, max: 3 }),
})
const devices: fc.Arbitrary<ReaderNotes> = fc.dictionary(fc.constantFrom('a', 'b', 'c', '__proto__', 'toString'), records)

describe('mergeNotes', () => {
  it.each([
    ['both', { a: note('x', 1) }, { b: note('y', 1) }, { a: note('x', 1), b: note('y', 1) }],
    ['the later words', { a: note('x', 1) }, { a: note('y', 2) }, { a: note('y', 2) }],
    ['a later removal', { a: note('x', 1) }, { a: note(null, 2) }, { a: note(null, 2) }],
    ['words that are later than the removal', { a: note('x', 3) }, { a: note(null, 2) }, { a: note('x', 3) }],
    ['of one time the removal', { a: note('x', 1) }, { a: note(null, 1) }, { a: note(null, 1) }],
    ['of one time the words that come first', { a: note('long', 1) }, { a: note('x', 1) }, { a: note('long', 1) }],
  ])('takes %s', (_, one, other, merged) => {
    expect(mergeNotes(one, other)).toEqual(merged)
  })

  it('comes to the same in any order and grouping, and as often as it is done', () => {
    fc.assert(
      fc.property(devices, devices, devices, (a, b, c) => {
        const ab = mergeNotes(a, b)
        expect(mergeNotes(b, a)).toEqual(ab)
        expect(mergeNotes(ab, c)).toEqual(mergeNotes(a, mergeNotes(b, c)))
        expect(mergeNotes(ab, b)).toEqual(ab)
        expect(mergeNotes(a, a)).toEqual(a)
        expect(Object.keys(ab).toSorted()).toEqual([...new Set([...Object.keys(a), ...Object.keys(b)])].toSorted())
      }),
      { seed: 15, numRuns: 1000 },
    )
  })
})

describe('parseNotes', () => {
  it('keeps what was written under a clock beyond all dates, with a time that a date can have', () => {
    const [kept] = Object.values(parseNotes('{"a":{"section":"s","nth":0,"quote":"","text":"mine","at":9007199254740991}}'))
    expect([kept?.text, new Date(kept?.at ?? Number.NaN).getTime()]).toEqual(['mine', kept?.at])
  })

  it.each([
    ['nothing stored', null],
    ['an empty text', ''],
    ['text that is not JSON', '{a'],
    ['a JSON null', 'null'],
    ['a list', '["a"]'],
    ['records of another kind', '{"a":1,"b":null,"c":{"section":1,"nth":0,"quote":"","text":"","at":1}}'],
    ['a number that is none', '{"a":{"section":"s","nth":-1,"quote":"","text":"","at":1}}'],
    ['a time that is none', '{"a":{"section":"s","nth":0,"quote":"","text":"","at":-1}}'],
    ['a text that is none', '{"a":{"section":"s","nth":0,"quote":"","text":7,"at":1}}'],
  ])('takes %s for no notes', (_, stored) => {
    expect(parseNotes(stored)).toEqual(noNotes)
  })

  it('reads back what was stored', () => {
    fc.assert(
      fc.property(devices, (notes) => {
        expect(parseNotes(JSON.stringify(notes))).toEqual(notes)
      }),
      { seed: 15 },
    )
  })
})

const wordsOf = (notes: ReaderNotes) => notesInOrder(notes, []).map(({ text }) => text)

describe('a change', () => {
  it('stands against what was there, also where the clock was put back', () => {
    const place = { section: 's', nth: 1, quote: 'One.' }
    const written = withNote(noNotes, { id: 'a', inPlaceOf: null }, place, 'first', 100)
    const gone = { ...place, quote: '', text: null }
    const changed = withNote(written, { id: 'b', inPlaceOf: 'a' }, place, 'second', 50)
    expect(changed).toEqual({ a: { ...gone, at: 101 }, b: { ...place, text: 'second', at: 50 } })
    const removed = withoutNote(changed, 'b', 40)
    expect(removed).toEqual({ a: { ...gone, at: 101 }, b: { ...gone, at: 51 } })
    expect(mergeNotes(mergeNotes(written, removed), changed)).toEqual(removed)
  })

  it('by two devices of one note stands as two, also where one of them removed it', () => {
    const place = { section: 's', nth: 1, quote: 'One.' }
    const written = withNote(noNotes, { id: 'a', inPlaceOf: null }, place, 'first', 1)
    const phone = withNote(written, { id: 'b', inPlaceOf: 'a' }, place, 'on the phone', 2)
    const desk = withNote(written, { id: 'c', inPlaceOf: 'a' }, place, 'at the desk', 3)
    expect(wordsOf(mergeNotes(phone, desk))).toEqual(['at the desk', 'on the phone'])
    expect(wordsOf(mergeNotes(withoutNote(written, 'a', 9), phone))).toEqual(['on the phone'])
  })

  it('of a note that another device has removed meanwhile leaves it removed, and stands', () => {
    const place = { section: 's', nth: 1, quote: 'One.' }
    const removed = withoutNote(withNote(noNotes, { id: 'a', inPlaceOf: null }, place, 'first', 1), 'a', 2)
    const changed = withNote(removed, { id: 'b', inPlaceOf: 'a' }, place, 'second', 3)
    expect(changed).toEqual({ ...removed, b: { ...place, text: 'second', at: 3 } })
  })

  it('is nothing where there is nothing to remove', () => {
    expect(withoutNote(noNotes, 'a', 1)).toBe(noNotes)
  })
})

describe('noteTrouble', () => {
  const full = Object.fromEntries(Array.from({ length: noteLimit }, (_, nth) => [`n${nth}`, note('x', 1)]))

  it.each([
    ['a note', noNotes, 'a', 'Some words', null],
    ['the longest one', noNotes, 'a', 'x'.repeat(noteLetters), null],
    ['a longer one', noNotes, 'a', 'x'.repeat(noteLetters + 1), '1 too many. Please use at most 2,000 characters.'],
    ['the longest one in another script', noNotes, 'a', '走'.repeat(noteLetters), null],
    ['one of pictures, which the server would not take', noNotes, 'a', '🧭'.repeat(1300), 'Too many pictures for one note.'],
    ['a note that is there, of as many as may be', full, 'n1', 'y', null],
    ['one more', full, 'a', '', 'You have 500 notes. Remove one before you write another.'],
    ['one more after a removal', withoutNote(full, 'n1', 2), 'a', '', null],
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

const removed = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`${at}`, { section: 's', nth: 0, quote: '', text: null, at }]))

describe('removals that a device holds', () => {
  it('are the latest thousand: the oldest may go, and no note', () => {
    const notes = { ...removed(1002), kept: { section: 's', nth: 0, quote: '', text: '', at: 0 } }
    expect(spareRemovals(notes).toSorted()).toEqual(['0', '1'])
    expect(Object.keys(forgetNotes(notes, new Set(spareRemovals(notes))))).toHaveLength(1001)
    expect(forgetNotes(notes, new Set(['none']))).toBe(notes)
  })
})
