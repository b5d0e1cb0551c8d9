import { createFileRoute } from '@tanstack/react-router'
import { CreateBountyScreen } from '../features/bounties/create-bounty-screen'
import { entrySearch } from '../domain/entry-search'
import { PageHead } from '../shell/page-head'

export const Route = createFileRoute('/bounty/create')({ validateSearch: entrySearch, component: Page })

function Page() {
  const { entry } = Route.useSearch()
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
