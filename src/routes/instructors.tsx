import { createFileRoute } from '@tanstack/react-router'
import { PageHead } from '../shell/page-head'
import { StructuredData } from '../shell/structured-data'
import { siteUrl } from '../site-url'
import { later } from '../ui/later'

export const Route = createFileRoute('/instructors')({ component: Page })

// At build only: React leaves the prerendered blocks as they stand, and no script carries them.
const data = import.meta.env.SSR ? (await import('../content/page-data')).pageData(siteUrl)['/instructors'] : undefined

const page = await later('instructors', async () => (await import('../features/marketing/instructors-page')).InstructorsPage)

function Page() {
  return (
    <>
      <PageHead
        path="/instructors"
        title="Instructors"
        description="Meet the eight simulated instructors behind the lessons and see what they specialize in."
        keywords="instructors, trainers, veteran, specialties"
      />
      <StructuredData data={data?.trail} />
      {page}
    </>
  )
}
