import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { parse } from 'valibot'
import { CompleteBountyScreen } from '../features/bounties/complete-bounty-screen'
import { type EntrySearch, entrySearchSchema } from '../domain/app/entry-search'
import { unparsed, type Unparsed } from '../domain/app/page-address'
import { PageHead } from '../shell/page-head'

export const Route = createFileRoute('/bounty/$bountyId/complete')({
  validateSearch: (search: EntrySearch & SearchSchemaInput): Unparsed<EntrySearch> => unparsed(search, ['entry']),
  component: Page,
})

function Page() {
  const { bountyId } = Route.useParams()
  const { entry } = parse(entrySearchSchema, Route.useSearch())
  return (
    <>
      <PageHead
        path={`/bounty/${bountyId}/complete`}
        title="Complete bounty"
        description="Send a photo and notes that show what you did."
        keywords="bounty, complete"
        image="bounty"
        noindex
      />
      <CompleteBountyScreen key={`${bountyId} ${entry}`} bountyId={bountyId} entry={entry} />
    </>
  )
}
