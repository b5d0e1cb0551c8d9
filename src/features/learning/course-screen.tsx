import { Link, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { courseOutline } from '../../content/curriculum/outline'
import { type WeekNumber, weekNumbers } from '../../domain/course-week'
import { readingProgress } from '../../local/reading-progress'
import { buttonClass } from '../../ui/button'
import { PageHeader } from '../../ui/page-header'
import { useOnDevice } from '../../ui/prerendered'
import { Tabs } from '../../ui/tabs'
import { CourseFinder } from './course-finder'
import { preloadWeeks } from './course-texts'
import { useReadingProgress } from './use-reading-progress'
import { WeekSlot } from './week-slot'
import { WeekTab } from './week-tab'

const ResumeLink = lazy(async () => ({ default: (await import('./resume-link')).ResumeLink }))

const hasPlace = () => readingProgress().place !== null

const tabId = (week: WeekNumber) => `week${week}`

/** The five-week reader. `week` comes from the address; without one the course opens where the person left, else with week 1. */
export function CourseScreen({ week }: { week?: WeekNumber | undefined }) {
  const navigate = useNavigate()
  const progress = useReadingProgress()
  const isReturning = useOnDevice(hasPlace)

  function open(id: string) {
    const chosen = weekNumbers.find((number) => tabId(number) === id)
    void navigate({ to: '/course', search: { week: chosen }, replace: true, resetScroll: false })
  }

  return (
    <>
      <PageHeader
        eyebrow="Urban Navigation Course"
        title="Cadet Training Program"
        lead="Five weeks of lessons to read, practice and mark off. Once you have opened this page, all of it reads with no network, too."
        actions={
          <Link to="/apply" state={{ scrollToForm: true }} className={buttonClass({ size: 'lg' })}>
            Apply Now
          </Link>
        }
      />
      <div className="wrap pt-8 pb-16">
        <div className="no-print mb-8 grid gap-4 md:grid-cols-2 md:items-end">
          <CourseFinder />
          {isReturning && (
            <Suspense>
              <ResumeLink week={week} />
            </Suspense>
          )}
        </div>
        <div onPointerEnter={preloadWeeks} onFocus={preloadWeeks}>
          <Tabs
            label="Course weeks"
            value={tabId(week ?? 1)}
            onChange={open}
            className="max-lg:[&>.tabs]:flex-col noscript:[&>.tabs]:hidden print:[&>.tabs]:hidden lg:[&>.tabs]:grid lg:[&>.tabs]:grid-cols-5"
            panelClassName="flex min-h-[1950px] flex-col pt-0"
            tabs={weekNumbers.map((number) => ({
              id: tabId(number),
              label: <WeekTab week={number} progress={progress} />,
              panel: <WeekSlot key={number} week={number} />,
            }))}
          />
        </div>
        <noscript>
          <p className="mt-6">{`The other weeks (${otherWeeks}) open when JavaScript is allowed.`}</p>
        </noscript>
      </div>
    </>
  )
}

const otherWeeks = weekNumbers
  .slice(1)
  .map((week) => courseOutline[week].title)
  .join(', ')
