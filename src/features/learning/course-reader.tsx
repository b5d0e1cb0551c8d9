import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { courseOutline } from '../../content/curriculum/outline'
import { type WeekNumber, weekNumbers } from '../../domain/course-week'
import { useOnDevice } from '../../ui/prerendered'
import { Tabs } from '../../ui/tabs'
import { CourseFinder } from './course-finder'
import { preloadWeeks } from './course-texts'
import { readingProgress, useReadingProgress } from '../../state/reading-progress'
import { WeekSlot } from './week-slot'
import { WeekTab } from './week-tab'

const route = getRouteApi('/course')

const ResumeLink = lazy(async () => ({ default: (await import('./resume-link')).ResumeLink }))

const hasPlace = () => readingProgress().place !== null

const tabId = (week: WeekNumber) => `week${week}`

/** The five weeks in tabs. The week comes from the address; without one the course opens where the person left, else with week 1. */
export function CourseReader() {
  const { week } = route.useSearch()
  const navigate = useNavigate()
  const progress = useReadingProgress()
  const isReturning = useOnDevice(hasPlace)

  function open(id: string) {
    const chosen = weekNumbers.find((number) => tabId(number) === id)
    void navigate({ to: '/course', search: { week: chosen }, replace: true, resetScroll: false })
  }

  return (
    <div className="wrap pt-8 pb-16">
      <div className="no-print mb-8 grid gap-4 md:grid-cols-2 md:items-end">
        <CourseFinder />
        {isReturning && (
          <Suspense>
            <ResumeLink week={week} />
          </Suspense>
        )}
      </div>
      <noscript>
        <p className="mb-6">
          Without JavaScript this page shows week 1.{' '}
          <a href="/whole-course" className="link">
            The whole course stands on one page
          </a>
          :{' '}
          {weekNumbers.map((number) => (
            <a key={number} href={`/whole-course#week-${number}`} className="link mr-4 inline-flex min-h-11 items-center">
              {`${number} ${courseOutline[number].title}`}
            </a>
          ))}
        </p>
      </noscript>
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
    </div>
  )
}
