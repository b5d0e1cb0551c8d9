import { createFileRoute } from '@tanstack/react-router'
import { PageHead } from '../shell/page-head'
import { later } from '../ui/later'

export const Route = createFileRoute('/disclaimer')({ component: Page })

const page = await later('disclaimer', async () => (await import('../features/support/disclaimer-page')).DisclaimerPage)

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
      {page}
    </>
  )
}
