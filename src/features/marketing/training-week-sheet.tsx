import { Link } from '@tanstack/react-router'
import { Artwork } from '../../ui/artwork/artwork'
import type { TrainingWeek } from '../../content/training-details'

/** One week of the curriculum as a row of the sheet: mark, subject, and its sections in their order. */
export function TrainingWeekSheet({ week }: { week: TrainingWeek }) {
  return (
    <li className="grid gap-x-8 gap-y-4 border-b border-line py-8 md:grid-cols-[5.5rem_1.2fr_1fr]">
      <Artwork file="emblems" id={`week-${week.number}`} className="size-16 md:size-22" />
      <div>
        <p className="eyebrow text-signal">
          Week {week.number}: {week.title}
        </p>
        <h3 className="mt-1">{week.subtitle}</h3>
        <p className="mt-2 max-w-[52ch] text-lg text-muted">{week.summary}</p>
        <Link to="/course" search={{ week: week.number }} className="link mt-2 inline-flex min-h-11 items-center">
          Read week {week.number}
        </Link>
      </div>
      <ol className="grid content-start gap-1.5 md:border-l md:border-line md:pl-6">
        {week.sections.map((section, index) => (
          <li key={section.id} className="grid grid-cols-[1.75rem_1fr]">
            <span aria-hidden="true" className="display text-signal">
              {index + 1}
            </span>
            {section.title}
          </li>
        ))}
      </ol>
    </li>
  )
}
