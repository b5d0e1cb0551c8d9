import { Link } from '@tanstack/react-router'
import { courseOutline } from '../../content/curriculum/outline'
import { weekFrom, type WeekNumber } from '../../domain/course-week'

/** The lower collar of the sheet: a scale in days, and the sheet that joins it. */
export function WeekScale({ week }: { week: WeekNumber }) {
  const next = weekFrom(week + 1)
  return (
    <div className="no-print flex flex-wrap items-end justify-between gap-x-8 gap-y-5 border-t border-ink px-4 py-5 md:px-8">
      <div aria-hidden="true" className="grid gap-1">
        <div className="grid h-3 w-56 grid-cols-7 border border-ink">
          {scaleDays.map((day) => (
            <span key={day} className="odd:bg-ink" />
          ))}
        </div>
        <span className="flex w-56 justify-between text-xs text-muted">
          <span>0</span>
          <span>7 days</span>
        </span>
      </div>
      <Link to="/whole-course" className="link inline-flex min-h-11 items-center">
        All five weeks on one page, to print
      </Link>
      {next === undefined ? (
        <Link to="/next-steps" className="link inline-flex min-h-11 items-center gap-2 font-bold">
          The course ends here: next steps
          <span aria-hidden="true">→</span>
        </Link>
      ) : (
        <Link to="/course" search={{ week: next }} resetScroll className="link inline-flex min-h-11 items-center gap-2 font-bold">
          {`Joins sheet ${next}: ${courseOutline[next].title}`}
          <span aria-hidden="true">→</span>
        </Link>
      )}
    </div>
  )
}

const scaleDays = [1, 2, 3, 4, 5, 6, 7]
