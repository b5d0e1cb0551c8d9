import { Link } from '@tanstack/react-router'
import { cadetWeek1Sections } from '../../content/week1/outline'
import { weeksInWords } from '../../domain/course/course-week'
import { buttonClass } from '../../ui/button'
import { prepareText } from '../../ui/lazy-text'
import { PageHeader } from '../../ui/page-header'
import { cadetWeek1Text } from './course-texts'
import { LongRead } from './long-read'

/** Cadet Week 1, what one reads before the course, on one page; once its words are there or stand in the page. */
export async function loadWeek1Page() {
  await prepareText(cadetWeek1Text)
  return Week1Page
}

function Week1Page() {
  return (
    <>
      <PageHeader
        eyebrow="Free access"
        title="Cadet Week 1"
        lead="Free, and before the course: why we train, what we stand for, how you steady your mind, build your body and read what is around you. Week 1 of the Urban Navigation Course is another text."
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
          <h2>{`Then the ${weeksInWords} weeks`}</h2>
          <p>
            {`All ${weeksInWords} weeks of the Urban Navigation Course are free to read, without an account. Packages add guided modules, a practice log and decision simulations.`}
          </p>
          <div className="flex flex-wrap gap-3">
            <Link to="/course" search={{ week: 1 }} className={buttonClass()}>
              {`Read the ${weeksInWords} weeks`}
            </Link>
            <Link to="/pricing" className={buttonClass({ variant: 'secondary' })}>
              Access Full Course
            </Link>
            <Link to="/pricing" className={buttonClass({ variant: 'secondary', className: 'md:hidden' })}>
              Upgrade Access
            </Link>
          </div>
        </aside>
      </LongRead>
    </>
  )
}
