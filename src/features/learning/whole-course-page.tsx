import { Link } from '@tanstack/react-router'
import { weekName } from '../../content/curriculum/outline'
import { weekNumbers } from '../../domain/course-week'
import { buttonClass } from '../../ui/button'
import { useLazyText } from '../../ui/lazy-text'
import { PageHeader } from '../../ui/page-header'
import { StaticText } from '../../ui/static-text'
import { LoadFailure } from './load-failure'
import { wholeCourseText } from './whole-course-text'

/** All five weeks on one page: for paper, and for whoever reads without scripts. */
export function WholeCoursePage() {
  const { text, isFailed } = useLazyText(wholeCourseText)
  return (
    <>
      <PageHeader
        eyebrow="All five weeks"
        title="The whole course"
        lead="All five weeks on one page, every section open. Print it, or read it straight down."
        actions={
          <Link to="/course" className={buttonClass({ variant: 'secondary' })}>
            By week
          </Link>
        }
      />
      <div className="wrap pt-8 pb-16">
        <nav aria-label="Weeks">
          <ol className="grid border-t-2 border-ink lg:grid-cols-5">
            {weekNumbers.map((week) => (
              <li key={week} className="border-b border-line">
                <a href={`#week-${week}`} className="flex min-h-11 items-center gap-3 py-2 no-underline hover:underline">
                  <span className="display text-signal">{week}</span>
                  {weekName(week)}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        {isFailed && <LoadFailure />}
        <StaticText name={wholeCourseText.name}>{text}</StaticText>
      </div>
    </>
  )
}
