import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react'
import { courseStops } from '../../content/curriculum/course-stops'
import { weekName } from '../../content/curriculum/outline'
import {
  type CourseStop,
  endLabel,
  numberWords,
  sectionParams,
  sectionWay,
  type SectionWay,
} from '../../domain/course/course-place'
import { useLearningSync } from '../../hooks/use-learning-sync'
import { markSection, useReadingProgress } from '../../state/reading-progress'
import { Button } from '../../ui/button'
import { Disclosure } from '../../ui/disclosure'
import { focusPageTitle } from '../../ui/focus-page-title'
import { Icon } from '../../ui/icon'
import { useLazyText } from '../../ui/lazy-text'
import { useWasPrerendered } from '../../ui/prerendered'
import { StaticText } from '../../ui/static-text'
import { LoadFailure } from './load-failure'
import { AloudButtons, useAloud } from './reader-aloud'
import { ReaderLook } from './reader-look'
import { fetchSection, sectionText } from './section-content'
import { useArrowKeys, useSwipe, type WayOn } from './turn-page'
import { useNotes } from './use-notes'
import { useParagraph } from './use-paragraph'
import { useIsAwake, useScreenAwake } from './use-screen-awake'

// Beside the page, so that both are one script.
export { fetchSection }

const route = getRouteApi('/course/$week/$section')

/** One section of the course to read: a low bar, its words, and the ways on. */
export function SectionPage() {
  const { week, section } = route.useParams()
  const way = sectionWay(week, section, courseStops)
  const source = sectionText(section)
  useScreenAwake(useIsAwake())
  useLearningSync()
  return way && source && <Section key={section} way={way} source={source} />
}

function Section({ way, source }: { way: SectionWay; source: NonNullable<ReturnType<typeof sectionText>> }) {
  const { text, isFailed } = useLazyText(source)
  const { stop, previous, next } = way
  const wasPrerendered = useWasPrerendered()
  const isThere = text !== undefined || wasPrerendered
  const [isGoingOn, stay] = useParagraph(stop, source.name, isThere)
  const { layer, noteInView } = useNotes(stop.id, source.name, isThere)
  const go = useGo(previous, next)
  useArrowKeys(go)

  function toTop() {
    stay()
    focusPageTitle()
    scrollTo({ top: 0, behavior: 'instant' })
  }

  return (
    <>
      <article className="reader" {...useSwipe(go)}>
        <ReaderBar way={way} onTop={isGoingOn ? toTop : undefined} onNote={noteInView} />
        <div className="reader-column">
          <p className="eyebrow text-signal">{`Week ${stop.week}, ${weekName(stop.week)}`}</p>
          <h1 id="page-title" tabIndex={-1}>
            {stop.title}
          </h1>
          {isFailed && <LoadFailure />}
          <StaticText name={source.name} className="prose reader-words">
            {text}
          </StaticText>
        </div>
      </article>
      {layer}
      <div className="reader-column reader-end no-print">
        <SectionEnd stop={stop} next={next} />
        <QuestionsOnSection id={stop.id} />
        <nav aria-label="Sections before and after" className="reader-ways">
          {previous && <Way name="Previous section" shortcut="ArrowLeft" to={previous} />}
          {next && <Way name="Next section" shortcut="ArrowRight" to={next} />}
        </nav>
      </div>
    </>
  )
}

/**
 * Where one is, the way back to the course, and how long it takes; where it went on by itself, the way to its beginning, and while it is read
 * aloud, what pauses and stops that. Its lower edge shows how far one has read.
 */
function ReaderBar({ way, onTop, onNote }: { way: SectionWay; onTop: (() => void) | undefined; onNote: () => void }) {
  const { week, minutes } = way.stop
  const [wasOpened, setOpened] = useState(false)
  const aloud = useAloud(wasOpened)
  const isAloud = aloud && aloud.is !== 'silent'
  const [wasAloud, setWasAloud] = useState(false)
  if (isAloud && !wasAloud) setWasAloud(true)
  // A second press on what stops the voice must not hit what leads elsewhere.
  const leadsToTop = onTop && !wasAloud
  useScreenAwake(aloud?.is === 'speaking')
  return (
    <div className="reader-bar no-print">
      <div className={isAloud ? 'reader-row reader-aloud' : 'reader-row'}>
        <Link to="/course" search={{ week }} className="reader-back">
          <Icon path="M19 12H5m6-6-6 6 6 6" />
          <span>
            <span className="sr-only">The course, </span>
            {numberWords(way)}
          </span>
        </Link>
        {isAloud && <AloudButtons aloud={aloud} />}
        {leadsToTop && (
          <button type="button" className="link min-h-11 text-sm" onClick={onTop}>
            <span className="reader-spared">From the </span>
            <span className="reader-short">start</span>
          </button>
        )}
        {!isAloud && !leadsToTop && (
          <span className="text-sm text-muted">
            <span aria-hidden="true">{minutes} min</span>
            <span className="sr-only">{`${minutes} ${minutes === 1 ? 'minute' : 'minutes'} to read`}</span>
          </span>
        )}
        <button
          type="button"
          className="icon-btn reader-note noscript:hidden"
          aria-label="Note on this paragraph"
          onClick={onNote}
        >
          <Icon path="M4 20l1-5L16 4l4 4L9 19zM13 7l4 4" />
        </button>
        <ReaderLook aloud={aloud} onOpen={() => setOpened(true)} />
        <output className="sr-only">{onTop && 'You are where you left off.'}</output>
      </div>
    </div>
  )
}

function Way({ name, shortcut, to }: { name: string; shortcut: string; to: CourseStop }) {
  return (
    <Link to="/course/$week/$section" params={sectionParams(to)} aria-keyshortcuts={shortcut}>
      <span className="text-sm text-muted">{name}</span>
      <span className="link font-bold">{to.title}</span>
    </Link>
  )
}

/** The one act of a section: it marks it as read and leads on. */
export function SectionEnd({ stop, next }: { stop: CourseStop; next: CourseStop | undefined }) {
  const navigate = useNavigate()
  const isRead = useReadingProgress().read.includes(stop.id)

  function goOn() {
    if (!isRead) markSection(stop.id, true)
    void (next
      ? navigate({ to: '/course/$week/$section', params: sectionParams(next) })
      : navigate({ to: '/course', search: { week: stop.week } }))
  }

  return (
    <Button size="lg" className="noscript:hidden w-full" onClick={goOn}>
      {endLabel(isRead, next)}
    </Button>
  )
}

/** For whoever wants to know what they kept: nothing of the course waits for it. Its script comes once it is opened. */
function QuestionsOnSection({ id }: { id: string }) {
  const row = useRef<HTMLDetailsElement>(null)
  const [Questions, setQuestions] = useState<ComponentType<{ id: string }>>()
  const [isFailed, setFailed] = useState(false)

  function load() {
    if (!row.current?.open || Questions) return
    setFailed(false)
    import('./questions-page').then(
      ({ SectionQuestions }) => setQuestions(() => SectionQuestions),
      () => setFailed(true),
    )
  }
  const atOnce = useEffectEvent(load)
  // It may have been opened before there was a script to hear of it.
  useEffect(() => atOnce(), [])

  return (
    <Disclosure ref={row} level={2} summary="Questions on this section" className="noscript:hidden" onToggle={load}>
      {Questions && <Questions id={id} />}
      {isFailed && <LoadFailure what="questions" />}
      <output className="text-muted">{!Questions && !isFailed && 'Loading'}</output>
    </Disclosure>
  )
}

/** Leads to the section before or after, where there is one. */
function useGo(previous: CourseStop | undefined, next: CourseStop | undefined) {
  const navigate = useNavigate()
  return (way: WayOn) => {
    const to = { next, previous, nowhere: undefined }[way ?? 'nowhere']
    if (to) void navigate({ to: '/course/$week/$section', params: sectionParams(to) })
  }
}
