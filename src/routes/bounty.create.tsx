import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { parse } from 'valibot'
import { CreateBountyScreen } from '../features/bounties/create-bounty-screen'
import { type EntrySearch, entrySearchSchema } from '../domain/app/entry-search'
import { unparsed, type Unparsed } from '../domain/app/page-address'
import { PageHead } from '../shell/page-head'

export const Route = createFileRoute('/bounty/create')({
  validateSearch: (search: EntrySearch & SearchSchemaInput): Unparsed<EntrySearch> => unparsed(search, ['entry']),
  component: Page,
})

function Page() {
  const { entry } = parse(entrySearchSchema, Route.useSearch())
  return (
    <>
      <PageHead
        path="/bounty/create"
        title="Create a bounty"
        description="Describe an educational challenge, set its goal and deadline, and publish it to the community."
        keywords="create bounty"
        image="bounty"
        noindex
      />
      <CreateBountyScreen key={entry} entry={entry} />
    </>
  )
}
