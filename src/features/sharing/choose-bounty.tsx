import { Link, useNavigate } from '@tanstack/react-router'
import { academyNow } from '../../clock'
import type { Bounty } from '../../domain/bounties/bounty'
import { isListKnown } from '../../domain/bounties/bounty-view'
import { useAsked } from '../../hooks/use-asked'
import { useLive } from '../../hooks/use-live'
import { chooseBounty, type SharedPhoto } from '../../local/shared-photo'
import { Alert } from '../../ui/alert'
import { Button, buttonClass } from '../../ui/button'
import { EmptyState, Skeleton } from '../../ui/placeholders'

/** What the shared photo can be for, live; null until this phone was looked through. Fetches the own acceptances meanwhile. */
function useCompletable(viewerId: string): { bounties: Bounty[] | null; failed: boolean } {
  const { value, failed } = useLive(
    () => import('./completable-bounties'),
    (reads) => reads.completableBounties(viewerId, academyNow()),
    `completable ${viewerId}`,
  )
  const { value: answer, state } = useAsked('mine')
  const isKnown = isListKnown(value, answer !== undefined)
  return { bounties: isKnown ? value : null, failed: failed || (!isKnown && state === 'failed') }
}

export function ChooseBounty({ photo, viewerId }: { photo: SharedPhoto; viewerId: string }) {
  const navigate = useNavigate()
  const { bounties, failed } = useCompletable(viewerId)
  if (failed) return <Alert tone="danger">Your bounties could not be read. Reload this page to try again.</Alert>
  if (bounties === null) return <Skeleton className="h-40 w-full" />
  if (bounties.length === 0)
    return (
      <EmptyState
        title="You have no accepted bounty to complete"
        action={
          <Link to="/bounty" search={{ tab: 'marketplace' }} className={buttonClass()}>
            Browse Marketplace
          </Link>
        }
      >
        Keep the photo for a day and accept one, then open this page again.
      </EmptyState>
    )

  const take = async ({ id }: Bounty) => {
    await chooseBounty(photo, viewerId, id)
    await navigate({ to: '/bounty/$bountyId/complete', params: { bountyId: id } })
  }
  return (
    <section aria-labelledby="accepted-bounties" className="grid gap-4">
      <h2 id="accepted-bounties" className="text-2xl">
        Your accepted bounties
      </h2>
      <ul className="grid gap-3">
        {bounties.map((bounty) => (
          <li key={bounty.id} className="flex flex-wrap items-center justify-between gap-3 border border-line bg-surface p-4">
            <span className="grid min-w-0 gap-1">
              <strong className="break-words">{bounty.title}</strong>
              <span className="text-sm text-muted">
                {bounty.category}
                {!bounty.requiresPhoto && ', photo optional'}
              </span>
            </span>
            <Button onClick={() => void take(bounty)} aria-label={`Use the photo for ${bounty.title}`}>
              Use the photo here
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
