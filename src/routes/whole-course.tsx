import { createFileRoute } from '@tanstack/react-router'
import { weeksInWords } from '../domain/course/course-week'
import { PageHead } from '../shell/page-head'
import { StructuredData } from '../shell/structured-data'
import { siteUrl } from '../site-url'
import { later } from '../ui/later'

export const Route = createFileRoute('/whole-course')({ component: Page })

// At build only: React leaves the prerendered blocks as they stand, and no script carries them.
const data = import.meta.env.SSR ? (await import('../content/page-data')).pageData(siteUrl)['/whole-course'] : undefined

const page = await later('whole-course-page', async () =>
  (await import('../features/course/whole-course-page')).loadWholeCoursePage(),
)

function Page() {
  return (
    <>
      <PageHead
        path="/whole-course"
        title="The whole course on one page"
        description={`All ${weeksInWords} weeks of the Urban Navigation Course with every section open, to print or to read straight down.`}
        keywords={`urban navigation course, print, all ${weeksInWords} weeks, lessons`}
        image="course"
      />
      <StructuredData data={data?.trail} />
      {page}
    </>
  )
}
