import { createFileRoute } from '@tanstack/react-router'
import { weekFrom, type WeekNumber, weeksAtStart, weeksInWords } from '../domain/course/course-week'
import { CourseScreen } from '../features/course/course-screen'
import { PageHead } from '../shell/page-head'
import { StructuredData } from '../shell/structured-data'
import { siteUrl } from '../site-url'

export const Route = createFileRoute('/course/')({
  validateSearch: (search: Record<string, unknown>): { week?: WeekNumber | undefined } => ({ week: weekFrom(search['week']) }),
  loaderDeps: ({ search }) => ({ week: search.week }),
  loader: async ({ deps }) => (await import('../features/course/course-texts')).prepareWeek(deps.week),
  component: Page,
})

// At build only: React leaves the prerendered blocks as they stand, and no script carries them.
const data = import.meta.env.SSR ? (await import('../content/page-data')).pageData(siteUrl)['/course'] : undefined

function Page() {
  return (
    <>
      <PageHead
        path="/course"
        title="Urban Navigation Course"
        description={`${weeksAtStart} weeks of personal-defense lessons in plain words: awareness, evasion, self-defense, interviewing and emergency response.`}
        keywords={`urban navigation course, ${weeksInWords} weeks, personal defense, self-defense lessons, offline`}
        image="course"
      />
      <StructuredData data={data?.trail} />
      <StructuredData data={data?.course} />
      <CourseScreen />
    </>
  )
}
