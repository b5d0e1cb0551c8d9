import { courseOutline, weekSections } from '../../content/curriculum/outline'
import type { WeekNumber } from '../../domain/course-week'
import { readCount, type ReadingProgress } from '../../domain/reading-progress'

/** The face of a week's tab: a waypoint with its number, the title, and how much of it is read. */
export function WeekTab({ week, progress }: { week: WeekNumber; progress: ReadingProgress }) {
  const ids = weekSections(week).map(({ id }) => id)
  const { read, total } = readCount(progress, ids)
  return (
    <span className="flex w-full items-center gap-3 text-left">
      <svg viewBox="0 0 40 40" aria-hidden="true" className="size-9 flex-none" fill="none" stroke="currentColor" strokeWidth="2">
        <circle cx="20" cy="20" r="18" className={read === total ? 'fill-current' : undefined} />
        {week === 5 && read < total && <circle cx="20" cy="20" r="14" />}
        {read === total && <path d="M12 20.5l6 6 10-12" className="check" />}
        {read < total && (
          <text x="20" y="26.5" textAnchor="middle" fill="currentColor" stroke="none" fontSize="19">
            {week}
          </text>
        )}
      </svg>
      <span className="grid min-w-0">
        <span className="sr-only">{`Week ${week} `}</span>
        <span>{courseOutline[week].title}</span>
        <span className="min-h-[1.3em] font-text text-xs font-normal tracking-normal">
          {read > 0 ? `${read} of ${total} read` : `${total} sections`}
        </span>
      </span>
    </span>
  )
}
