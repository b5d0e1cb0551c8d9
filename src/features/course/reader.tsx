import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { WeekNumber } from '../../domain/course/course-week'
import { showToast } from '../../state/toast-store'
import { Icon } from '../../ui/icon'
import { focusPageTitle } from '../../ui/page-header'
import { StaticText } from '../../ui/lazy-text'
import { hasStored, useWasPrerendered } from '../../ui/prerendered'
import { LoadFailure } from './load-failure'
import { ReaderBar } from './reader-bar'
import { useArrowKeys, useSwipe, type WayOn } from './turn-page'
import { useBeside } from './use-beside'
import { paragraphsIn, useParagraph } from './use-paragraph'

type ReaderProps = {
  id: string
  /** Of the course; a module has none, and the course isn't gone on with there. */
  week?: WeekNumber
  title: string
  /** What it is a part of. */
  eyebrow: string
  minutes: number
  /** The link back, in the bar. */
  back: ReactNode
  /** The words, undefined while they load or stand in the page already. */
  text: ReactNode
  textName: string
  isFailed: boolean
  /** Leads to what stands before or after it. */
  onGo: (way: WayOn) => void
  above?: ReactNode
  /** Its questions, its one act, and the ways on. */
  children: ReactNode
}

/** Something to read: a low bar, its words with what one noted in them, and what comes at its end. */
export function Reader({
  id,
  week,
  title,
  eyebrow,
  minutes,
  back,
  text,
  textName,
  isFailed,
  onGo,
  above,
  children,
}: ReaderProps) {
  const wasPrerendered = useWasPrerendered()
  const isThere = text !== undefined || wasPrerendered
  const [isGoingOn, stay] = useParagraph(week === undefined ? { id } : { week, id }, textName, isThere)
  useBeside(textName, isThere)
  const { layer, noteInView } = useNotes(id, textName, isThere)
  useArrowKeys(onGo)

  function toTop() {
    stay()
    focusPageTitle()
    scrollTo({ top: 0, behavior: 'instant' })
  }

  return (
    <>
      <article className="reader" {...useSwipe(onGo)}>
        <ReaderBar back={back} minutes={minutes} week={week} onTop={isGoingOn ? toTop : undefined} onNote={noteInView} />
        <div className="reader-column">
          {above}
          <p className="eyebrow text-signal">{eyebrow}</p>
          <h1 id="page-title" tabIndex={-1}>
            {title}
          </h1>
          {isFailed && <LoadFailure />}
          <StaticText name={textName} className="prose reader-words">
            {text}
          </StaticText>
        </div>
      </article>
      {layer}
      <div className="reader-column reader-end no-print">
        {children}
        <Link to="/contact" search={{ about: id }} className="link inline-flex min-h-11 items-center">
          {`Ask the teaching team about this ${week === undefined ? 'module' : 'section'}`}
        </Link>
      </div>
    </>
  )
}

/** The words of the link back. */
export function BackWords({ to, place }: { to: string; place: string }) {
  return (
    <>
      <Icon path="M19 12H5m6-6-6 6 6 6" />
      <span>
        <span className="sr-only">{`${to}, `}</span>
        {place}
      </span>
    </>
  )
}

const fetchNotes = async () => (await import('./notes-page')).SectionNotes

function sayFailed(): void {
  showToast({ title: 'Notes could not be loaded', description: 'Check your connection.', tone: 'danger' })
}

/**
 * The notes on a section whose words are there: what marks the noted paragraphs, and what notes the one in view. Their script comes with the
 * first press, or where the device has notes, also where they come from another device while the page is open.
 */
function useNotes(section: string, textName: string, isThere: boolean): { layer: ReactNode; noteInView: () => void } {
  const [Notes, setNotes] = useState<Awaited<ReturnType<typeof fetchNotes>>>()
  const [isAsked, setAsked] = useState(false)
  const handle = useRef<{ noteInView: () => void }>(null)
  useEffect(() => {
    const load = () => {
      fetchNotes().then(
        (fetched) => setNotes(() => fetched),
        () => undefined,
      )
    }
    if (hasStored('reader-notes')) load()
    addEventListener('reader-notes', load)
    return () => removeEventListener('reader-notes', load)
  }, [])

  function noteInView() {
    if (handle.current) return handle.current.noteInView()
    setAsked(true)
    fetchNotes().then((fetched) => setNotes(() => fetched), sayFailed)
  }

  const words = Notes && isThere ? document.querySelector(`[data-text="${textName}"]`) : null
  const layer = Notes && words && <Notes ref={handle} section={section} isAsked={isAsked} read={() => paragraphsIn(words)} />
  return { layer, noteInView }
}
