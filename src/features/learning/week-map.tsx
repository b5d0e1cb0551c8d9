import { weekName } from '../../content/curriculum/outline'
import { type EachWeek, type WeekNumber, weekNumbers } from '../../domain/course/course-week'

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
    <div aria-hidden="true" className="no-print relative isolate mt-12 min-h-88 grow overflow-clip border-t border-ink bg-raised">
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
      className={`absolute grid size-12 -translate-1/2 place-items-center rounded-full border-4 border-signal font-display text-lg font-bold ${isHere ? 'bg-signal text-ground outline-4 outline-offset-4 outline-signal' : 'bg-surface text-ink'}`}
    >
      {number}
    </span>
  )
}
