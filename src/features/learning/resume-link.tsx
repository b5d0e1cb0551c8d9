import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { courseOutline, weekSections } from '../../content/curriculum/outline'
import { weekFrom, type WeekNumber } from '../../domain/course-week'
import { readingProgress } from '../../state/reading-progress'
import { useOnDevice } from '../../ui/prerendered'

/** Opens the week that the person left, once, when the address asks for none. The position on the page stays. */
function useResume(week: WeekNumber | undefined): void {
  const navigate = useNavigate()
  const isDecided = useRef(false)
  useEffect(() => {
    if (isDecided.current) return
    isDecided.current = true
    const left = weekFrom(readingProgress().place?.week)
    if (week !== undefined || left === undefined || left === 1 || location.hash !== '') return
    void navigate({ to: '/course', search: { week: left }, replace: true, resetScroll: false })
  }, [week, navigate])
}

/** "You left off at ...": the section that was open when the person came here. Its week opens by itself. */
export function ResumeLink({ week }: { week: WeekNumber | undefined }) {
  useResume(week)
  const left = useOnDevice(placeLeft)
  if (left === null) return null
  return (
    <Link
      to="/course"
      search={{ week: left.week }}
      hash={left.id}
      className="grid min-h-12 content-center border-l-4 border-signal bg-raised px-4 py-2 text-ink no-underline"
    >
      <span className="eyebrow text-muted">{`You left off in week ${left.week}, ${courseOutline[left.week].title}`}</span>
      <span className="font-bold underline underline-offset-4">{left.title}</span>
    </Link>
  )
}

/** Null for no place, and for one that the course no longer has. */
function placeLeft() {
  const { place } = readingProgress()
  const week = weekFrom(place?.week)
  const section = week && weekSections(week).find(({ id }) => id === place?.section)
  return week && section ? { week, ...section } : null
}
