// @in reader-notes
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { courseStops } from '../../content/curriculum/outline'
import { course } from '../../content/facts'
import { sectionParams } from '../../domain/course/course-place'
import { excerpt } from '../../domain/text/quoted'
import { longDay } from '../../domain/time/calendar'
import { unsentNotice } from '../../domain/course/learning-words'
import { type Note, notesAsText, notesInOrder } from '../../domain/course/reader-notes'
import type { TrainingModule } from '../../domain/course/training-text'
import { useLearningSync } from '../../hooks/use-learning-sync'
import { useLearningState } from '../../state/learning-state'
import { useReaderNotes } from '../../state/reader-notes'
import { Alert } from '../../ui/alert'
import { Button, buttonClass } from '../../ui/button'
import { EmptyState } from '../../ui/placeholders'
import { useHydrated } from '../../ui/prerendered'
import { NoteDialog, NoteQuote, type NoteTarget } from './note-dialog'
import { noteHash } from './section-notes'
import { useHeldModules } from '../../hooks/use-held-modules'

// Beside the page, so that all are one script.
export { CourseCompletion } from './course-completion'
export { SectionNotes } from './section-notes'

const stopOf = (section: string) => courseStops.find(({ id }) => id === section)

const dayOf = (atMs: number) => longDay(new Date(atMs).toISOString())

function titleIn(modules: readonly TrainingModule[], section: string): string {
  const stop = stopOf(section)
  if (stop) return `Week ${stop.week}, ${stop.title}`
  const module = modules.find(({ id }) => id === section)
  if (module) return `Level ${module.level}, ${module.title}`
  return section.startsWith('level-') ? 'A module that is not on this device' : 'A section that the course no longer has'
}

async function saveAsText(notes: readonly Note[], titleOf: (section: string) => string): Promise<void> {
  const { saveFile } = await import('../../ui/save-file')
  const text = `Notes on the ${course.name}\n\n\n${notesAsText(notes, titleOf, dayOf)}`
  saveFile('wayfinder-notes.txt', new Blob([text], { type: 'text/plain;charset=utf-8' }))
}

/** All notes and marks on the course, in its order. It stands on what this device holds. */
export function NotesPage() {
  const isHydrated = useHydrated()
  const modules = useHeldModules() ?? []
  const titleOf = (section: string) => titleIn(modules, section)
  const notes = notesInOrder(useReaderNotes(), [...courseStops, ...modules])
  const [target, setTarget] = useState<NoteTarget | null>(null)
  useLearningSync()
  const learning = useLearningState()
  const notice = unsentNotice(learning)
  const sections = [...new Set(notes.map(({ section }) => section))]

  if (!isHydrated) return <p className="noscript:hidden wrap py-8">Looking for your notes</p>
  return (
    <div className="noscript:hidden wrap grid gap-6 pt-5 pb-16 lg:pt-8">
      {notes.length === 0 ? (
        <EmptyState
          title="No notes yet"
          action={
            <Link to="/course" className={buttonClass()}>
              Open the course
            </Link>
          }
        >
          In each section of the course a button in the bar marks the paragraph in view, or takes a note on it.
        </EmptyState>
      ) : (
        <>
          <div className="flex max-w-2xl flex-wrap items-center justify-between gap-4">
            <p>{notes.length === 1 ? '1 note' : `${notes.length} notes`}</p>
            <Button variant="secondary" onClick={() => void saveAsText(notes, titleOf)}>
              Save as text
            </Button>
          </div>
          {notice !== null && (
            <Alert tone="info" className="max-w-2xl">
              {notice}
            </Alert>
          )}
          {sections.map((section) => (
            <section key={section} aria-labelledby={`notes-${section}`} className="max-w-2xl">
              <h2 id={`notes-${section}`} className="border-b border-ink pb-1.5 text-xl normal-case">
                {titleOf(section)}
              </h2>
              <ul className="*:border-hairline *:not-last:border-b">
                {notes
                  .filter((note) => note.section === section)
                  .map((note, index) => (
                    <Entry
                      // A change makes another note of it, and the focus returns to the same row.
                      key={index}
                      note={note}
                      isModule={modules.some(({ id }) => id === section)}
                      isHereOnly={learning.unsent?.notes.includes(note.id) ?? false}
                      onChange={() => setTarget({ id: note.id, place: note, text: note.text })}
                    />
                  ))}
              </ul>
            </section>
          ))}
        </>
      )}
      <NoteDialog target={target} onClose={() => setTarget(null)} afterRemoval={() => document.getElementById('page-title')} />
    </div>
  )
}

/** For whom the place of a control doesn't say what it is about. */
function About({ note }: { note: Note }) {
  return <span className="sr-only">{`: “${excerpt(note.quote, 60)}”`}</span>
}

type EntryProps = { note: Note; isModule: boolean; isHereOnly: boolean; onChange: () => void }

function Entry({ note, isModule, isHereOnly, onChange }: EntryProps) {
  const stop = stopOf(note.section)
  const toParagraph = { hash: noteHash(note.id), className: 'no-print link inline-flex min-h-11 items-center' }
  const toParagraphWords = (
    <>
      To the paragraph
      <About note={note} />
    </>
  )
  return (
    <li className="grid gap-2 py-4 break-inside-avoid">
      <NoteQuote quote={note.quote} />
      {note.text !== '' && <p className="wrap-anywhere whitespace-pre-line">{note.text}</p>}
      <div className="flex flex-wrap items-center gap-x-6">
        <p className="mr-auto text-sm text-muted max-sm:w-full">{`${note.text === '' ? 'Marked on' : 'Noted on'} ${dayOf(note.at)}${isHereOnly ? ', on this device only' : ''}`}</p>
        <button type="button" className="link min-h-11" onClick={onChange}>
          Change
          <About note={note} />
        </button>
        {stop && (
          <Link to="/course/$week/$section" params={sectionParams(stop)} {...toParagraph}>
            {toParagraphWords}
          </Link>
        )}
        {isModule && (
          <Link to="/training/$text" params={{ text: note.section }} {...toParagraph}>
            {toParagraphWords}
          </Link>
        )}
      </div>
    </li>
  )
}
