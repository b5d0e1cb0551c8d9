// @in training @members
import { Link } from '@tanstack/react-router'
import { memo, useState } from 'react'
import { packageName } from '../../content/packages'
import { unsentNotice } from '../../domain/course/learning-words'
import * as log from '../../domain/course/practice-log'
import type { PracticeEntry } from '../../domain/course/practice-record'
import { longDay } from '../../domain/time/calendar'
import { useClock } from '../../hooks/use-clock'
import { useLearningSync } from '../../hooks/use-learning-sync'
import { useLearningState } from '../../state/learning-state'
import { removePractice, usePracticeLog } from '../../state/practice-log'
import { Alert } from '../../ui/alert'
import { Button, buttonClass } from '../../ui/button'
import { focusPageTitle } from '../../ui/page-header'
import { EmptyState } from '../../ui/placeholders'
import { useHydrated } from '../../ui/prerendered'
import { useMayWrite, useTyped } from './package-state'
import { EntryForm, labels } from './entry-form'

const dayWords = (day: string) => longDay(`${day}T12:00`)
const titleClass = 'border-b border-ink pb-1.5 text-xl normal-case'

async function saveAsCsv(entries: readonly PracticeEntry[]): Promise<void> {
  const { saveFile } = await import('../../ui/save-file')
  saveFile('wayfinder-practice-log.csv', new Blob([log.practiceCsv(entries)], { type: 'text/csv;charset=utf-8' }))
}

const focusOn = (id: string) => requestAnimationFrame(() => document.getElementById(id)?.focus())

type Changing = log.TypedEntry & { readonly id: string }

/** What was practiced, by days and weeks. It stands on what this device holds, and stays readable whatever package is in force. */
export function PracticeLogPage() {
  const mayWrite = useMayWrite()
  const isHydrated = useHydrated()
  const entries = usePracticeLog()
  const { typed, type } = useTyped('practice-entry')
  const [changing, change] = useState<Changing | null>(null)
  const { nowMs } = useClock()
  useLearningSync()
  const notice = unsentNotice(useLearningState())
  if (!isHydrated || typed === null) return <p className="noscript:hidden wrap py-8">Looking for your practice log</p>

  function end(): void {
    if (changing === null) return type({})
    focusOn(`change-${changing.id}`)
    change(null)
  }

  return (
    <div className="noscript:hidden wrap grid gap-10 pt-5 pb-16 lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-14 lg:pt-8 print:block print:pb-0">
      <section aria-labelledby="log-practice" className="no-print grid content-start gap-5">
        <h2 id="log-practice" tabIndex={-1} className={titleClass}>
          {changing ? 'Change the entry' : 'Log practice'}
        </h2>
        {mayWrite ? (
          <EntryForm
            key={changing?.id}
            typed={changing ?? typed}
            id={changing?.id}
            onType={changing ? (next) => change({ ...changing, ...next }) : type}
            onEnd={end}
          />
        ) : (
          <>
            <p>{`Logging comes with ${packageName('cadet_basic')} and every larger package; what you have logged stays yours to read, print, save and remove.`}</p>
            <Link to="/pricing" className={buttonClass({ className: 'justify-self-start' })}>
              See the packages
            </Link>
          </>
        )}
      </section>
      <div className="grid content-start gap-10">
        {notice !== null && (
          <Alert tone="info" className="no-print">
            {notice}
          </Alert>
        )}
        {entries.length > 0 ? (
          <Logged entries={entries} nowMs={nowMs} onChange={mayWrite ? change : null} />
        ) : (
          <EmptyState title="No practice logged yet">
            Ten minutes count. Log the day, the drill and how long it took; in twelve weeks you see what became of it.
          </EmptyState>
        )}
      </div>
    </div>
  )
}

type LoggedProps = { entries: readonly PracticeEntry[]; nowMs: number; onChange: ((entry: Changing) => void) | null }

const columns = 'print:grid-cols-[9.5rem_4rem_10rem_minmax(0,1fr)] print:gap-4 print:py-1.5'

/** A box for each day of twelve weeks, filled for one of practice, and the entries, on paper as a table. Apart from what is typed beside it, since there may be a thousand. */
const Logged = memo(function Logged({ entries, nowMs, onChange }: LoggedProps) {
  const weeks = log.lastWeeks(entries, nowMs)
  const all = log.weeksPracticed(entries)
  return (
    <>
      <section aria-labelledby="weeks" className="break-inside-avoid">
        <h2 id="weeks" className={titleClass}>
          The last twelve weeks
        </h2>
        <p className="my-4">
          {`Practice in ${weeks.filter(({ practiced }) => practiced > 0).length} of them, and in ${all} different ${all === 1 ? 'week' : 'weeks'} in all.`}
        </p>
        <ol className="flex max-w-2xl gap-1 sm:gap-2">
          {weeks.map(({ monday, minutes, sum, practiced }) => (
            <li key={monday} className="grid flex-1 gap-1 text-center">
              <span className="sr-only">{`Week of ${dayWords(monday)}: ${sum} minutes, days with practice: ${practiced}`}</span>
              {minutes.map((each, day) => (
                <span key={day} aria-hidden="true" className={`h-3 border ${each > 0 ? 'border-ink bg-ink' : 'border-line'}`} />
              ))}
              <span aria-hidden="true" className="display text-xs">
                {sum || '–'}
              </span>
            </li>
          ))}
        </ol>
        <p aria-hidden="true" className="max-w-2xl text-sm text-muted">
          {`Each column is a week from ${dayWords(weeks[0]?.monday ?? '')} to this one, Monday at the top. Below it stand its minutes.`}
        </p>
      </section>
      <section aria-labelledby="entries" className="print:mt-8">
        <div className="flex flex-wrap items-center gap-3 border-b border-ink pb-2">
          <h2 id="entries" className="mr-auto text-xl normal-case">
            {entries.length === 1 ? '1 entry' : `${entries.length} entries`}
          </h2>
          <Button variant="secondary" onClick={() => print()}>
            Print
          </Button>
          <Button variant="secondary" onClick={() => void saveAsCsv(entries)}>
            Save as CSV
          </Button>
        </div>
        <p aria-hidden="true" className={`hidden font-bold print:grid ${columns}`}>
          {[labels.day, labels.minutes, labels.drill, labels.noticed].map((label) => (
            <span key={label}>{label}</span>
          ))}
        </p>
        <ul className="*:border-b *:border-hairline">
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} onChange={onChange} />
          ))}
        </ul>
      </section>
    </>
  )
})

/** For whom the place of a control doesn't say what it is about. */
const About = ({ entry: { drill, day } }: { entry: PracticeEntry }) => (
  <span className="sr-only">{`: ${drill}, ${dayWords(day)}`}</span>
)

function Entry({ entry, onChange }: Pick<LoggedProps, 'onChange'> & { entry: PracticeEntry }) {
  const { id, day, minutes, drill, noticed } = entry
  const [isSure, setSure] = useState(false)

  function change(): void {
    onChange?.({ ...entry, minutes: String(minutes) })
    focusOn('log-practice')
  }

  function remove(): void {
    if (!isSure) return setSure(true)
    removePractice(id)
    focusPageTitle()
  }

  return (
    <li className={`row-slot grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 py-4 wrap-anywhere ${columns}`}>
      <p>{dayWords(day)}</p>
      <p>
        {minutes}
        <span className="print:hidden"> {minutes === 1 ? 'minute' : 'minutes'}</span>
      </p>
      <p className="col-span-2 font-bold print:col-span-1">{drill}</p>
      <p className="col-span-2 whitespace-pre-line print:col-span-1">{noticed}</p>
      <div className="no-print col-span-2 flex flex-wrap gap-x-6">
        {onChange && (
          <button id={`change-${id}`} type="button" className="link min-h-11" onClick={change}>
            Change
            <About entry={entry} />
          </button>
        )}
        <button type="button" className="link min-h-11" onBlur={() => setSure(false)} onClick={remove}>
          {isSure ? 'Remove it for good' : 'Remove'}
          <About entry={entry} />
        </button>
      </div>
    </li>
  )
}
