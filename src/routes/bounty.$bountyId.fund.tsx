import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { parse } from 'valibot'
import { FundBountyScreen } from '../features/bounties/fund-bounty-screen'
import { type EntrySearch, entrySearchSchema } from '../domain/app/entry-search'
import { unparsed, type Unparsed } from '../domain/app/page-address'
import { PageHead } from '../shell/page-head'

export const Route = createFileRoute('/bounty/$bountyId/fund')({
  validateSearch: (search: EntrySearch & SearchSchemaInput): Unparsed<EntrySearch> => unparsed(search, ['entry']),
  component: Page,
})

function Page() {
  const { bountyId } = Route.useParams()
  const { entry } = parse(entrySearchSchema, Route.useSearch())
  return (
    <>
      <PageHead
        path={`/bounty/${bountyId}/fund`}
        title="Fund bounty"
        description="Pledge an amount to this challenge. You are not charged now."
        keywords="bounty, fund"
        image="bounty"
        noindex
      />
      <FundBountyScreen key={`${bountyId} ${entry}`} bountyId={bountyId} entry={entry} />
    </>
  )
}
