import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { WeekNumber } from '../../domain/course-week'
import type { ReadCount } from '../../domain/reading-progress'
import { buttonClass } from '../../ui/button'
import { ProgressBar } from '../../ui/progress-bar'
import { useHydrated } from '../../ui/prerendered'

/** The margin of the sheet: progress, the week's quote and the way into the academy. */
export function WeekMargin({ week, count, children }: { week: WeekNumber; count: ReadCount; children: ReactNode }) {
  const isHydrated = useHydrated()
  return (
    <div className="grid content-start gap-8 lg:sticky lg:top-24 lg:self-start">
      <div className="no-print">
        <p className="eyebrow mb-2">Your bearing</p>
        <ProgressBar value={isHydrated ? count.percent : 0} label={`Week ${week} progress`} />
        <p className="mt-2 text-sm text-muted">{`${count.read} of ${count.total} sections read`}</p>
      </div>
      {children}
      <div className="no-print border-t-2 border-ink pt-5">
        <p className="mb-4">Do you want to train this with instructors? Apply for the academy. It takes two minutes.</p>
        <Link to="/apply" state={{ scrollToForm: true }} className={buttonClass({ size: 'lg', className: 'w-full' })}>
          Apply Now
        </Link>
      </div>
    </div>
  )
}
