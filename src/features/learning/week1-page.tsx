import { Link } from '@tanstack/react-router'
import { cadetWeek1Sections } from '../../content/week1/outline'
import { buttonClass } from '../../ui/button'
import { PageHeader } from '../../ui/page-header'
import { BackToTop } from './back-to-top'
import { cadetWeek1Text } from './course-texts'
import { LongRead } from './long-read'

/** Cadet Week 1: the free first week, on one page. */
export function Week1Page() {
  return (
    <>
      <PageHeader
        eyebrow="Free access"
        title="Cadet Week 1"
        lead="Your first week, complete and free: why we train, what we stand for, how you steady your mind, build your body and read what is around you."
        actions={
          <Link to="/pricing" className={buttonClass({ variant: 'secondary' })}>
            Back to Plans
          </Link>
        }
      />
      <LongRead
        sections={cadetWeek1Sections}
        source={cadetWeek1Text}
        indexTitle="Contents"
        aside={
          <Link to="/pricing" className={buttonClass({ variant: 'secondary', className: 'mt-6 w-full' })}>
            Upgrade Access
          </Link>
        }
      >
        <aside className="no-print mt-14 grid justify-items-start gap-4 border-2 border-ink bg-surface p-6">
          <h2>Four weeks to go</h2>
          <p>
            Evasion, self-defense, communication and emergency response follow. You read them in the course; the levels and the
            simulations of the packages are in preparation.
          </p>
          <div className="flex flex-wrap gap-3">
            <Link to="/pricing" className={buttonClass()}>
              Access Full Course
            </Link>
            <Link to="/pricing" className={buttonClass({ variant: 'secondary', className: 'md:hidden' })}>
              Upgrade Access
            </Link>
          </div>
        </aside>
        <BackToTop />
      </LongRead>
    </>
  )
}
