import { createFileRoute } from '@tanstack/react-router'
import { parse } from 'valibot'
import { courseSearchSchema, type CourseSearch } from '../domain/course-search'
import { CourseScreen } from '../features/learning/course-screen'
import { PageHead } from '../shell/page-head'

export const Route = createFileRoute('/course')({
  // Only typed here: the parsing, and Valibot with it, belongs to the screen's own chunk.
  validateSearch: (search: Record<string, unknown>) => search as CourseSearch,
  component: Page,
})

function Page() {
  const { week } = parse(courseSearchSchema, Route.useSearch())
  return (
    <>
      <PageHead
        path="/course"
        title="Urban Navigation Course"
        description="Five weeks of personal-defence lessons in plain words: awareness, evasion, self-defence, interviewing and emergency response."
        keywords="urban navigation course, five weeks, personal defence, self-defence lessons, offline"
        image="course"
      />
      <CourseScreen week={week} />
    </>
  )
}
