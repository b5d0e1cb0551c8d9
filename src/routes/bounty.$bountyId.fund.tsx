import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { FundBountyScreen } from '../features/bounties/fund-bounty-screen'
import type { EntrySearch } from '../domain/app/entry-search'
import { unparsed, type Unparsed } from '../domain/app/page-address'
import { ActPage } from './-act-page'

export const Route = createFileRoute('/bounty/$bountyId/fund')({
  validateSearch: (search: EntrySearch & SearchSchemaInput): Unparsed<EntrySearch> => unparsed(search, ['entry']),
  component: Page,
})

function Page() {
  const { bountyId } = Route.useParams()
  const description = 'Pledge an amount to this challenge. You are not charged now.'
  return <ActPage act="fund" description={description} bountyId={bountyId} search={Route.useSearch()} Screen={FundBountyScreen} />
}
