// @in reader-notes
import {
  canReadNote,
  type NotedPlace,
  noteForm,
  notesIn,
  noteTrouble,
  withNote,
  withoutNote,
} from '../domain/course/reader-notes'
import { learningLog } from './learning-log'

export const noteLog = learningLog({ key: 'reader-notes', form: noteForm, says: notesIn, canRead: canReadNote })

/** What whoever uses this device has noted in the course. */
export const { use: useReaderNotes, read: readerNotes } = noteLog

// A page that had none has not loaded what shows them.
noteLog.subscribe(() => globalThis.window?.dispatchEvent(new Event('reader-notes')))

const notStored = 'This device has no room for the note. It stays only until you leave the page: copy what you wrote.'

/** What became of a note: the id that it has now, or what stands in its way, in words. */
type Saved = { readonly id: string; readonly trouble: null } | { readonly id: string | null; readonly trouble: string }

/** Stores a note, or a mark alone where the text is empty, in place of the one with this id. */
export function saveNote(inPlaceOf: string | null, place: NotedPlace, text: string): Saved {
  const trouble = noteTrouble(readerNotes(), inPlaceOf, text)
  if (trouble !== null) return { id: inPlaceOf, trouble }
  const id = crypto.randomUUID()
  const isStored = noteLog.write((log, nowMs) => withNote(log, { id, inPlaceOf }, place, text, nowMs))
  return isStored ? { id, trouble: null } : { id, trouble: notStored }
}

/** Removes a note for good. */
export const removeNote = (id: string): boolean => noteLog.write((log, nowMs) => withoutNote(log, id, nowMs))
