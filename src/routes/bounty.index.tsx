import { createFileRoute } from '@tanstack/react-router'
import type { BountySearch } from '../domain/bounty-search'
import { BountiesScreen } from '../features/bounties/bounties-screen'
import { PageHead } from '../shell/page-head'

export const Route = createFileRoute('/bounty/')({
  // Only typed here: the parsing, and Valibot with it, belongs to the board's own chunk.
  validateSearch: (search: Record<string, unknown>) => search as BountySearch,
  component: Page,
})

function Page() {
  return (
    <>
      <PageHead
        path="/bounty"
        title="Bounties"
        description="Create, fund, accept and complete patriotic educational challenges. Browse the active ones, or start your own."
        keywords="bounties, patriotic education, challenges, fund, community"
        image="bounty"
      />
      <BountiesScreen />
    </>
  )
}
