import { createFileRoute } from '@tanstack/react-router'
import { SharePhotoScreen } from '../features/sharing/share-photo-screen'
import { PageHead } from '../shell/page-head'

export const Route = createFileRoute('/share-photo')({
  validateSearch: ({ problem }: Record<string, unknown>): { problem?: string } =>
    typeof problem === 'string' ? { problem } : {},
  component: Page,
})

function Page() {
  const { problem } = Route.useSearch()
  return (
    <>
      <PageHead
        path="/share-photo"
        title="Photo for a bounty"
        description="Choose the accepted bounty that a photo from this device completes."
        keywords="bounty, photo"
        noindex
      />
      <SharePhotoScreen problem={problem} />
    </>
  )
}
