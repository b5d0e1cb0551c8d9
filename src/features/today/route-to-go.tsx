import type { CourseStop } from '../../domain/course/course-place'
import { type EachWeek, isLastWeek, weekNumbers } from '../../domain/course/course-week'
import { controlRadius, finishRadius, RouteControl, RouteMark, RouteStart } from '../../ui/drawings'

type Point = readonly [number, number]

const start: Point = [20, 134]

/** Where each week's control stands. */
const controls: EachWeek<Point> = {
  1: [84, 52],
  2: [146, 124],
  3: [212, 44],
  4: [272, 116],
  5: [334, 40],
}

const places = [start, ...Object.values(controls)]
const [finishX, finishY] = places.at(-1) ?? start

/** The point at `share` of the leg to a week's control, between the two signs at its ends. */
function onLeg(week: number, share: number): Point {
  const [fromX, fromY] = places[week - 1] ?? [0, 0]
  const [toX, toY] = places[week] ?? [0, 0]
  const length = Math.hypot(toX - fromX, toY - fromY)
  const begin = controlRadius + 1
  const end = length - (isLastWeek(week) ? finishRadius : controlRadius) - 1
  const at = (begin + (end - begin) * share) / length
  return [fromX + (toX - fromX) * at, fromY + (toY - fromY) * at]
}

/** Sections stand evenly between the two ends of their leg. */
const share = (index: number, count: number) => index / (count + 1)

type RouteToGoProps = { stops: readonly CourseStop[]; read: readonly string[]; here: CourseStop | null }

/**
 * The course as an orienteering route: on the leg to a week's control stand its sections, filled once they are read, and the pin stands at
 * the one to go on with, or at the finish. Decorative: the words above say it.
 */
export function RouteToGo({ stops, read, here }: RouteToGoProps) {
  const isRead = ({ id }: CourseStop) => read.includes(id)
  const legs = weekNumbers.map((week) => {
    const sections = stops.filter((stop) => stop.week === week)
    return { week, sections, isDone: sections.every(isRead) }
  })
  const hereOn = legs.find(({ week }) => week === here?.week)
  const nth = here === null || hereOn === undefined ? 0 : hereOn.sections.indexOf(here) + 1
  const [pinX, pinY] = here && hereOn ? onLeg(here.week, share(nth, hereOn.sections.length)) : [finishX, finishY - 18]
  return (
    <svg aria-hidden="true" viewBox="0 0 360 156" className="w-full fill-none" strokeLinecap="round">
      {legs.map(({ week, sections, isDone }) => {
        const [x1, y1] = onLeg(week, 0)
        const [x2, y2] = onLeg(week, 1)
        const [x, y] = week === here?.week ? onLeg(week, share(nth, sections.length)) : [x1, y1]
        return (
          <g key={week}>
            <line
              {...{ x1, y1, x2, y2 }}
              className={isDone ? 'stroke-signal' : 'stroke-line'}
              strokeWidth={isDone ? 2.5 : 1.5}
              strokeDasharray={isDone ? undefined : '1 5'}
            />
            {week === here?.week && <line {...{ x1, y1 }} x2={x} y2={y} className="stroke-signal" strokeWidth="2.5" />}
            {sections.map((stop, index) => {
              const [cx, cy] = onLeg(week, share(index + 1, sections.length))
              return <RouteMark key={stop.id} state={isRead(stop) ? 'done' : 'ahead'} cx={cx} cy={cy} r={2.6} strokeWidth={1.4} />
            })}
          </g>
        )
      })}
      <RouteStart x={start[0]} y={start[1]} />
      {legs.map(({ week, isDone }) => {
        const [cx, cy] = controls[week]
        const state = isDone ? 'done' : week === here?.week ? 'next' : 'ahead'
        return <RouteControl key={week} number={week} state={state} cx={cx} cy={cy} isFinish={isLastWeek(week)} />
      })}
      <g transform={`translate(${pinX} ${pinY})`}>
        <path
          d="M0 0C-2.6-6.4-8.5-9.4-8.5-16.5a8.5 8.5 0 0 1 17 0C8.5-9.4 2.6-6.4 0 0z"
          className="fill-ink stroke-ground"
          strokeWidth="2"
        />
        <circle cy="-16.5" r="3.2" className="fill-ground" />
      </g>
    </svg>
  )
}
