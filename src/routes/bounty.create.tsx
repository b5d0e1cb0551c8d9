import { createFileRoute } from '@tanstack/react-router'
import { CreateBountyScreen } from '../features/bounties/create-bounty-screen'
import { PageHead } from '../shell/page-head'

export const Route = createFileRoute('/bounty/create')({ component: Page })

function Page() {
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
      <CreateBountyScreen />
    </>
  )
}
