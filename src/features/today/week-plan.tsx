import { useId, useState, type SubmitEvent } from 'react'
import { minutesFrom, planMinutes, weekdays, type WeeklyPlan } from '../../domain/course/weekly-plan'
import { choosePlan } from '../../state/weekly-plan'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { saveFile } from '../../ui/save-file'
import { TextField } from '../../ui/fields'
import { planCalendar } from './plan-calendar'

/** The ways to make a plan of the week, and to have a calendar tell of it. */
export function WeekPlan({ plan, nowMs }: { plan: WeeklyPlan; nowMs: number }) {
  const [open, setOpen] = useState<'plan' | 'calendar' | null>(null)
  const close = () => setOpen(null)
  const hasPlan = plan.days.length > 0
  return (
    <div className="flex flex-wrap gap-x-6">
      <button type="button" className="link min-h-11" aria-haspopup="dialog" onClick={() => setOpen('plan')}>
        {hasPlan ? 'Change plan' : 'Plan my week'}
      </button>
      {hasPlan && (
        <button type="button" className="link min-h-11" aria-haspopup="dialog" onClick={() => setOpen('calendar')}>
          Add to calendar
        </button>
      )}
      <Dialog open={open === 'plan'} onClose={close} title="Plan my week">
        <PlanForm plan={plan} onDone={close} />
      </Dialog>
      <Dialog open={open === 'calendar'} onClose={close} title="Add to calendar">
        <CalendarForm plan={plan} nowMs={nowMs} />
      </Dialog>
    </div>
  )
}

/** A file, since no calendar is asked on this device: it works with each of them, and with no network. */
function CalendarForm({ plan, nowMs }: { plan: WeeklyPlan; nowMs: number }) {
  const [time, setTime] = useState('18:00')
  const [isMissing, setIsMissing] = useState(false)
  const [told, setTold] = useState('')
  const days = plan.days.map((day) => weekdays[day]).join(', ')

  function save(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    setIsMissing(time === '')
    if (time === '') return
    const text = planCalendar({ plan, time, address: `${location.origin}/course`, nowMs })
    setTold(saveFile('wayfinder-plan.ics', new Blob([text], { type: 'text/calendar;charset=utf-8' })))
  }

  return (
    <form className="grid gap-5" method="dialog" noValidate onSubmit={save}>
      <p>
        Your calendar reminds you each week: {days}, {plan.minutes} minutes. If you change your plan, add it again.
      </p>
      <TextField
        label="Begin at"
        type="time"
        value={time}
        error={isMissing ? 'Choose a time.' : undefined}
        onChange={(event) => setTime(event.target.value)}
      />
      <output className="text-sm empty:hidden">{told && `${told} Open it to add your plan.`}</output>
      <div className="dialog-actions">
        <Button type="submit">Get the file</Button>
      </div>
    </form>
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
