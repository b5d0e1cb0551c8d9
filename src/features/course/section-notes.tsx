// @in reader-notes
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { courseStops } from '../../content/curriculum/outline'
import { excerpt } from '../../domain/text/quoted'
import { type Note, notedParagraph, notesInOrder, quoteOf } from '../../domain/course/reader-notes'
import { useReaderNotes } from '../../state/reader-notes'
import { Icon } from '../../ui/icon'
import { NoteDialog, NoteQuote, type NoteTarget } from './note-dialog'

/** How the address names a note, so that its paragraph comes into view. */
export const noteHash = (id: string) => `note-${id}`

/** So much of a paragraph, in px, is seen below the bar of the one that is read. */
const seen = 24

/** The words of a row are those of its cells, which name their columns on a phone. */
const wordsOf = (block: HTMLElement) =>
  block instanceof HTMLTableRowElement
    ? [...block.cells].map((cell) => cell.lastChild?.textContent).join(', ')
    : block.textContent

/** The paragraph in which words are selected, else the first one that is seen below the bar. */
function paragraphInView(paragraphs: readonly HTMLElement[]): number {
  const selection = getSelection()
  const from = selection && !selection.isCollapsed ? selection.anchorNode : null
  const selected = paragraphs.findIndex((paragraph) => paragraph.contains(from))
  if (from && selected !== -1) return selected
  const top = Math.max(0, document.querySelector('.reader-bar')?.getBoundingClientRect().bottom ?? 0)
  const inView = paragraphs.findIndex((paragraph) => paragraph.getBoundingClientRect().bottom > top + seen)
  return inView === -1 ? paragraphs.length - 1 : inView
}

const titleOfPage = () => document.getElementById('page-title')

function bringIntoView(block: HTMLElement): void {
  block.tabIndex = -1
  block.focus({ preventScroll: true })
  block.scrollIntoView({ block: 'center', behavior: 'instant' })
}

const targetOf = (note: Note, isLost = false): NoteTarget => ({
  id: note.id,
  place: note,
  text: note.text,
  isLost,
})

type SectionNotesProps = {
  /** What notes the paragraph in view. */
  ref: Ref<{ noteInView: () => void }>
  section: string
  /** Whether the paragraph in view is to be noted at once. */
  isAsked: boolean
  /** The paragraphs of the section's words. */
  read: () => HTMLElement[]
}

/** A mark beside each noted paragraph, those whose paragraph has changed below the words, and the dialog that writes. */
export function SectionNotes({ ref, section, isAsked, read }: SectionNotesProps) {
  const [paragraphs] = useState(read)
  const [quotes] = useState(() => paragraphs.map((paragraph) => quoteOf(wordsOf(paragraph))))
  const lostHeading = useRef<HTMLHeadingElement>(null)
  const notes = notesInOrder(useReaderNotes(), courseStops).filter((note) => note.section === section)
  const placed = notes.map((note) => ({ note, nth: notedParagraph(quotes, note) }))
  const lost = placed.filter(({ nth }) => nth === null)
  const first = new Map(placed.toReversed().flatMap(({ note, nth }) => (nth === null ? [] : [[nth, note] as const])))

  const newAt = (nth: number): NoteTarget => ({
    id: null,
    place: { section, nth, quote: quotes[nth] ?? '' },
    text: '',
  })

  function targetInView(): NoteTarget {
    const nth = paragraphInView(paragraphs)
    const own = first.get(nth)
    return own ? targetOf(own) : newAt(nth)
  }

  const [target, setTarget] = useState(() => (isAsked ? targetInView() : null))
  useImperativeHandle(ref, () => ({ noteInView: () => setTarget(targetInView()) }))

  /** The next paragraph that way which has words and no note yet. */
  function move(by: -1 | 1) {
    if (!target) return
    let nth = target.place.nth + by
    while (quotes[nth] === '' || first.has(nth)) nth += by
    if (quotes[nth] !== undefined) setTarget(newAt(nth))
  }

  /** The one after this note on the same paragraph, or the first again. */
  function nextHere(): Note | undefined {
    const nth = placed.find(({ note }) => note.id === target?.id)?.nth ?? null
    const here = placed.filter((each) => nth !== null && each.nth === nth).map(({ note }) => note)
    const index = here.findIndex(({ id }) => id === target?.id)
    return here.length > 1 ? here[(index + 1) % here.length] : undefined
  }

  const next = nextHere()
  const aside = document.querySelector('.reader-aside')
  const arrive = useEffectEvent(() => {
    const wanted = placed.find(({ note }) => location.hash === `#${noteHash(note.id)}`)
    if (!wanted) return
    const block = wanted.nth === null ? lostHeading.current : paragraphs[wanted.nth]
    if (block) bringIntoView(block)
  })
  useEffect(() => {
    // After a change of route the page is put to its top first.
    let frame = requestAnimationFrame(() => (frame = requestAnimationFrame(() => arrive())))
    return () => cancelAnimationFrame(frame)
  }, [])

  return (
    <>
      {[...first].map(([nth, note]) => {
        const paragraph = paragraphs[nth]
        const holder = paragraph instanceof HTMLTableRowElement ? paragraph.lastElementChild : paragraph
        return holder && createPortal(<NoteFlag text={note.text} onOpen={() => setTarget(targetOf(note))} />, holder, `${nth}`)
      })}
      {aside && first.size > 0 && createPortal(<NotesBeside notes={first} paragraphs={paragraphs} />, aside)}
      {lost.length > 0 && (
        <section aria-labelledby="lost-notes" className="reader-column no-print grid gap-4">
          <h2 id="lost-notes" ref={lostHeading} className="text-2xl normal-case">
            The paragraph has changed
          </h2>
          <p>What you noted here stays. Each paragraph began so:</p>
          {lost.map(({ note }) => (
            <div key={note.id} className="grid justify-items-start gap-1">
              <NoteQuote quote={note.quote} />
              <p className="wrap-anywhere whitespace-pre-line">{note.text}</p>
              <button type="button" className="link min-h-11" onClick={() => setTarget(targetOf(note, true))}>
                Change<span className="sr-only"> the note on “{excerpt(note.quote, 60)}”</span>
              </button>
            </div>
          ))}
        </section>
      )}
      <NoteDialog
        target={target}
        onClose={() => setTarget(null)}
        afterRemoval={() => paragraphs[placed.find(({ note }) => note.id === target?.id)?.nth ?? -1] ?? titleOfPage()}
        onMove={move}
        onNext={next && (() => setTarget(targetOf(next)))}
      />
    </>
  )
}

type NotesBesideProps = { notes: ReadonlyMap<number, Note>; paragraphs: readonly HTMLElement[] }

/** The notes in a wide window, each with the way to its paragraph. The flags say the same to who doesn't see them, and have the focus. */
function NotesBeside({ notes, paragraphs }: NotesBesideProps) {
  return (
    <div aria-hidden="true" className="reader-notes no-print" onMouseDown={(event) => event.preventDefault()}>
      <span className="eyebrow">Your notes</span>
      {[...notes]
        .toSorted(([a], [b]) => a - b)
        .map(([nth, { text, quote }]) => (
          <button key={nth} type="button" tabIndex={-1} onClick={() => paragraphs[nth] && bringIntoView(paragraphs[nth])}>
            {text === '' ? `“${excerpt(quote, 60)}”` : excerpt(text, 80)}
          </button>
        ))}
    </div>
  )
}

/** It has no words of its own, since those would count as the paragraph's. */
function NoteFlag({ text, onOpen }: { text: string; onOpen: () => void }) {
  const label = text === '' ? 'You marked this paragraph' : `Your note: ${excerpt(text, 80)}`
  return (
    <button type="button" className="note-flag" aria-label={label} onClick={onOpen}>
      <Icon path={text === '' ? 'M4 2h16v20l-8-6-8 6z' : 'M2 3h20v14H12l-6 5v-5H2z'} />
    </button>
  )
}
