import { createFileRoute } from '@tanstack/react-router'
import { PageHead } from '../shell/page-head'
import { later } from '../ui/later'

export const Route = createFileRoute('/privacy')({ component: Page })

const page = await later('privacy', async () => (await import('../features/support/privacy-page')).PrivacyPage)

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
      {page}
    </>
  )
}
