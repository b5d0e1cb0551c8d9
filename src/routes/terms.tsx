import { createFileRoute } from '@tanstack/react-router'
import { PageHead } from '../shell/page-head'
import { later } from '../ui/later'

export const Route = createFileRoute('/terms')({ component: Page })

const page = await later('terms', async () => (await import('../features/support/terms-page')).TermsPage)

function Page() {
  return (
    <>
      <PageHead
        path="/terms"
        title="Terms of Service"
        description="The rules for using the site, the online packages, the Academy Program and the bounty marketplace."
        keywords="terms of service, refunds, rules"
        image="legal"
      />
      {page}
    </>
  )
}
