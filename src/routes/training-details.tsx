import { createFileRoute } from '@tanstack/react-router'
import { breadcrumbs } from '../content/structured-data'
import { TrainingDetailsScreen } from '../features/marketing/training-details-screen'
import { PageHead } from '../shell/page-head'
import { StructuredData } from '../shell/structured-data'
import { siteUrl } from '../site-url'

export const Route = createFileRoute('/training-details')({ component: Page })

const trail = [
  { name: 'Training', path: '/course' },
  { name: 'Training details', path: '/training-details' },
]

function Page() {
  return (
    <>
      <PageHead
        path="/training-details"
        title="Training details"
        description="The curriculum of the five weeks section by section, and answers to what cadets ask before they start."
        keywords="curriculum, training details, course outline, cadet program"
        image="course"
      />
      <StructuredData data={breadcrumbs(siteUrl, trail)} />
      <TrainingDetailsScreen />
    </>
  )
}
