// @in reader-notes
import type { CourseStop } from './course-place'
import { type LearningLog, type LearningRecord, type LogForm, readOnce, storedTime, withWritten } from './learning-record'
import { byText } from './questions'
import { tooLongProblem } from '../text/text-length'

/** So many letters of a paragraph are its quote, by which it is found again. */
export const quotedLetters = 200
/** So many letters a note may have. */
export const noteLetters = 2000
/** So many bytes a record may have on the server; a note with its place, which is the shorter part. */
const recordBytes = 16_000
const placeBytes = 2_000
/** So many notes and marks this device holds of a person. */
export const noteLimit = 500

/**
 * A note on a paragraph. `nth`: its number in its section. `quote`: how it began when the note was written. `text`: what was written, empty for
 * a mark alone, null for a note that was removed. `at`: the time of the last change in ms.
 */
export type NoteRecord = {
  readonly section: string
  readonly nth: number
  readonly quote: string
  readonly text: string | null
  readonly at: number
}

/** By the id of the note. */
export type ReaderNotes = Readonly<Record<string, NoteRecord>>

/** A note that was not removed. */
export type Note = NoteRecord & { readonly id: string; readonly text: string }

/** What the note is on. */
export type NotedPlace = Pick<NoteRecord, 'section' | 'nth' | 'quote'>

export const quoteOf = (paragraph: string): string => paragraph.replaceAll(/\s+/g, ' ').trim().slice(0, quotedLetters).trim()

/**
 * A note as the value of a record, in ASCII alone: so the database, which compares bytes, finds the same one smaller. By the first word it knows
 * what was removed, of which it forgets the oldest where it has no room.
 */
function valueOf({ section, nth, quote, text }: Omit<NoteRecord, 'at'>): string {
  return asciiOf([text === null ? 'removed' : 'written', section, nth, quote, text])
}

export const asciiOf = (value: unknown): string =>
  JSON.stringify(value).replaceAll(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)

const kind = 'note'

function parseValue(value: string, at: number): NoteRecord[] {
  try {
    const [, section, nth, quote, text]: unknown[] = JSON.parse(value)
    return parseNote({ section, nth, quote, text, at })
  } catch {
    return []
  }
}

const noteOf = readOnce(({ value, at }: LearningRecord) => parseValue(value, at))

export const canReadNote = (record: LearningRecord) => record.kind === kind && noteOf(record).length > 0

/** The notes of a log, and what was removed. */
export const notesIn = readOnce((log: LearningLog): ReaderNotes => {
  const notes = Object.values(log).filter((record) => record.kind === kind)
  return Object.fromEntries(notes.flatMap((record) => noteOf(record).map((note) => [record.key, note] as const)))
})

function earlyNotes(stored: object): LearningRecord[] {
  return Object.entries(stored).flatMap(([key, value]) =>
    parseNote(value).map((note) => ({ kind, key, at: note.at, value: valueOf(note) })),
  )
}

/** A text is stored in its own script: as the value of a record it would take six times the room in some. */
export const noteForm: LogForm = {
  early: earlyNotes,
  pack: (value) => JSON.parse(value),
  unpack: (stored) => (Array.isArray(stored) ? asciiOf(stored) : undefined),
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0

function parseNote(value: unknown): NoteRecord[] {
  const { section, nth, quote, text, at: stored }: Partial<Record<string, unknown>> = Object(value)
  const at = storedTime(stored)
  if (typeof section !== 'string' || typeof quote !== 'string' || !isCount(nth) || at === undefined) return []
  return text === null || typeof text === 'string' ? [{ section, nth, quote, text, at }] : []
}

const isKept = (note: NoteRecord & { id: string }): note is Note => note.text !== null

/** Those that were not removed, in the order of the course; those of sections that it no longer has come last. */
export function notesInOrder(notes: ReaderNotes, stops: readonly Pick<CourseStop, 'id'>[]): Note[] {
  const places = new Map(stops.map(({ id }, index) => [id, index]))
  const placeOf = ({ section }: Note) => places.get(section) ?? stops.length
  return Object.entries(notes)
    .map(([id, record]) => Object.assign({ id }, record))
    .filter(isKept)
    .toSorted((a, b) => placeOf(a) - placeOf(b) || byText(a.section, b.section) || a.nth - b.nth || b.at - a.at)
}

/** What stands in the way of a note, in words; null for nothing. */
export function noteTrouble(notes: ReaderNotes, id: string | null, text: string): string | null {
  const tooLong = tooLongProblem(text, noteLetters)
  if (tooLong !== null) return tooLong
  if (asciiOf(text).length > recordBytes - placeBytes) return 'Too many pictures for one note.'
  const others = Object.entries(notes).filter(([each, record]) => each !== id && record.text !== null)
  return others.length < noteLimit ? null : `You have ${noteLimit} notes. Remove one before you write another.`
}

/** Where a note is written: as a new one, or in place of another. */
export type Written = { readonly id: string; readonly inPlaceOf: string | null }

/**
 * The log with this note as it was written. A change is a new note in place of the one that was changed: what two devices made of it while
 * neither knew of the other stands as two.
 */
export function withNote(
  log: LearningLog,
  { id, inPlaceOf }: Written,
  { section, nth, quote }: NotedPlace,
  text: string,
  nowMs: number,
): LearningLog {
  const others = inPlaceOf === null ? log : withoutNote(log, inPlaceOf, nowMs)
  return withWritten(others, kind, id, valueOf({ section, nth, quote, text }), nowMs)
}

/** The log without this note. That it was removed stays, so that no merge brings it back; its words go. */
export function withoutNote(log: LearningLog, id: string, nowMs: number): LearningLog {
  const own = notesIn(log)[id]
  return own && own.text !== null ? withWritten(log, kind, id, valueOf({ ...own, quote: '', text: null }), nowMs) : log
}

/** From so much likeness on, of 1, a paragraph is taken for the one that was noted. */
const alikeEnough = 0.6

const wordsOf = (quote: string) => new Set(quote.toLowerCase().match(/[\p{L}\p{N}]+/gu))

/** How much two quotes have in common: twice the shared words, of all words of both. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((word) => b.has(word)).length
  return shared === 0 ? 0 : (2 * shared) / (a.size + b.size)
}

/**
 * The number of the paragraph that was noted: the one with the same quote, nearest to its number; where none has it, the one most alike. Null
 * where none is alike: the note stays all the same.
 */
export function notedParagraph(quotes: readonly string[], { nth, quote }: NotedPlace): number | null {
  const words = wordsOf(quote)
  const found = quotes
    .map((each, index) => ({ index, likeness: each === quote ? 2 : likeness(words, wordsOf(each)) }))
    .filter((each) => each.likeness >= alikeEnough)
    .toSorted((a, b) => b.likeness - a.likeness || Math.abs(a.index - nth) - Math.abs(b.index - nth))
  return found[0]?.index ?? null
}

/** The notes as a text to save. `titleOf`: what a section is called; `dayOf`: the day of a time in ms. */
export function notesAsText(
  notes: readonly Note[],
  titleOf: (section: string) => string,
  dayOf: (atMs: number) => string,
): string {
  const parts = notes.map(({ section, quote, text, at }, index) => {
    const title = titleOf(section)
    const heading = notes[index - 1]?.section === section ? [] : [`${title}\n${'-'.repeat(title.length)}`]
    return [...heading, `“${quote}”`, ...(text === '' ? [] : [text]), `(${dayOf(at)})`].join('\n\n')
  })
  return `${parts.join('\n\n\n')}\n`
}
