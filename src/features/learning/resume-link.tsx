import { Link } from '@tanstack/react-router'
import { courseOutline, weekSections } from '../../content/curriculum/outline'
import { weekFrom, type WeekNumber } from '../../domain/course-week'
import { readingProgress } from '../../local/reading-progress'
import { useOnDevice } from '../../ui/prerendered'
import { useResume } from './use-resume'

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
