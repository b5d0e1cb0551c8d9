import { academyNow } from '../clock'
import type { LearningRecord, Settled } from '../domain/learning-record'
import {
  forgetNotes,
  mergeNotes,
  type NotedPlace,
  noteTrouble,
  parseNotes,
  withNote,
  withNoteRecords,
  withoutNote,
} from '../domain/reader-notes'
import { ownNote } from './own-note'

const { useNote, keep } = ownNote({
  key: 'reader-notes',
  parse: parseNotes,
  print: JSON.stringify,
  merge: mergeNotes,
})

/** What whoever uses this device has noted in the course. It begins as none, which is what pages show at build and while they hydrate. */
export const useReaderNotes = useNote

/** The same where nothing is rendered. */
export const readerNotes = useNote.getState

const notStored = 'This device has no room for the note. It stays only until you leave the page: copy what you wrote.'

/** What became of a note: the id that it has now, or what stands in its way, in words. */
type Saved = { readonly id: string; readonly trouble: null } | { readonly id: string | null; readonly trouble: string }

/** Stores a note, or a mark alone where the text is empty, in place of the one with this id. */
export function saveNote(inPlaceOf: string | null, place: NotedPlace, text: string): Saved {
  const trouble = noteTrouble(readerNotes(), inPlaceOf, text)
  if (trouble !== null) return { id: inPlaceOf, trouble }
  const id = crypto.randomUUID()
  const isStored = keep(withNote(readerNotes(), { id, inPlaceOf }, place, text, academyNow()))
  return isStored ? { id, trouble: null } : { id, trouble: notStored }
}

/** Takes in what this person noted on another device. */
export function takeNotes(records: readonly LearningRecord[], isSettled?: Settled): void {
  const notes = readerNotes()
  const next = withNoteRecords(notes, records, isSettled)
  if (next === notes) return
  keep(next)
  // A page that had none has not loaded what shows them.
  globalThis.window?.dispatchEvent(new Event('reader-notes'))
}

/** Drops notes of which the server need not be told: it has removed them, or knows that they are. */
export function dropNotes(ids: readonly string[]): void {
  const next = forgetNotes(readerNotes(), new Set(ids))
  if (next !== readerNotes()) keep(next)
}

/** Removes a note for good. */
export function removeNote(id: string): void {
  keep(withoutNote(readerNotes(), id, academyNow()))
}
