import { createFileRoute } from '@tanstack/react-router'
import { TermsScreen } from '../features/support/terms-screen'
import { PageHead } from '../shell/page-head'

export const Route = createFileRoute('/terms')({ component: Page })

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
      <TermsScreen />
    </>
  )
}
