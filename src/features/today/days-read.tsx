import { courseStops } from '../../content/curriculum/outline'
import { coursePlace } from '../../domain/course/course-place'
import { once } from '../../ui/once'
import { learningWords } from '../../domain/course/learning-words'
import type { ReadingProgress } from '../../domain/course/reading-progress'
import { lastSevenDays } from '../../domain/bounties/today'
import { type DayOfStrip, planStrip, planWords, sectionsWithin, type WeeklyPlan } from '../../domain/course/weekly-plan'
import { useLearningState } from '../../state/learning-state'
import { useWeeklyPlan } from '../../state/weekly-plan'
import { WeekPlan } from './week-plan'

const dayFormat = once(() => new Intl.DateTimeFormat('en-US', { weekday: 'long' }))
const nameOf = ({ day }: DayOfStrip) => dayFormat().format(new Date(`${day}T12:00`))
const listOf = (days: readonly DayOfStrip[]) => days.map(nameOf).join(', ')

/** How many of the next sections the plan's minutes hold. */
function fitting({ minutes }: WeeklyPlan, progress: ReadingProgress): number {
  const place = coursePlace(progress, courseStops)
  return place.kind === 'finished' ? 0 : sectionsWithin(minutes, place.stop, courseStops, progress.read)
}

function titleOf(read: number, hasPlan: boolean, hasDays: boolean): string {
  if (!hasPlan) return hasDays ? `Read on ${read} of the last 7 days` : 'Days you read'
  return read === 0 ? 'This week' : `Read on ${read} ${read === 1 ? 'day' : 'days'} this week`
}

type DaysReadProps = { progress: ReadingProgress; nowMs: number }

/** The last seven days, or this week for who has a plan; a filled box is a day of reading, a ring one of the plan. */
export function DaysRead({ progress, nowMs }: DaysReadProps) {
  const plan = useWeeklyPlan()
  const { days } = progress
  const hasPlan = plan.days.length > 0
  const lastDays = () => lastSevenDays(days, nowMs).map((each, nth) => ({ ...each, isPlanned: false, isToday: nth === 6 }))
  const strip = hasPlan ? planStrip(plan, days, nowMs) : lastDays()
  const read = strip.filter(({ isRead }) => isRead)
  const planned = strip.filter(({ isPlanned }) => isPlanned)
  return (
    <section aria-labelledby="days-read">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 lg:justify-start lg:gap-x-8">
        <h2
          id="days-read"
          className="eyebrow max-xl:flex-[1_1_6rem] max-xl:font-text max-xl:font-normal max-xl:tracking-normal max-xl:text-pretty max-xl:normal-case sm:max-xl:text-base lg:flex-none xl:w-full xl:border-b xl:border-ink xl:pb-1.5"
        >
          {titleOf(read.length, hasPlan, days.length > 0)}
        </h2>
        {hasPlan && (
          <p className="sr-only">
            {read.length > 0 && `Read: ${listOf(read)}. `}
            {planned.length > 0 && `In your plan this week: ${listOf(planned)}.`}
          </p>
        )}
        <Strip days={strip} />
      </div>
      <output className="mt-3 grid gap-1 leading-snug text-pretty empty:hidden">
        {planWords(plan, days, nowMs, fitting(plan, progress)).map((words) => (
          <span key={words}>{words}</span>
        ))}
      </output>
      <div className="flex flex-wrap items-center justify-between gap-x-8 lg:justify-start">
        <p className="text-sm text-pretty text-muted">{learningWords(useLearningState())}</p>
        <WeekPlan plan={plan} nowMs={nowMs} />
      </div>
    </section>
  )
}

function Strip({ days }: { days: readonly DayOfStrip[] }) {
  return (
    <ol aria-hidden="true" className="flex gap-2">
      {days.map((each) => (
        <li
          key={each.day}
          className={`grid w-4 justify-items-center gap-1.5 sm:w-5 ${each.isToday ? 'text-ink underline decoration-2 underline-offset-2' : 'text-muted'}`}
        >
          <span
            className={`h-3 w-full border ${each.isRead ? 'border-ink bg-ink' : 'border-line'} ${each.isPlanned ? 'outline-2 outline-offset-1 outline-ink' : ''}`}
          />
          <span className="display text-xs leading-none">{nameOf(each).charAt(0)}</span>
        </li>
      ))}
    </ol>
  )
}
