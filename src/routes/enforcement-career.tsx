import { createFileRoute } from '@tanstack/react-router'
import { EnforcementCareerScreen } from '../features/marketing/enforcement-career-screen'
import { PageHead } from '../shell/page-head'

export const Route = createFileRoute('/enforcement-career')({ component: Page })

function Page() {
  return (
    <>
      <PageHead
        path="/enforcement-career"
        title="Enforcement careers"
        description="The five steps into a federal enforcement career, as other organizations run it, and what to prepare for each."
        keywords="enforcement career, federal jobs, basic training, screening"
      />
      <EnforcementCareerScreen />
    </>
  )
}
