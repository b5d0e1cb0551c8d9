import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react'
import type { Bounty } from '../../domain/bounties/bounty'
import type { BountyView } from '../../domain/bounties/bounty-view'
import { useAsked } from '../../hooks/use-asked'
import { useLive } from '../../hooks/use-live'
import { useAuth } from '../../state/auth-store'
import { Alert } from '../../ui/alert'
import { Announced } from '../../ui/announce'
import { PageHeader } from '../../ui/page-header'
import { Skeleton } from '../../ui/placeholders'
import { StorageTrouble } from '../../ui/storage-trouble'
import { type Claim, claimOf, isHeard, howAsked } from './bounty-claim'
import { LastSeen, TryAgain } from './list-state'

/**
 * `missing`: the server has none of that id. `failed`: it could not tell, and has never told of one. `away`: this phone has none, and the academy could not be asked.
 * `unreadable`: this phone's storage can't be used, so nobody knows.
 */
type Found =
  | { state: 'loading' | 'missing' | 'failed' | 'away' | 'unreadable'; view: null }
  | { state: 'found'; view: BountyView; claim: Claim }

/**
 * The bounty of a route's id: what this phone knows at once, the server's row when it comes, missing only when neither has it. One that
 * could not be asked for is asked for again once the academy answers anything. A sample that it has never told of, and can't tell of now, is
 * shown for the sake of one's own acts alone. One that was shown stays, with the form that is open over it, when the cache gives it up: it's
 * asked for again, and only the server's word that there is none takes it away.
 * `without`: the act that is being changed, which then counts as not done. `why`: what the console says of a failure.
 */
function useBounty(bountyId: string, without?: string): Found & { why: string; again: () => void } {
  const viewerId = useAuth((auth) => auth.user?.id ?? null)
  const key = `${bountyId} ${viewerId} ${without}`
  const live = useLive(
    () => import('./reads'),
    (reads) => reads.readBounty(bountyId, viewerId, without),
    key,
  )
  const { value: answer, state, refusal, again } = useAsked('bounty', bountyId)

  const held = useHeld(key, live.value, answer?.isNone === true)
  const asked = howAsked({ state, refusal })
  const claim = claimOf('own', held !== null && isHeard(held.bounty), asked)
  const view = claim === 'unknown' && held?.entries.length === 0 ? null : held
  const away = live.value === null && asked === 'away'
  const isShut = view === null && (held !== null || (live.value === null && (asked === 'done' || asked === 'failed')))
  const why = refusal?.message || 'Failed to fetch bounty details'
  useVanished(live.value === null && held !== null, again)

  if (view) return { state: 'found', view, claim, why, again }
  if (live.failed) return { state: 'unreadable', view: null, why, again }
  if (isShut) return { state: asked === 'failed' ? 'failed' : 'missing', view: null, why, again }
  return { state: away ? 'away' : 'loading', view: null, why, again }
}

/** What was found last under this key, until the server has none. */
function useHeld(key: string, found: BountyView | null | undefined, isNone: boolean): BountyView | null {
  const [held, hold] = useState<{ key: string; view: BountyView | null }>({ key, view: null })
  const view = found ?? (held.key === key && !isNone ? held.view : null)
  if (held.key !== key || held.view !== view) hold({ key, view })
  return view
}

/** Asks once each time that the cache has given up what is shown. */
function useVanished(vanished: boolean, again: () => void): void {
  const ask = useEffectEvent(again)
  useEffect(() => {
    if (vanished) ask()
  }, [vanished])
}

export function BackToBounties() {
  return (
    <Link to="/bounty" className="link page-back">
      <ArrowLeft aria-hidden="true" className="size-4" />
      Back to Bounties
    </Link>
  )
}

function BackToBounty({ bountyId }: { bountyId: string }) {
  return (
    <Link to="/bounty/$bountyId" params={{ bountyId }} className="link page-back">
      <ArrowLeft aria-hidden="true" className="size-4" />
      Back to Bounty
    </Link>
  )
}

function WaysOn({ again }: { again: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-4">
      <TryAgain again={again} />
      <BackToBounties />
    </div>
  )
}

export type BountyPageProps = {
  bountyId: string
  /** The refused or parked act that the page was opened to change. */
  entry?: string | undefined
  /** The heading of a form about the bounty, known before the bounty is; without it this is the bounty's own page, under its own title. */
  title?: string
  lead?: string
  /** The document's title and words, of a page that has the bounty's own. */
  PageHead?: ComponentType<{ bounty: Bounty | null; missing: boolean }>
  Head?: ComponentType<{ view: BountyView }>
  Body: ComponentType<{ view: BountyView; entry?: string | undefined }>
}

const headings = {
  loading: 'Bounty',
  found: 'Bounty',
  missing: 'Bounty not found',
  failed: 'Bounty',
  away: 'Not on this device yet',
  unreadable: 'Bounty',
}

/** The frame of every page of one bounty: the way back, the heading, and what shows while the bounty loads or when there is none. */
export function BountyPage({ bountyId, entry, title, lead, PageHead, Head, Body }: BountyPageProps) {
  const { again, why, ...found } = useBounty(bountyId, entry)
  const { state, view } = found
  const claim = found.state === 'found' ? found.claim : 'live'
  const back = title === undefined ? <BackToBounties /> : <BackToBounty bountyId={bountyId} />
  return (
    <>
      {PageHead && <PageHead bounty={view?.bounty ?? null} missing={state === 'missing' || state === 'failed'} />}
      <PageHeader size="task" back={back} title={title} lead={lead}>
        {/* What a person wrote may be long: it stands below the bar, whole. */}
        {title === undefined && (
          <h1 id="page-title" dir="auto" tabIndex={-1}>
            {view?.bounty.title ?? headings[state]}
          </h1>
        )}
        {view && Head && claim !== 'unknown' && <Head view={view} />}
      </PageHeader>
      <div className="section" data-unknown={claim === 'unknown' || undefined}>
        <div className={title === undefined ? 'wrap' : 'wrap wrap-narrow'}>
          {state === 'loading' && (
            <div aria-busy="true" className="grid gap-4">
              <Announced>Loading bounty details</Announced>
              <Skeleton className="h-8 w-2/3" />
              <Skeleton className="h-40 w-full" />
              <Skeleton className="h-12 w-48" />
            </div>
          )}
          {state === 'unreadable' && <StorageTrouble title="This bounty can’t be read" />}
          {(state === 'missing' || state === 'failed' || claim === 'unknown') && (
            <Alert tone="danger" why={why} action={<WaysOn again={again} />}>
              Failed to load bounty details. The bounty may not exist or there was a server error.
            </Alert>
          )}
          {state === 'away' && (
            <Alert tone="warning" action={<WaysOn again={again} />}>
              This bounty has not been opened on this device yet, and the academy can’t be reached now. It appears here by itself
              once there is a connection.
            </Alert>
          )}
          {claim === 'remembered' && <LastSeen />}
          {view && <Body view={view} entry={entry} />}
        </div>
      </div>
    </>
  )
}
