import { createFileRoute } from '@tanstack/react-router'
import { OutboxScreen } from '../features/outbox/outbox-screen'
import { BackLink } from '../shell/back-link'
import { PageHead } from '../shell/page-head'

export const Route = createFileRoute('/outbox')({ component: Page })

function Page() {
  return (
    <>
      <PageHead
        path="/outbox"
        title="Outbox"
        description="What you did on this device that the academy has not confirmed yet, and where each of it stands."
        keywords="outbox, offline, unsent work"
        noindex
      />
      <OutboxScreen back={<BackLink />} />
    </>
  )
}
