import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { courseStops, weekName } from '../../content/curriculum/outline'
import {
  type CourseStop,
  sectionParams,
  type SectionState,
  sectionState,
  stateWords,
  weekState,
} from '../../domain/course/course-place'
import { type EachWeek, isLastWeek, weekFrom, type WeekNumber, weekNumbers } from '../../domain/course/course-week'
import type { ReadingProgress } from '../../domain/course/reading-progress'
import { RouteControl, RouteMark, RouteStart } from '../../ui/drawings'

type WeekRouteProps = {
  week: WeekNumber
  stops: readonly CourseStop[]
  progress: ReadingProgress
  goOn: CourseStop | undefined
}

/** Signs stand in turn low and high, so that a thumb finds each of seven sections on a phone. */
const isHigh = (slot: number) => slot % 2 === 1

/**
 * The leg of the course that a week is, from the control before it to its own: its sections stand on it, each a way to its page. Where the text
 * was made so large that they would meet, it scrolls aside.
 */
export function WeekRoute({ week, stops, progress, goOn }: WeekRouteProps) {
  const states = stops.map((stop) => sectionState(stop, progress, goOn))
  const isDone = states.every((state) => state === 'done')
  const passed = [...states.map((state) => state !== 'ahead'), isDone]
  const before = weekFrom(week - 1)
  const legEnd = (number: WeekNumber) => (
    <RouteControl
      number={number}
      state={weekState(number, progress, courseStops, goOn)}
      cx={0}
      cy={0}
      isFinish={isLastWeek(number)}
    />
  )
  return (
    <nav aria-label={`Map of week ${week}`} className="band no-print relative isolate overflow-clip border-b border-line">
      <div
        aria-hidden="true"
        className="absolute inset-0 -z-1 bg-hairline mask-[url('/art/contours.svg')] mask-cover mask-center"
      />
      <div className="overflow-x-auto py-2 sm:px-4 md:py-4">
        <div className="relative" style={{ minWidth: `${(stops.length + 2) * 1.4}rem` }}>
          <Legs passed={passed} />
          {/* Each has its place before the others have come. */}
          <ol
            className="relative grid h-28 lg:h-54"
            style={{ gridTemplateColumns: `repeat(${stops.length + 2}, minmax(0, 1fr))` }}
          >
            <Sign slot={0}>{before === undefined ? <RouteStart x={0} y={2} /> : legEnd(before)}</Sign>
            {stops.map((stop, index) => (
              <li key={stop.id} className="flex min-w-0 justify-center">
                {sectionMark(stop, states[index] ?? 'ahead', isHigh(index + 1))}
              </li>
            ))}
            <Sign slot={stops.length + 1}>{legEnd(week)}</Sign>
          </ol>
        </div>
      </div>
    </nav>
  )
}

const heightOf = (slot: number) => (isHigh(slot) ? '0.75em' : '3.75em')

/** The line from sign to sign, in the room between the words above and below. */
function Legs({ passed }: { passed: readonly boolean[] }) {
  const x = (slot: number) => `${((slot + 0.5) / (passed.length + 1)) * 100}%`
  return (
    <svg aria-hidden="true" className="absolute inset-x-0 top-5 h-18 w-full text-base lg:top-18" strokeLinecap="round">
      {passed.map((isPassed, slot) => (
        <line
          key={x(slot)}
          {...{ x1: x(slot), y1: heightOf(slot), x2: x(slot + 1), y2: heightOf(slot + 1) }}
          className={isPassed ? 'stroke-signal' : 'stroke-line'}
          strokeWidth={isPassed ? 2.5 : 1.5}
          strokeDasharray={isPassed ? undefined : '1 5'}
        />
      ))}
    </svg>
  )
}

/** What the leg begins and ends with. Decorative: the list is named for the week. */
function Sign({ slot, children }: { slot: number; children: ReactNode }) {
  return (
    <li
      aria-hidden="true"
      className={`flex min-w-0 justify-center ${isHigh(slot) ? 'pt-4 lg:pt-17' : 'items-end pb-4 lg:pb-17'}`}
    >
      <svg viewBox="-22 -22 44 44" className="-m-1.5 size-11 flex-none fill-none">
        {children}
      </svg>
    </li>
  )
}

/** A section's place on the leg, and the way to its page. */
function sectionMark(stop: CourseStop, state: SectionState, isUp: boolean) {
  return (
    <Link
      to="/course/$week/$section"
      params={sectionParams(stop)}
      className={`flex w-11 flex-none items-center text-ink no-underline hover:underline lg:w-full ${isUp ? 'flex-col-reverse self-start' : 'flex-col self-end'}`}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6 flex-none">
        <RouteMark state={state} cx={12} cy={12} r={9} strokeWidth={2} />
      </svg>
      <span
        className={`flex h-5 flex-col text-center text-xs leading-tight lg:h-18 lg:px-1 lg:text-sm ${isUp ? 'justify-end' : ''}`}
      >
        <span className="sr-only">{`${stop.title}, ${stateWords(stop, state)}`}</span>
        <span aria-hidden="true" className="bg-ground font-bold max-lg:hidden">
          {stop.title}
        </span>
        <span aria-hidden="true" className={`bg-ground ${state === 'next' ? 'font-bold text-signal' : 'text-muted'}`}>
          {`${stop.minutes} min`}
        </span>
      </span>
    </Link>
  )
}

/** Where each week's control stands on the map, in percent of its width and height. */
const controls: EachWeek<readonly [number, number]> = {
  1: [10, 76],
  2: [30, 30],
  3: [51, 62],
  4: [71, 24],
  5: [89, 66],
}

/** The whole course as one map: the way behind is drawn, the way ahead is dashed. It takes the height that the text leaves. */
export function WeekMap({ week }: { week: WeekNumber }) {
  return (
    <div
      aria-hidden="true"
      className="no-print relative isolate mt-12 min-h-88 grow max-md:hidden overflow-clip border-t border-ink bg-raised"
    >
      <div className="contours mask-none! bg-[url('/art/contours.svg')]! opacity-0" />
      <div className="absolute inset-0 -z-1 bg-line mask-[url('/art/contours.svg')] mask-cover mask-center" />
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="absolute inset-0 size-full">
        {weekNumbers.slice(1).map((to) => (
          <Leg key={to} to={to} isBehind={to <= week} />
        ))}
      </svg>
      {weekNumbers.map((number) => (
        <Control key={number} number={number} isHere={number === week} />
      ))}
      <p className="eyebrow absolute top-4 left-4 mr-4 bg-raised px-2 py-1 md:left-8">{`You are here: week ${week}, ${weekName(week)}`}</p>
    </div>
  )
}

function Leg({ to, isBehind }: { to: WeekNumber; isBehind: boolean }) {
  const [x1, y1] = controls[weekNumbers[to - 2] ?? 1]
  const [x2, y2] = controls[to]
  return (
    <line
      x1={x1}
      y1={y1}
      x2={x2}
      y2={y2}
      vectorEffect="non-scaling-stroke"
      className="stroke-signal"
      strokeWidth={isBehind ? 4 : 2.5}
      strokeDasharray={isBehind ? undefined : '7 7'}
    />
  )
}

function Control({ number, isHere }: { number: WeekNumber; isHere: boolean }) {
  const [left, top] = controls[number]
  return (
    <span
      style={{ left: `${left}%`, top: `${top}%` }}
      className={`absolute grid size-12 [translate:-50%_-50%] place-items-center rounded-full border-4 border-signal font-display text-lg font-bold ${isHere ? 'bg-signal text-ground outline-4 outline-offset-4 outline-signal' : 'bg-surface text-ink'}`}
    >
      {number}
    </span>
  )
}
