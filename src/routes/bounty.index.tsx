import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import type { BountySearch } from '../domain/bounties/bounty-search'
import { unparsed, type Unparsed } from '../domain/app/page-address'
import { BountiesScreen } from '../features/bounties/bounties-screen'
import { PageHead } from '../shell/page-head'

export const Route = createFileRoute('/bounty/')({
  // Links give what it knows, an address anything: the parsing, and Valibot with it, belongs to the board's own chunk.
  validateSearch: (search: BountySearch & SearchSchemaInput): Unparsed<BountySearch> =>
    unparsed(search, ['tab', 'category', 'sort', 'q', 'period', 'mine']),
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
