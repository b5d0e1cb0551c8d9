import { createFileRoute } from '@tanstack/react-router'
import { PageHead } from '../shell/page-head'
import { StructuredData } from '../shell/structured-data'
import { siteUrl } from '../site-url'
import { later } from '../ui/later'

export const Route = createFileRoute('/week1-content')({ component: Page })

// At build only: React leaves the prerendered blocks as they stand, and no script carries them.
const data = import.meta.env.SSR ? (await import('../content/page-data')).pageData(siteUrl)['/week1-content'] : undefined

const page = await later('week-1', async () => (await import('../features/course/week1-page')).loadWeek1Page())

function Page() {
  return (
    <>
      <PageHead
        path="/week1-content"
        title="Cadet Week 1"
        description="The complete first week, free: core values, mental preparation, physical fitness and tactical awareness."
        keywords="week 1, cadet, core values, OODA loop, color code, fitness assessment"
        image="course"
      />
      <StructuredData data={data?.trail} />
      {page}
    </>
  )
}
