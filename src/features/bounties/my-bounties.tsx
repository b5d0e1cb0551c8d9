import { Link, useNavigate } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { myBountiesTabs, type MyBountiesTab } from '../../domain/bounties/bounty-search'
import { isListKnown } from '../../domain/bounties/bounty-view'
import { useAsked } from '../../hooks/use-asked'
import { useLive } from '../../hooks/use-live'
import { useAuth } from '../../state/auth-store'
import { Alert } from '../../ui/alert'
import { buttonClass } from '../../ui/button'
import { Chip } from '../../ui/choices'
import { EmptyState } from '../../ui/placeholders'
import { BountyGridSkeleton } from './bounty-cards'
import { claimOf, isHeard, howAsked } from './bounty-claim'
import { BountyRows } from './bounty-row'
import { EntryNotes } from './entry-notes'
import { LastSeen, ListFailure } from './list-state'
import { Notifications } from './notifications'
import { OpenReports } from './open-reports'

const createLink = (
  <Link to="/bounty/create" className={buttonClass()}>
    Create Bounty
  </Link>
)
const browseLink = (
  <Link to="/bounty" search={{ tab: 'marketplace' }} className={buttonClass()}>
    Browse Marketplace
  </Link>
)

const sections: Record<MyBountiesTab, { label: string; empty: string; action: ReactNode }> = {
  created: { label: 'Created', empty: 'You have not created any bounties yet.', action: createLink },
  accepted: { label: 'Accepted', empty: 'You have no accepted bounties in progress.', action: browseLink },
  completed: { label: 'Completed', empty: 'You have not completed any bounties yet.', action: browseLink },
  funded: { label: 'Funded', empty: 'You have not funded any bounties yet.', action: browseLink },
}

function MyBountiesOf({ viewerId, chosen }: { viewerId: string; chosen: MyBountiesTab | undefined }) {
  const navigate = useNavigate()
  const { value, failed } = useLive(
    () => import('./reads'),
    (reads) => reads.readMyBounties(viewerId),
    `mine ${viewerId}`,
  )
  const { value: answer, state, refusal, again } = useAsked('mine')
  const { value: reviews } = useAsked(value && value.created.length > 0 ? 'reviews' : null)
  // Who chose none is shown the first that holds something, and stays there whatever comes meanwhile.
  const [first, setFirst] = useState<MyBountiesTab>()
  const held = value && myBountiesTabs.find((each) => value[each].length > 0)
  if (first === undefined && held !== undefined) setFirst(held)
  const tab = chosen ?? first ?? 'created'
  const { label, empty, action } = sections[tab]
  const views = value?.[tab]
  const isAnswered = answer !== undefined && state !== 'failed'
  const isKnown = isListKnown(views, isAnswered)
  const isUntold = !failed && !isKnown
  const heard = views?.some(({ bounty }) => isHeard(bounty)) === true
  const claim = isKnown ? claimOf('own', heard, howAsked({ state, refusal })) : 'live'
  const choose = (mine: MyBountiesTab) =>
    void navigate({ to: '/bounty', search: { tab: 'mine', mine }, replace: true, resetScroll: false })
  return (
    <>
      <Notifications userId={viewerId} />
      <OpenReports userId={viewerId} />
      {value !== undefined && value.open.length > 0 && (
        <section aria-labelledby="on-this-device" className="grid gap-3 border border-line bg-surface p-4">
          <div className="flex flex-wrap items-baseline justify-between gap-3">
            <h3 id="on-this-device" className="text-xl">
              On this device
            </h3>
            <Link to="/outbox" className="link">
              Open the Outbox
            </Link>
          </div>
          <EntryNotes entries={value.open} withChoices />
        </section>
      )}
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">Which of my bounties</legend>
        {myBountiesTabs.map((each) => {
          const mine = value?.[each]
          return (
            <Chip key={each} selected={each === tab} onClick={() => choose(each)}>
              {sections[each].label}
              {isListKnown(mine, isAnswered) && <span className="text-sm">({mine.length})</span>}
            </Chip>
          )
        })}
      </fieldset>
      {failed && <Alert tone="danger">Failed to load your bounties. Please try again later.</Alert>}
      {((isUntold && state === 'failed') || claim === 'unknown') && (
        <ListFailure again={again}>Failed to load your bounties. Please try again later.</ListFailure>
      )}
      {isUntold && state !== 'failed' && <BountyGridSkeleton />}
      {isKnown && views.length === 0 && <EmptyState title={empty} level={3} action={action} />}
      {claim === 'remembered' && <LastSeen />}
      {isKnown && views.length > 0 && (
        <div data-unknown={claim === 'unknown' || undefined}>
          <BountyRows views={views} label={`My bounties: ${label}`} reviews={reviews} />
        </div>
      )}
    </>
  )
}

/** `tab`: which list was chosen. */
export function MyBounties({ tab }: { tab: MyBountiesTab | undefined }) {
  const status = useAuth((auth) => auth.status)
  const viewerId = useAuth((auth) => auth.user?.id ?? null)
  return (
    <section aria-labelledby="my-bounties" className="grid gap-6">
      <h2 id="my-bounties" className="max-md:sr-only">
        My Bounties
      </h2>
      {status === 'loading' && <BountyGridSkeleton />}
      {status === 'signed-out' && (
        <EmptyState
          title="Please log in to view your bounties."
          level={3}
          action={
            <Link to="/auth" search={{ redirect: '/bounty?tab=mine' }} className={buttonClass()}>
              Sign in
            </Link>
          }
        />
      )}
      {viewerId !== null && <MyBountiesOf key={viewerId} viewerId={viewerId} chosen={tab} />}
    </section>
  )
}
