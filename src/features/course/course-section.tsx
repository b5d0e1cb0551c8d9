import { Link } from '@tanstack/react-router'
import { type MouseEvent, useState } from 'react'
import type { SectionText } from '../../content/curriculum/lesson-text'
import { type CourseStop, endLabel, sectionParams, type SectionState, stateWords } from '../../domain/course/course-place'
import { rememberPlace } from '../../state/reading-progress'
import { Announced } from '../../ui/announce'
import { Button } from '../../ui/button'
import { Disclosure, disclosureSign } from '../../ui/disclosure'
import { RouteMark } from '../../ui/drawings'
import { useHydrated } from '../../ui/prerendered'
import { SectionBody } from './lesson-words'

type CourseSectionProps = {
  stop: CourseStop
  text: SectionText
  state: SectionState
  /** What to go on with once this one is read. */
  after: CourseStop | undefined
  startsOpen: boolean
  /** What is said where its mark has ended the week. */
  ended: string | undefined
  onMark: (isRead: boolean) => void
}

/** One row of a week's accordion. */
export function CourseSection({ stop, text, state, after, startsOpen, ended, onMark }: CourseSectionProps) {
  const { week, id } = stop
  const isRead = state === 'done'
  const isHydrated = useHydrated()
  // The browser opens and closes the row from here on; React must not put it back.
  const [open] = useState(startsOpen)
  return (
    <Disclosure
      id={id}
      name={`week-${week}-sections`}
      level={3}
      open={open}
      className="scroll-mt-20"
      summary={titleOf(stop, state)}
      onClick={(event) => isOpening(event) && rememberPlace({ week, section: id })}
    >
      <Link to="/course/$week/$section" params={sectionParams(stop)} className="link no-print inline-flex min-h-11 items-center">
        Read on its own page
      </Link>
      <div className="prose">
        <SectionBody section={id} text={text} />
      </div>
      <div className="no-print mt-6 flex min-h-11 flex-wrap items-center gap-x-6 gap-y-2">
        {isHydrated && (
          <Button variant={isRead ? 'ghost' : 'secondary'} aria-pressed={isRead} onClick={() => onMark(!isRead)}>
            <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5" fill="none" stroke="currentColor" strokeWidth="3">
              <path d="M4 12.5l5.5 5.5L20 6.5" />
            </svg>
            {isRead ? 'Marked as read' : 'Mark as read'}
          </Button>
        )}
        {isHydrated && isRead && after && (
          <Link
            to="/course/$week/$section"
            params={sectionParams(after)}
            className="link inline-flex min-h-11 items-center font-bold"
          >
            {endLabel(true, after)}
          </Link>
        )}
        {ended && !after && (
          <Link to="/course/completion" className="link inline-flex min-h-11 items-center font-bold">
            Your page of completion
          </Link>
        )}
        {ended && (
          <p className="basis-full border-l-4 border-signal bg-raised px-4 py-3 font-bold">
            <Announced isShown>{ended}</Announced>
          </p>
        )}
      </div>
    </Disclosure>
  )
}

/** The same row on a phone, where the words are on the section's own page. */
export function sectionRow(stop: CourseStop, state: SectionState) {
  return (
    <li key={stop.id} className="disclosure">
      <Link to="/course/$week/$section" params={sectionParams(stop)}>
        <span className="flex items-center gap-3">
          {markOf(state)}
          <span className="grid leading-snug">
            <span className={state === 'next' ? 'font-bold' : undefined}>{stop.title}</span>{' '}
            <span className={`text-sm ${rowTones[state]}`}>{stateWords(stop, state)}</span>
          </span>
        </span>
        {disclosureSign}
      </Link>
    </li>
  )
}

const rowTones = { done: 'text-success', next: 'font-bold text-signal', ahead: 'font-normal text-muted' }

const markOf = (state: SectionState) => (
  <svg viewBox="0 0 20 20" aria-hidden="true" className="no-print size-5 flex-none">
    <RouteMark state={state} cx={10} cy={10} r={8} strokeWidth={2} />
  </svg>
)

/** The face of a row: its mark, as on the week's map, its title, and at its end how long it takes and how far it is. */
function titleOf(stop: CourseStop, state: SectionState) {
  return (
    <span className="flex items-center gap-3">
      {markOf(state)}
      <span className="min-w-0 flex-1">{stop.title}</span>
      <span className="sr-only">{`, ${stateWords(stop, state)}`}</span>
      <span
        aria-hidden="true"
        className="no-print grid min-h-9 flex-none content-center text-right font-text text-sm leading-tight font-normal tracking-normal text-muted"
      >
        <span>{`${stop.minutes} min`}</span>
        {state === 'done' && <span className="font-bold text-success">Read</span>}
        {state === 'next' && <span className="font-bold text-signal">Next</span>}
      </span>
    </span>
  )
}

/** True for a press on the summary of a closed row: the click comes before the row opens. */
function isOpening({ target, currentTarget }: MouseEvent<HTMLDetailsElement>): boolean {
  return !currentTarget.open && target instanceof Element && target.closest('summary') !== null
}
