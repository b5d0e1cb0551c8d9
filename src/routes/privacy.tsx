import { createFileRoute } from '@tanstack/react-router'
import { PrivacyScreen } from '../features/support/privacy-screen'
import { PageHead } from '../shell/page-head'

export const Route = createFileRoute('/privacy')({ component: Page })

function Page() {
  return (
    <>
      <PageHead
        path="/privacy"
        title="Privacy Policy"
        description="What the academy stores about you, where it is kept, for how long, and how to have it removed."
        keywords="privacy policy, data, storage, deletion"
        image="legal"
      />
      <PrivacyScreen />
    </>
  )
}
