import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { parse } from 'valibot'
import { AcceptBountyScreen } from '../features/bounties/accept-bounty-screen'
import { type EntrySearch, entrySearchSchema } from '../domain/app/entry-search'
import { unparsed, type Unparsed } from '../domain/app/page-address'
import { PageHead } from '../shell/page-head'

export const Route = createFileRoute('/bounty/$bountyId/accept')({
  validateSearch: (search: EntrySearch & SearchSchemaInput): Unparsed<EntrySearch> => unparsed(search, ['entry']),
  component: Page,
})

function Page() {
  const { bountyId } = Route.useParams()
  const { entry } = parse(entrySearchSchema, Route.useSearch())
  return (
    <>
      <PageHead
        path={`/bounty/${bountyId}/accept`}
        title="Accept bounty"
        description="Read what the challenge asks of you, then accept it."
        keywords="bounty, accept"
        image="bounty"
        noindex
      />
      <AcceptBountyScreen key={`${bountyId} ${entry}`} bountyId={bountyId} entry={entry} />
    </>
  )
}
