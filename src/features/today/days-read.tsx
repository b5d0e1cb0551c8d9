import { useId, useState, type SubmitEvent } from 'react'
import { courseStops } from '../../content/curriculum/outline'
import { coursePlace } from '../../domain/course/course-place'
import { once } from '../../ui/once'
import { learningWords } from '../../domain/course/learning-words'
import type { ReadingProgress } from '../../domain/course/reading-progress'
import { lastSevenDays } from '../../domain/bounties/today'
import {
  type DayOfStrip,
  minutesFrom,
  planMinutes,
  planStrip,
  planWords,
  sectionsWithin,
  weekdays,
  type WeeklyPlan,
} from '../../domain/course/weekly-plan'
import { useLearningState } from '../../state/learning-state'
import { choosePlan, useWeeklyPlan } from '../../state/weekly-plan'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'

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
  const [isChoosing, setIsChoosing] = useState(false)
  const { days } = progress
  const hasPlan = plan.days.length > 0
  const lastDays = () => lastSevenDays(days, nowMs).map((each, nth) => ({ ...each, isPlanned: false, isToday: nth === 6 }))
  const strip = hasPlan ? planStrip(plan, days, nowMs) : lastDays()
  const read = strip.filter(({ isRead }) => isRead)
  const planned = strip.filter(({ isPlanned }) => isPlanned)
  return (
    <section aria-labelledby="days-read" className="lg:col-span-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 lg:justify-start lg:gap-x-8">
        <h2
          id="days-read"
          className="flex-[1_1_6rem] font-text text-sm font-normal tracking-normal text-pretty normal-case sm:text-base lg:flex-none"
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
        <button type="button" className="link min-h-11" aria-haspopup="dialog" onClick={() => setIsChoosing(true)}>
          {hasPlan ? 'Change plan' : 'Plan my week'}
        </button>
      </div>
      <Dialog open={isChoosing} onClose={() => setIsChoosing(false)} title="Plan my week">
        <PlanForm plan={plan} onDone={() => setIsChoosing(false)} />
      </Dialog>
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

/** Four in a row on a phone, fewer where the words are larger. */
const choicesLook =
  'grid-flow-row! grid-cols-[repeat(auto-fit,minmax(max(3rem,20%),1fr))] gap-2 sm:grid-cols-[repeat(auto-fit,minmax(3rem,1fr))]'
const choiceLook = 'border! border-line! px-1!'

function PlanForm({ plan, onDone }: { plan: WeeklyPlan; onDone: () => void }) {
  const [isEmpty, setIsEmpty] = useState(false)
  const problemId = useId()

  function choose(days: readonly number[], minutes: unknown): void {
    choosePlan({ days, minutes: minutesFrom(minutes) ?? plan.minutes })
    onDone()
  }

  function save(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const days = data.getAll('day').map(Number)
    if (days.length > 0) return choose(days, data.get('minutes'))
    setIsEmpty(true)
    event.currentTarget.querySelector('input')?.focus()
  }

  return (
    <form className="grid gap-5" method="dialog" noValidate onSubmit={save}>
      <p>The days that suit you, and for how long. You can change it at any time.</p>
      <fieldset className="segmented" aria-describedby={isEmpty ? problemId : undefined}>
        <legend className="eyebrow">Days</legend>
        <div className={choicesLook}>
          {weekdays.map((name, day) => (
            <label key={name} className={choiceLook}>
              <input
                type="checkbox"
                name="day"
                value={day}
                defaultChecked={plan.days.includes(day)}
                onChange={() => setIsEmpty(false)}
              />
              <span aria-hidden="true">{name.slice(0, 3)}</span>
              <span className="sr-only">{name}</span>
            </label>
          ))}
        </div>
        {isEmpty && (
          <p id={problemId} className="field-error" role="alert">
            Choose a day, or press “No plan”.
          </p>
        )}
      </fieldset>
      <fieldset className="segmented">
        <legend className="eyebrow">Minutes a day</legend>
        <div className={choicesLook}>
          {planMinutes.map((minutes) => (
            <label key={minutes} className={choiceLook}>
              <input type="radio" name="minutes" value={minutes} defaultChecked={minutes === plan.minutes} />
              <span>{minutes}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="dialog-actions">
        <Button variant="secondary" onClick={() => choose([], plan.minutes)}>
          No plan
        </Button>
        <Button type="submit">Save</Button>
      </div>
    </form>
  )
}
