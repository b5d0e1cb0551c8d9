import { getRouteApi, Link, useNavigate, useRouterState } from '@tanstack/react-router'
import { lazy, memo, Suspense, use, useDeferredValue, useEffect, useRef, useState, type ReactNode } from 'react'
import { courseOutline, weekName, weekSections } from '../../content/curriculum/outline'
import { isLastWeek, type WeekNumber, weekNumbers } from '../../domain/course/course-week'
import { readCount, type ReadingProgress } from '../../domain/course/reading-progress'
import { useLearningSync } from '../../hooks/use-learning-sync'
import { useReadingProgress } from '../../state/reading-progress'
import { standingPart } from '../../ui/prerendered'
import { Tabs } from '../../ui/tabs'
import { takeOver, tookOver } from '../../ui/translated-text'
import { onceAWeek, preloadWeeks, type WeekParts, weekParts } from './course-texts'
import { LoadFailure } from './load-failure'
import { ResumeLink } from './resume-link'

const route = getRouteApi('/course/')

const finder = () => import('./finder-results')
const FinderResults = lazy(async () => ({ default: (await finder()).FinderResults }))

/** The words of week 1, where they stand in the prerendered page. */
const standingPanel = standingPart('[data-text="week-1"]')

const tabId = (week: WeekNumber) => `week${week}`

/** The weeks in tabs. The week comes from the address; without one the course opens where the person left, else with week 1. */
export function CourseWeeks() {
  const { week } = route.useSearch()
  const navigate = useNavigate()
  const progress = useReadingProgress()
  useLearningSync()
  useEffect(() => {
    if (standingPanel) takeOver(standingPanel, fetchedParts(1))
  }, [])

  function open(id: string) {
    const chosen = weekNumbers.find((number) => tabId(number) === id)
    void navigate({ to: '/course', search: { week: chosen }, replace: true, resetScroll: false })
  }

  return (
    <div className="wrap pt-2 pb-16 md:pt-8">
      <div className="no-print mb-3 grid gap-x-4 gap-y-1 md:mb-8 md:gap-y-4 lg:grid-cols-2 lg:items-end">
        <div>
          <CourseFinder />
          <div className="noscript:hidden flex flex-wrap gap-x-6">
            <Link to="/course/questions" className="link inline-flex min-h-11 items-center">
              <span>
                Questions<span className="max-md:sr-only"> on what you have read</span>
              </span>
            </Link>
            <Link to="/course/notes" className="link inline-flex min-h-11 items-center">
              Your notes
            </Link>
          </div>
        </div>
        <ResumeLink week={week} />
      </div>
      <noscript>
        <p className="mb-6">
          Without JavaScript this page shows week 1.{' '}
          <a href="/whole-course" className="link">
            The whole course stands on one page
          </a>
          :{' '}
          {weekNumbers.map((number) => (
            <a key={number} href={`/whole-course#week-${number}`} className="link mr-4 inline-flex min-h-11 items-center">
              {`${number} ${weekName(number)}`}
            </a>
          ))}
        </p>
      </noscript>
      <div onPointerEnter={preloadWeeks} onFocus={preloadWeeks}>
        <Tabs
          label="Course weeks"
          value={tabId(week ?? 1)}
          onChange={open}
          className="week-tabs noscript:[&>.tabs]:hidden print:[&>.tabs]:hidden"
          panelClassName="flex flex-col pt-0 md:min-h-[1950px]"
          tabs={weekNumbers.map((number) => ({
            id: tabId(number),
            label: <WeekTab week={number} progress={progress} />,
            panel: <WeekSlot key={number} week={number} />,
          }))}
        />
      </div>
    </div>
  )
}

/** What was searched for when a hit was chosen, and in which entry of the history: the way back finds it there. */
let lastSearch: { entry: string | undefined; query: string } | undefined

/** A failure is told with the results, which ask again. */
const fetchIndex = () =>
  void finder()
    .then(({ openLessons }) => openLessons())
    .catch(() => undefined)

/** Search over all lessons, the handbook, the FAQ and the bounties on this device. The index loads at the first touch of the field. */
function CourseFinder() {
  const field = useRef<HTMLInputElement>(null)
  const entry = useRouterState({ select: ({ location }) => location.state.key })
  const [left] = useState(() => (lastSearch && lastSearch.entry === entry ? lastSearch.query : ''))
  const [query, setQuery] = useState(left)
  const wanted = useDeferredValue(query.trim())
  const isSearching = wanted.length > 1
  // The field rises to its place below the header, so that results stand above the keyboard.
  useEffect(() => {
    if (isSearching && document.activeElement === field.current && matchMedia('(width < 48rem)').matches)
      field.current?.scrollIntoView({ block: 'start', behavior: 'instant' })
  }, [isSearching])
  // What was typed or touched before the app ran counts too.
  useEffect(() => {
    setQuery(field.current?.value ?? '')
    if (document.activeElement === field.current) fetchIndex()
  }, [])

  function clear() {
    setQuery('')
    if (!field.current) return
    field.current.value = ''
    field.current.focus()
  }

  return (
    <search className="noscript:hidden relative">
      <label className="field">
        <span className="field-label max-md:sr-only">Search lessons, handbook, FAQ and bounties</span>
        <input
          ref={field}
          type="search"
          placeholder="Search the course"
          defaultValue={left}
          onKeyDown={(event) => event.key === 'Escape' && clear()}
          autoComplete="off"
          className="input md:placeholder:text-transparent"
          onFocus={fetchIndex}
          onChange={(event) => setQuery(event.target.value)}
        />
      </label>
      {isSearching && (
        <Suspense fallback={<p className="mt-2 text-sm text-muted">Opening the lessons</p>}>
          <FinderResults query={wanted} onEscape={clear} onChoose={() => (lastSearch = { entry, query: wanted })} />
        </Suspense>
      )}
    </search>
  )
}

/** The face of a week's tab: a waypoint with its number, the title, and how much of it is read. */
function WeekTab({ week, progress }: { week: WeekNumber; progress: ReadingProgress }) {
  const ids = weekSections(week).map(({ id }) => id)
  const { read, total } = readCount(progress, ids)
  return (
    <span className="flex w-full items-center gap-3 text-left max-md:justify-center">
      <svg viewBox="0 0 40 40" aria-hidden="true" className="size-9 flex-none" fill="none" stroke="currentColor" strokeWidth="2">
        <circle cx="20" cy="20" r="18" className={read === total ? 'fill-current' : undefined} />
        {isLastWeek(week) && read < total && <circle cx="20" cy="20" r="14" />}
        {read === total && <path d="M12 20.5l6 6 10-12" className="check" />}
        {read < total && (
          <text x="20" y="26.5" textAnchor="middle" fill="currentColor" stroke="none" fontSize="19">
            {week}
          </text>
        )}
      </svg>
      <span className="grid min-w-0 max-md:sr-only">
        <span className="sr-only">{`Week ${week} `}</span>
        <span>{courseOutline[week].title}</span>
        <span className="min-h-[1.3em] font-text text-xs font-normal tracking-normal">
          {read > 0 ? `${read} of ${total} read` : `${total} sections`}
        </span>
      </span>
    </span>
  )
}

/**
 * The place of a week's panel. A prerendered panel stands as HTML until its script and words are there, and React takes it
 * over as it is. Memo, because an update from above would throw the HTML away.
 */
const WeekSlot = memo(function WeekSlot({ week }: { week: WeekNumber }) {
  return (
    <Suspense fallback={<p className="p-8 text-muted">Opening the sheet</p>}>
      <Week week={week} />
    </Suspense>
  )
})

function Week({ week }: { week: WeekNumber }) {
  const parts = weekParts(week).peek() ?? use(fetchedParts(week))
  // The effect is a child's: React breaks off at a hook behind a `use` that the second rendering leaves out (react/react#25964).
  return <TakenOver>{parts === null ? <LoadFailure /> : <parts.WeekPanel week={week} text={parts.text} />}</TakenOver>
}

function TakenOver({ children }: { children: ReactNode }) {
  useEffect(() => tookOver(standingPanel), [])
  return children
}

/** One promise a week, as `use` demands; null when it could not be fetched. */
const fetchedParts = onceAWeek((week): Promise<WeekParts | null> =>
  weekParts(week)
    .load()
    .catch(() => null),
)
