import { getRouteApi, Link, notFound, useLocation, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { SectionText } from '../../content/curriculum/lesson-text'
import { courseStops, weekName } from '../../content/curriculum/outline'
import { sectionDescriptions } from '../../content/curriculum/section-descriptions'
import {
  type CourseStop,
  endWords,
  numberWords,
  sectionParams,
  sectionWay,
  type SectionWay,
  stopToGoOn,
  weekState,
} from '../../domain/course/course-place'
import type { WeekNumber } from '../../domain/course/course-week'
import { useLearningSync } from '../../hooks/use-learning-sync'
import { useReadingProgress } from '../../state/reading-progress'
import { showToast } from '../../state/toast-store'
import { Announced } from '../../ui/announce'
import { focusPageTitle } from '../../ui/page-header'
import { lazyText, type LazyText, prepareText, useLazyText, StaticText } from '../../ui/lazy-text'
import { hasStored, useWasPrerendered } from '../../ui/prerendered'
import { CourseRoute } from './course-route'
import { weekText } from './course-texts'
import { LoadFailure } from './load-failure'
import { ReaderBar } from './reader-bar'
import { fetchQuestions, SectionEnd } from './section-end'
import { useArrowKeys, useSwipe, type WayOn } from './turn-page'
import { useBeside } from './use-beside'
import { paragraphsIn, useParagraph } from './use-paragraph'
import { useIsAwake, useScreenAwake } from './use-screen-awake'

/** What an address names: `week-3` and the id of a section. */
export type SectionAddress = { readonly week: string; readonly section: string }

/** What the head of a section's page says, without the academy's name. */
export type SectionHead = { readonly title: string; readonly description: string; readonly keywords: string }

/** The words of each section. A prerendered page holds its own already and fetches nothing. */
const sources = new Map(courseStops.map((stop) => [stop.id, sourceOf(stop)]))

function sourceOf({ week, id }: CourseStop): LazyText<ReactNode> {
  return lazyText(`section-${id}`, async () => {
    const [{ SectionBody }, text] = await Promise.all([import('./lesson-words'), weekText(week).load()])
    const sections: Readonly<Record<string, SectionText>> = text.sections
    const words = sections[id]
    return words && <SectionBody section={id} text={words} level={2} />
  })
}

/** Fetches a section's words, and says what its head says. An unknown week or section is answered by the page for unknown addresses. */
export async function fetchSection({ week, section }: SectionAddress): Promise<SectionHead> {
  const way = sectionWay(week, section, courseStops)
  const source = sources.get(section)
  if (!way || !source) throw notFound()
  await prepareText(source)
  if (import.meta.env.SSR) await fetchQuestions()
  const { title } = way.stop
  return {
    title: `${title}, week ${way.stop.week}`,
    description: `${sectionDescriptions[section]} ${numberWords(way)}, of the Urban Navigation Course, free to read.`,
    keywords: `${title.toLowerCase()}, urban navigation course, personal defense, offline`,
  }
}

const route = getRouteApi('/course/$week/$section')

/** One section of the course to read: a low bar, its words, and the ways on. */
export function SectionPage() {
  const { week, section } = route.useParams()
  const way = sectionWay(week, section, courseStops)
  const source = sources.get(section)
  useScreenAwake(useIsAwake())
  useLearningSync()
  return way && source && <Section key={section} way={way} source={source} />
}

function Section({ way, source }: { way: SectionWay; source: LazyText<ReactNode> }) {
  const { text, isFailed } = useLazyText(source)
  const { stop, previous, next } = way
  const wasPrerendered = useWasPrerendered()
  const isThere = text !== undefined || wasPrerendered
  const [isGoingOn, stay] = useParagraph(stop, source.name, isThere)
  useBeside(source.name, isThere)
  const { layer, noteInView } = useNotes(stop.id, source.name, isThere)
  const endedWeek = useLocation({ select: ({ state }) => state.endedWeek })
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
          {endedWeek !== undefined && !wasPrerendered && <WeekEnded week={endedWeek} />}
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
        <nav aria-label="Sections before and after" className="reader-ways">
          {previous && <Way name="Previous section" shortcut="ArrowLeft" to={previous} />}
          {next && <Way name="Next section" shortcut="ArrowRight" to={next} />}
        </nav>
      </div>
    </>
  )
}

/** On the page that follows the last section of a week: its mark is filled on the map, and said. */
function WeekEnded({ week }: { week: WeekNumber }) {
  const progress = useReadingProgress()
  const goOn = stopToGoOn(progress, courseStops)
  const stateOf = (each: WeekNumber) => weekState(each, progress, courseStops, goOn)
  const words = endWords(week, weekName(week), progress.read, courseStops)
  if (!words) return null
  return (
    <div className="no-print mb-6 border-l-4 border-signal bg-raised px-4 py-3">
      <CourseRoute stateOf={stateOf} className="w-full max-w-80" />
      <p className="font-bold">
        <Announced isShown>{words}</Announced>
      </p>
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

/** Leads to the section before or after, where there is one. */
function useGo(previous: CourseStop | undefined, next: CourseStop | undefined) {
  const navigate = useNavigate()
  return (way: WayOn) => {
    const to = way && { next, previous }[way]
    if (to) void navigate({ to: '/course/$week/$section', params: sectionParams(to) })
  }
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
