import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { SectionText, WeekText } from '../../content/curriculum/lesson-text'
import { courseOutline, courseStops, weekName, weekSections } from '../../content/curriculum/outline'
import { endWords, sectionParams, sectionState, stopToGoOn } from '../../domain/course/course-place'
import { weekFrom, type WeekNumber, weekNumbers, weeksInWords } from '../../domain/course/course-week'
import { readCount, type ReadCount } from '../../domain/course/reading-progress'
import { markSection, readingProgress, rememberPlace, useReadingProgress } from '../../state/reading-progress'
import { useHydrated, useWasPrerendered } from '../../ui/prerendered'
import { ProgressBar } from '../../ui/progress'
import { useNarrow } from '../../ui/use-narrow'
import { CourseSection, sectionRow } from './course-section'
import { WeekQuote } from './week-quote'
import { printWeek } from './print-week'
import { scrollToSection } from './scroll-to-section'
import { WeekMap, WeekRoute } from './week-map'

/** Two texts bear the number 1: each page says which it is. */
function NotCadetWeek1() {
  return (
    <p className="mb-6 text-muted">
      This is week 1 of the course.{' '}
      <Link to="/week1-content" className="link">
        Cadet Week 1
      </Link>{' '}
      is another text, to read before it: values, mind, fitness and awareness.
    </p>
  )
}

/** One week as a map sheet: collar, its leg of the course, lessons, margin notes, and a map that fills what the text leaves of the sheet. */
export function WeekPanel({ week, text }: { week: WeekNumber; text: WeekText }) {
  const progress = useReadingProgress()
  const stops = courseStops.filter((stop) => stop.week === week)
  const goOn = stopToGoOn(progress, courseStops)
  useOpenSection(week, stops[0]?.id ?? '')
  const hasWords = useHasWords()
  const texts: Readonly<Record<string, SectionText>> = text.sections
  const count = readCount(
    progress,
    stops.map(({ id }) => id),
  )
  const [lastMarked, setLastMarked] = useState('')
  const ended = endWords(week, weekName(week), progress.read, courseStops)
  const minutes = stops.reduce((sum, stop) => sum + stop.minutes, 0)
  return (
    <div id={`week-${week}`} data-text={`week-${week}`} className="flex grow flex-col border border-t-0 border-ink bg-surface">
      <div className="eyebrow flex flex-wrap justify-between gap-x-4 border-b border-line px-4 py-2 text-muted max-md:hidden md:px-8 print:flex">
        <span>{`Sheet ${week} of ${weekNumbers.length}`}</span>
        <span>{`${stops.length} sections, ${minutes} minutes`}</span>
      </div>
      <WeekRoute week={week} stops={stops} progress={progress} goOn={goOn} />
      <div className="grid grow gap-10 px-4 pt-3 md:px-8 md:pt-8 lg:grid-cols-[minmax(0,1fr)_19rem] lg:gap-14">
        <div className="flex min-w-0 flex-col">
          <h2 tabIndex={-1} className="max-md:text-xl">{`Week ${week}: ${weekName(week)}`}</h2>
          <p className="eyebrow mt-1 mb-2 text-signal md:mb-6">{courseOutline[week].title}</p>
          <ol className="noscript:hidden mb-6 md:hidden print:hidden">
            {stops.map((stop) => sectionRow(stop, sectionState(stop, progress, goOn)))}
          </ol>
          {week === 1 && <NotCadetWeek1 />}
          <div className="prose text-lg">
            {text.intro.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <div className="noscript:block mt-8 max-md:hidden print:block">
            {stops.map((stop, index) => {
              const words = hasWords && texts[stop.id]
              return (
                words && (
                  <CourseSection
                    key={stop.id}
                    stop={stop}
                    text={words}
                    state={sectionState(stop, progress, goOn)}
                    after={stopToGoOn({ ...progress, place: { week, section: stop.id } }, courseStops)}
                    startsOpen={index === 0}
                    ended={stop.id === lastMarked ? ended : undefined}
                    onMark={(isRead) => {
                      setLastMarked(isRead ? stop.id : '')
                      markSection(stop.id, isRead)
                    }}
                  />
                )
              )
            })}
          </div>
        </div>
        <WeekMargin week={week} count={count}>
          <WeekQuote quote={text.quote} />
        </WeekMargin>
      </div>
      <WeekMap week={week} />
      <WeekScale week={week} text={text} />
    </div>
  )
}

/** Whether the lessons stand in the sheet: on a phone each has a page of its own, and only paper shows them here, or HTML that was made at build. */
function useHasWords(): boolean {
  const wasPrerendered = useWasPrerendered()
  const isPhone = useNarrow(48)
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    addEventListener('beforeprint', () => flushSync(() => setPrinting(true)), { signal })
    addEventListener('afterprint', () => setPrinting(false), { signal })
    return () => listening.abort()
  }, [])
  return wasPrerendered || !isPhone || isPrinting
}

/** The margin of the sheet: progress and the week's quote. */
function WeekMargin({ week, count, children }: { week: WeekNumber; count: ReadCount; children: ReactNode }) {
  const isHydrated = useHydrated()
  return (
    <div className="grid content-start gap-8 lg:sticky lg:top-24 lg:self-start">
      <div className="no-print">
        <p className="eyebrow mb-2">Your bearing</p>
        <ProgressBar value={isHydrated ? count.percent : 0} label={`Week ${week} progress`} />
        <p className="mt-2 text-sm text-muted">{`${isHydrated ? count.read : '…'} of ${count.total} sections read`}</p>
      </div>
      {children}
    </div>
  )
}

/** The lower collar of the sheet: a scale in days, and the sheet that joins it. */
function WeekScale({ week, text }: { week: WeekNumber; text: WeekText }) {
  const next = weekFrom(week + 1)
  return (
    <div className="no-print flex flex-wrap items-end justify-between gap-x-8 gap-y-5 border-t border-ink px-4 py-5 max-md:mt-8 md:px-8">
      <div aria-hidden="true" className="grid w-56 max-w-full gap-1">
        <div className="grid h-3 grid-cols-7 border border-ink">
          {scaleDays.map((day) => (
            <span key={day} className="odd:bg-ink" />
          ))}
        </div>
        <span className="flex justify-between text-xs text-muted">
          <span>0</span>
          <span>7 days</span>
        </span>
      </div>
      <button type="button" className="noscript:hidden link min-h-11" onClick={() => void printWeek(week, text)}>
        {`Print week ${week}`}
      </button>
      <Link to="/whole-course" className="link inline-flex min-h-11 items-center">
        {`All ${weeksInWords} weeks on one page, to print`}
      </Link>
      {next === undefined ? (
        <Link to="/next-steps" className="link inline-flex min-h-11 items-center gap-2 font-bold">
          The course ends here: next steps
          <span aria-hidden="true">→</span>
        </Link>
      ) : (
        <Link
          to="/course"
          search={{ week: next }}
          hash={`week-${next}`}
          className="link inline-flex min-h-11 items-center gap-2 font-bold"
        >
          {`Joins sheet ${next}: ${weekName(next)}`}
          <span aria-hidden="true">→</span>
        </Link>
      )}
    </div>
  )
}

const scaleDays = [1, 2, 3, 4, 5, 6, 7]

/**
 * Opens the section that the address names and scrolls to it, or on a phone its page; or scrolls to the sheet itself. Else it opens the one that was open when the
 * person left this week.
 */
function useOpenSection(week: WeekNumber, first: string): void {
  const hash = useLocation({ select: (location) => location.hash })
  const navigate = useNavigate()
  useEffect(() => {
    const { place } = readingProgress()
    const wanted = hash === '' && place?.week === week ? place.section : hash
    const row = document.getElementById(wanted)
    if (weekSections(week).some(({ id }) => id === wanted)) {
      if (row instanceof HTMLDetailsElement) row.open = true
      if (hash === '') return
      if (row && row.getClientRects().length > 0) scrollToSection(wanted)
      else void navigate({ to: '/course/$week/$section', params: sectionParams({ week, id: wanted }), replace: true })
    } else if (hash === `week-${week}`) {
      row?.scrollIntoView({ block: 'start', behavior: 'instant' })
      row?.querySelector('h2')?.focus({ preventScroll: true })
    } else if (place === null) {
      rememberOpened(week, first)
    }
  }, [hash, week, first, navigate])
}

/** A section opened before its script was there is still the place where the person reads. */
function rememberOpened(week: WeekNumber, first: string): void {
  const open = document.querySelector(`details[name="week-${week}-sections"][open]`)
  if (open !== null && open.id !== first) rememberPlace({ week, section: open.id })
}
