import { createFileRoute } from '@tanstack/react-router'
import { NextStepsScreen } from '../features/marketing/next-steps-screen'
import { PageHead } from '../shell/page-head'

export const Route = createFileRoute('/next-steps')({ component: Page })

function Page() {
  return (
    <>
      <PageHead
        path="/next-steps"
        title="Next steps"
        description="A checklist for the time after you apply or pay: dates, equipment, a fitness baseline and where to read first."
        keywords="next steps, checklist, equipment, fitness baseline, getting started"
      />
      <NextStepsScreen />
    </>
  )
}
