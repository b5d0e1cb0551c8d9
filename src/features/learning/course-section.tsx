import { Link } from '@tanstack/react-router'
import { type MouseEvent, useState } from 'react'
import type { SectionOutline } from '../../content/curriculum/outline'
import type { SectionText } from '../../content/curriculum/week-text'
import { sectionParams } from '../../domain/course-place'
import type { WeekNumber } from '../../domain/course-week'
import { markSection, rememberPlace } from '../../state/reading-progress'
import { Button } from '../../ui/button'
import { Disclosure } from '../../ui/disclosure'
import { useHydrated } from '../../ui/prerendered'
import { SectionBody } from './section-body'

/** Done. Decorative: the words beside it say what. */
function CheckMark() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5" fill="none" stroke="currentColor" strokeWidth="3">
      <path d="M4 12.5l5.5 5.5L20 6.5" />
    </svg>
  )
}

type CourseSectionProps = {
  week: WeekNumber
  section: SectionOutline
  text: SectionText
  isRead: boolean
  startsOpen: boolean
}

/** One row of a week's accordion. */
export function CourseSection({ week, section, text, isRead, startsOpen }: CourseSectionProps) {
  const isHydrated = useHydrated()
  // The browser opens and closes the row from here on; React must not put it back.
  const [open] = useState(startsOpen)
  return (
    <Disclosure
      id={section.id}
      name={`week-${week}-sections`}
      level={3}
      open={open}
      className="scroll-mt-20"
      summary={<SectionTitle title={section.title} isRead={isRead} />}
      onClick={(event) => isOpening(event) && rememberPlace({ week, section: section.id })}
    >
      <Link
        to="/course/$week/$section"
        params={sectionParams({ week, id: section.id })}
        className="link no-print inline-flex min-h-11 items-center"
      >
        Read on its own page
      </Link>
      <div className="prose">
        <SectionBody section={section.id} text={text} />
      </div>
      <div className="no-print mt-6 min-h-11">
        {isHydrated && (
          <Button variant={isRead ? 'ghost' : 'secondary'} aria-pressed={isRead} onClick={() => markSection(section.id, !isRead)}>
            <CheckMark />
            {isRead ? 'Marked as read' : 'Mark as read'}
          </Button>
        )}
      </div>
    </Disclosure>
  )
}

function SectionTitle({ title, isRead }: { title: string; isRead: boolean }) {
  return (
    <>
      {title}
      {isRead && (
        <span className="ml-3 inline-flex items-center gap-1 align-middle text-sm text-success">
          <CheckMark />
          Read
        </span>
      )}
    </>
  )
}

/** True for a press on the summary of a closed row: the click comes before the row opens. */
function isOpening({ target, currentTarget }: MouseEvent<HTMLDetailsElement>): boolean {
  return !currentTarget.open && target instanceof Element && target.closest('summary') !== null
}
