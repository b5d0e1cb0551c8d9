import { createFileRoute } from '@tanstack/react-router'
import { UpgradesScreen } from '../features/marketing/upgrades-screen'
import { PageHead } from '../shell/page-head'

export const Route = createFileRoute('/upgrades')({ component: Page })

function Page() {
  return (
    <>
      <PageHead
        path="/upgrades"
        title="Training Upgrades"
        description="Five advanced programs for cadets who have finished the course, with eligibility and common questions."
        keywords="advanced training, upgrades, specialization, programs"
      />
      <UpgradesScreen />
    </>
  )
}
