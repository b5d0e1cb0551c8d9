import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { academy } from '../../content/academy'
import { courseStops, weekName, weekSections } from '../../content/curriculum/outline'
import { course } from '../../content/facts'
import { weekNumbers, weeksAtStart, weeksInWords } from '../../domain/course/course-week'
import { siteUrl } from '../../site-url'
import { buttonClass } from '../../ui/button'
import { lazyText, prepareText, useLazyText, StaticText } from '../../ui/lazy-text'
import { PageHeader } from '../../ui/page-header'
import { CourseRoute } from './course-route'
import { weekText } from './course-texts'
import { LoadFailure } from './load-failure'

/** The weeks in one piece. A prerendered page holds them already and fetches nothing. */
const wholeCourseText = lazyText<ReactNode>('whole-course', async () => {
  const { WholeWeek } = await import('./whole-course')
  const weeks = await Promise.all(
    weekNumbers.map(async (week) => <WholeWeek key={week} week={week} text={await weekText(week).load()} />),
  )
  return weeks
})

/** All weeks on one page, for paper, and for whoever reads without scripts; once its words are there or stand in the page. */
export async function loadWholeCoursePage() {
  await prepareText(wholeCourseText)
  return WholeCoursePage
}

function WholeCoursePage() {
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

/** On paper alone: what the booklet is, whose it is, and where it is read online. */
function TitlePage() {
  return (
    <div className="booklet-title">
      <p className="eyebrow">{academy.name}</p>
      <p>{course.name}</p>
      <p>{`${weeksAtStart} weeks, ${courseStops.length} sections, about ${minutes} minutes to read.`}</p>
      <CourseRoute stateOf={() => 'next'} className="w-full" />
      <p>{`${academy.educationalOnly} ${academy.notAffiliated}`}</p>
      <p>{`${siteUrl}/course`}</p>
    </div>
  )
}
