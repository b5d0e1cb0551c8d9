import { isLastWeek, type WeekNumber, weekNumbers } from '../../domain/course/course-week'
import { type MarkState, RouteControl, RouteStart } from '../../ui/drawings'

const controlX = (week: number) => 20 + week * 60
const controlY = (week: number) => (week % 2 === 1 ? 30 : 90)
const width = controlX(weekNumbers.length) + 24

const legLook: Record<MarkState, string> = { done: 'stroke-signal', next: 'stroke-ink', ahead: 'stroke-line' }

/** The whole course from control to control: what is walked is drawn, the rest is dashed. Decorative: words beside it say it. */
export function CourseRoute({ stateOf, className }: { stateOf: (week: WeekNumber) => MarkState; className?: string }) {
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} 120`} className={`fill-none ${className}`} strokeLinecap="round">
      {weekNumbers.map((week) => (
        <path
          key={week}
          d={`M${controlX(week - 1)} ${controlY(week - 1)}L${controlX(week)} ${controlY(week)}`}
          className={legLook[stateOf(week)]}
          strokeWidth={stateOf(week) === 'done' ? 2.5 : 2}
          strokeDasharray={stateOf(week) === 'done' ? undefined : '1 5'}
        />
      ))}
      <RouteStart x={controlX(0)} y={controlY(0)} />
      {weekNumbers.map((week) => (
        <RouteControl
          key={week}
          number={week}
          state={stateOf(week)}
          cx={controlX(week)}
          cy={controlY(week)}
          isFinish={isLastWeek(week)}
        />
      ))}
    </svg>
  )
}
