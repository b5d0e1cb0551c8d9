import { createFileRoute } from '@tanstack/react-router'
import { fallback, object, optional, parse, string } from 'valibot'
import { unparsed } from '../domain/app/page-address'
import { SharePhotoScreen } from '../features/sharing/share-photo-screen'
import { BackLink } from '../shell/back-link'
import { PageHead } from '../shell/page-head'

export const Route = createFileRoute('/share-photo')({
  validateSearch: (search: Record<string, unknown>): { problem?: unknown } => unparsed(search, ['problem']),
  component: Page,
})

const searchSchema = object({ problem: fallback(optional(string()), undefined) })

function Page() {
  const { problem } = parse(searchSchema, Route.useSearch())
  return (
    <>
      <PageHead
        path="/share-photo"
        title="Photo for a bounty"
        description="Choose the accepted bounty that a photo from this device completes."
        keywords="bounty, photo"
        noindex
      />
      <SharePhotoScreen back={<BackLink />} problem={problem} />
    </>
  )
}
