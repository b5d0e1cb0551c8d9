import { createFileRoute } from '@tanstack/react-router'
import { breadcrumbs } from '../content/structured-data'
import { InstructorsScreen } from '../features/marketing/instructors-screen'
import { PageHead } from '../shell/page-head'
import { StructuredData } from '../shell/structured-data'
import { siteUrl } from '../site-url'

export const Route = createFileRoute('/instructors')({ component: Page })

const trail = [
  { name: 'Training', path: '/course' },
  { name: 'Instructors', path: '/instructors' },
]

function Page() {
  return (
    <>
      <PageHead
        path="/instructors"
        title="Instructors"
        description="Meet the eight simulated instructors behind the lessons and see what they specialize in."
        keywords="instructors, trainers, veteran, specialties"
      />
      <StructuredData data={breadcrumbs(siteUrl, trail)} />
      <InstructorsScreen />
    </>
  )
}
