import { createFileRoute } from '@tanstack/react-router'
import { DisclaimerScreen } from '../features/support/disclaimer-screen'
import { PageHead } from '../shell/page-head'

export const Route = createFileRoute('/disclaimer')({ component: Page })

function Page() {
  return (
    <>
      <PageHead
        path="/disclaimer"
        title="Disclaimer"
        description="Educational content only: no affiliation with any government or military body, and no official certification."
        keywords="disclaimer, educational, not affiliated"
        image="legal"
      />
      <DisclaimerScreen />
    </>
  )
}
