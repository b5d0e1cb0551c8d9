import { createFileRoute } from '@tanstack/react-router'
import { TrainingDetailsScreen } from '../features/marketing/training-details-screen'
import { PageHead } from '../shell/page-head'

export const Route = createFileRoute('/training-details')({ component: Page })

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
      <TrainingDetailsScreen />
    </>
  )
}
