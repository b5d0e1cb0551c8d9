import { createFileRoute } from '@tanstack/react-router'
import { PageHead } from '../shell/page-head'
import { storedTicks } from '../state/next-steps'
import { later } from '../ui/later'

export const Route = createFileRoute('/next-steps')({ component: Page })

const page = await later(
  'next-steps',
  async () => (await import('../features/marketing/next-steps-page')).NextStepsPage,
  storedTicks,
)

function Page() {
  return (
    <>
      <PageHead
        path="/next-steps"
        title="Next steps"
        description="A checklist for the time after you apply or pay: dates, equipment, a fitness baseline and where to read first."
        keywords="next steps, checklist, equipment, fitness baseline, getting started"
      />
      {page}
    </>
  )
}
