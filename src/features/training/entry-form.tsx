// @in training @members
import { type SubmitEvent, useState } from 'react'
import { entryFrom, entryProblems, practiceLimits, type TypedEntry } from '../../domain/course/practice-log'
import { planMinutes } from '../../domain/course/weekly-plan'
import { countTo } from '../../domain/text/text-length'
import { localDay } from '../../domain/time/calendar'
import { useClock } from '../../hooks/use-clock'
import { logPractice, usePracticeLog } from '../../state/practice-log'
import { showToast } from '../../state/toast-store'
import { Button } from '../../ui/button'
import { ChipGroup } from '../../ui/choices'
import { ProblemSummary, TextArea, TextField } from '../../ui/fields'

/** What the course has people practice, beside what they have logged before. */
const courseDrills = [
  'Baseline and exits',
  'Stance, steps, breathing',
  'Voice and exit sentence',
  'Second way home',
  'First aid skill',
]

export const labels = { day: 'Day', drill: 'Drill', minutes: 'Minutes', noticed: 'What I noticed' } as const
const fields = ['day', 'drill', 'minutes', 'noticed'] as const

/** `id`: of the entry that is changed. */
type EntryFormProps = {
  typed: Partial<TypedEntry>
  id: string | undefined
  onType: (typed: TypedEntry) => void
  onEnd: () => void
}

/** An invalid press keeps what was typed, and names what is wrong at its field. */
export function EntryForm({ typed: given, id, onType, onEnd }: EntryFormProps) {
  const { nowMs } = useClock()
  const entries = usePracticeLog()
  const typed: TypedEntry = { day: localDay(nowMs), drill: '', minutes: '', noticed: '', ...given }
  const [problems, setProblems] = useState<Partial<ReturnType<typeof entryProblems>>>({})
  const field = (name: keyof TypedEntry) => ({
    name,
    label: labels[name],
    value: typed[name],
    error: problems[name] ?? undefined,
    onChange: ({ target }: { target: { value: string } }) => onType({ ...typed, [name]: target.value }),
  })

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const others = entries.filter((entry) => entry.id !== id)
    const found = entryProblems(typed, others.length, nowMs)
    setProblems(found)
    const wrong = fields.find((name) => found[name] !== null)
    if (wrong) return event.currentTarget.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus()
    const isStored = logPractice(entryFrom(id ?? crypto.randomUUID(), typed))
    const description = 'This device has no room for it. It stays only until you leave the page: save the log as CSV.'
    showToast(isStored ? { title: 'Logged', tone: 'success' } : { title: 'Not stored', description, tone: 'danger' })
    onEnd()
  }

  return (
    <form className="grid gap-5" method="dialog" noValidate onSubmit={submit}>
      <ProblemSummary problems={fields.map((name) => ({ name, label: labels[name], problem: problems[name] }))} />
      <TextField {...field('day')} type="date" max={localDay(nowMs)} />
      <TextField {...field('drill')} list="drills" autoComplete="off" count={countTo(practiceLimits.drill)} />
      <datalist id="drills">
        {[...new Set([...entries.map(({ drill }) => drill), ...courseDrills])].map((drill) => (
          <option key={drill}>{drill}</option>
        ))}
      </datalist>
      <div className="grid gap-2">
        <TextField {...field('minutes')} inputMode="numeric" autoComplete="off" />
        <ChipGroup
          title="Usual minutes"
          titleClass="sr-only"
          labels={planMinutes}
          at={planMinutes.map(String).indexOf(typed.minutes)}
          onChoose={(at) => onType({ ...typed, minutes: String(planMinutes[at]) })}
        />
      </div>
      <TextArea {...field('noticed')} required={false} rows={4} count={countTo(practiceLimits.noticed)} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{id === undefined ? 'Log it' : 'Save'}</Button>
        {id !== undefined && (
          <Button variant="secondary" onClick={onEnd}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  )
}
