import { Link } from '@tanstack/react-router'
import { courseOutline, weekSections } from '../../content/curriculum/outline'
import { weekSummaries } from '../../content/curriculum/summaries'
import { weekNumbers } from '../../domain/course-week'

/** The five weeks as controls of one course, joined by the leg that leads from mark to mark. */
export function WeekList() {
  return (
    <ol className="grid lg:grid-cols-5">
      {weekNumbers.map((week) => (
        <li key={week} className="group relative flex gap-5 pb-8 last:pb-0 lg:flex-col lg:pr-5 lg:pb-0">
          <span
            aria-hidden="true"
            className="absolute top-14 bottom-0 left-7 border-l-2 border-dashed border-line group-last:hidden lg:top-7 lg:right-0 lg:bottom-auto lg:left-14 lg:border-t-2 lg:border-l-0"
          />
          <WeekMark week={week} />
          <div className="card card-link min-w-0 grow lg:-ml-px">
            <p className="eyebrow text-signal">WEEK {week}</p>
            <h3 className="mt-1 text-xl">
              <Link to="/training-details" className="no-underline">
                {courseOutline[week].subtitle}
              </Link>
            </h3>
            <p className="mt-3 text-sm text-muted">{weekSummaries[week]}</p>
            <p className="mt-4 border-t border-hairline pt-2 text-sm">{weekSections(week).length} sections</p>
          </div>
        </li>
      ))}
    </ol>
  )
}

function WeekMark({ week }: { week: number }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 56 56" className="relative z-1 size-14 shrink-0 fill-ground stroke-signal stroke-[3]">
      <circle cx="28" cy="28" r="25" />
      {week === 5 && <circle cx="28" cy="28" r="18" />}
      <text x="28" y="36" textAnchor="middle" className="display fill-ink stroke-none text-xl">
        {week}
      </text>
    </svg>
  )
}
