import { Link } from '@tanstack/react-router'
import { academy } from '../../content/academy'
import { courseStops, weekName, weekSections } from '../../content/curriculum/outline'
import { course } from '../../content/facts'
import { isLastWeek, weekNumbers, weeksAtStart, weeksInWords } from '../../domain/course/course-week'
import { siteUrl } from '../../site-url'
import { buttonClass } from '../../ui/button'
import { useLazyText, StaticText } from '../../ui/lazy-text'
import { RouteControl, RouteStart } from '../../ui/drawings'
import { PageHeader } from '../../ui/page-header'
import { LoadFailure } from './load-failure'
import { wholeCourseText } from './whole-course-text'

/** All weeks on one page: for paper, and for whoever reads without scripts. */
export function WholeCoursePage() {
  const { text, isFailed } = useLazyText(wholeCourseText)
  return (
    <div className="booklet">
      <TitlePage />
      <PageHeader
        eyebrow={`All ${weeksInWords} weeks`}
        title="The whole course"
        lead={
          <span className="no-print">
            {`All ${weeksInWords} weeks on one page, every section open. Print it, or read it straight down.`}
          </span>
        }
        actions={
          <Link to="/course" className={buttonClass({ variant: 'secondary' })}>
            By week
          </Link>
        }
      />
      <div className="wrap pt-8 pb-16">
        <nav aria-label="Weeks">
          <ol className="grid border-t-2 border-ink lg:auto-cols-fr lg:grid-flow-col">
            {weekNumbers.map((week) => (
              <li key={week} className="border-b border-line">
                <a href={`#week-${week}`} className="flex min-h-11 items-center gap-3 py-2 no-underline hover:underline">
                  <span className="display text-signal">{week}</span>
                  {weekName(week)}
                </a>
                <ol className="booklet-sections">
                  {weekSections(week).map(({ id, title }, index) => (
                    <li key={id}>
                      <a href={`#${id}`}>{`${week}.${index + 1} ${title}`}</a>
                    </li>
                  ))}
                </ol>
              </li>
            ))}
          </ol>
        </nav>
        {isFailed && <LoadFailure />}
        <StaticText name={wholeCourseText.name}>{text}</StaticText>
      </div>
    </div>
  )
}

const minutes = courseStops.reduce((sum, stop) => sum + stop.minutes, 0)
const controlX = (week: number) => 20 + week * 60
const controlY = (week: number) => (week % 2 === 1 ? 30 : 90)
const routeWidth = controlX(weekNumbers.length) + 24
const legs = weekNumbers.map((week) => `L${controlX(week)} ${controlY(week)}`)

/** On paper alone: what the booklet is, whose it is, and where it is read online. */
function TitlePage() {
  return (
    <div className="booklet-title">
      <p className="eyebrow">{academy.name}</p>
      <p>{course.name}</p>
      <p>{`${weeksAtStart} weeks, ${courseStops.length} sections, about ${minutes} minutes to read.`}</p>
      <svg aria-hidden="true" viewBox={`0 0 ${routeWidth} 120`}>
        <path d={`M${controlX(0)} ${controlY(0)}${legs.join('')}`} className="stroke-ink" strokeWidth="2" strokeDasharray="1 5" />
        <RouteStart x={controlX(0)} y={controlY(0)} />
        {weekNumbers.map((week) => (
          <RouteControl
            key={week}
            number={week}
            state="next"
            cx={controlX(week)}
            cy={controlY(week)}
            isFinish={isLastWeek(week)}
          />
        ))}
      </svg>
      <p>{`${academy.educationalOnly} ${academy.notAffiliated}`}</p>
      <p>{`${siteUrl}/course`}</p>
    </div>
  )
}
