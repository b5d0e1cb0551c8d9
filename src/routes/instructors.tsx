import { createFileRoute } from '@tanstack/react-router'
import { InstructorsScreen } from '../features/marketing/instructors-screen'
import { PageHead } from '../shell/page-head'
import { StructuredData } from '../shell/structured-data'
import { siteUrl } from '../site-url'

export const Route = createFileRoute('/instructors')({ component: Page })

// At build only: React leaves the prerendered blocks as they stand, and no script carries them.
const data = import.meta.env.SSR ? (await import('../content/page-data')).pageData(siteUrl)['/instructors'] : undefined

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
      <InstructorsScreen />
    </>
  )
}
