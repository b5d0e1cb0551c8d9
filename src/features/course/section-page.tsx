import { getRouteApi, Link, notFound, useLocation, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { SectionText } from '../../content/curriculum/lesson-text'
import { courseStops, weekName } from '../../content/curriculum/outline'
import { sectionDescriptions } from '../../content/curriculum/section-descriptions'
import {
  type CourseStop,
  endedBy,
  endLabel,
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
import { markSection, useReadingProgress } from '../../state/reading-progress'
import { Announced } from '../../ui/announce'
import { lazyText, type LazyText, prepareText, useLazyText } from '../../ui/lazy-text'
import { useWasPrerendered } from '../../ui/prerendered'
import { CourseRoute } from './course-route'
import { weekText } from './course-texts'
import { BackWords, Reader } from './reader'
import { fetchQuestions, SectionEnd } from './section-end'
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
  const { week, id, title, minutes } = stop
  const wasPrerendered = useWasPrerendered()
  const endedWeek = useLocation({ select: ({ state }) => state.endedWeek })
  const navigate = useNavigate()
  const { read } = useReadingProgress()
  const isRead = read.includes(id)
  const ended = endedBy(stop, read, courseStops)
  const go = (to: CourseStop | null | undefined, state = {}) =>
    to && void navigate({ to: '/course/$week/$section', params: sectionParams(to), state })

  function goOn() {
    if (!isRead) markSection(id, true)
    if (ended === 'course') void navigate({ to: '/course/completion' })
    else if (next) go(next, ended ? { endedWeek: week } : {})
    else void navigate({ to: '/course', search: { week } })
  }

  return (
    <Reader
      id={id}
      week={week}
      title={title}
      eyebrow={`Week ${week}, ${weekName(week)}`}
      minutes={minutes}
      back={
        <Link to="/course" search={{ week }} className="reader-back">
          <BackWords to="The course" place={numberWords(way)} />
        </Link>
      }
      text={text}
      textName={source.name}
      isFailed={isFailed}
      onGo={(to) => go(to && { next, previous }[to])}
      above={endedWeek !== undefined && !wasPrerendered && <WeekEnded week={endedWeek} />}
    >
      <SectionEnd id={id} label={endLabel(isRead, next, ended === 'course')} onEnd={goOn} />
      <nav aria-label="Sections before and after" className="reader-ways">
        {previous && <Way name="Previous section" shortcut="ArrowLeft" to={previous} />}
        {next && <Way name="Next section" shortcut="ArrowRight" to={next} />}
      </nav>
    </Reader>
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
