import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { AcceptBountyScreen } from '../features/bounties/accept-bounty-screen'
import type { EntrySearch } from '../domain/app/entry-search'
import { unparsed, type Unparsed } from '../domain/app/page-address'
import { ActPage } from './-act-page'

export const Route = createFileRoute('/bounty/$bountyId/accept')({
  validateSearch: (search: EntrySearch & SearchSchemaInput): Unparsed<EntrySearch> => unparsed(search, ['entry']),
  component: Page,
})

function Page() {
  const { bountyId } = Route.useParams()
  const description = 'Read what the challenge asks of you, then accept it.'
  return (
    <ActPage act="accept" description={description} bountyId={bountyId} search={Route.useSearch()} Screen={AcceptBountyScreen} />
  )
}
