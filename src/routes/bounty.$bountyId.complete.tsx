import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { CompleteBountyScreen } from '../features/bounties/complete-bounty-screen'
import type { EntrySearch } from '../domain/app/entry-search'
import { unparsed, type Unparsed } from '../domain/app/page-address'
import { ActPage } from './-act-page'

export const Route = createFileRoute('/bounty/$bountyId/complete')({
  validateSearch: (search: EntrySearch & SearchSchemaInput): Unparsed<EntrySearch> => unparsed(search, ['entry']),
  component: Page,
})

function Page() {
  const { bountyId } = Route.useParams()
  const description = 'Send a photo and notes that show what you did.'
  return (
    <ActPage
      act="complete"
      description={description}
      bountyId={bountyId}
      search={Route.useSearch()}
      Screen={CompleteBountyScreen}
    />
  )
}
