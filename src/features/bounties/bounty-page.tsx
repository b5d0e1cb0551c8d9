import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import type { Bounty } from '../../domain/bounties/bounty'
import type { BountyView } from '../../domain/bounties/bounty-view'
import { Alert } from '../../ui/alert'
import { Announced } from '../../ui/announce'
import { Button } from '../../ui/button'
import { focusPageTitle, PageHeader } from '../../ui/page-header'
import { Skeleton } from '../../ui/placeholders'
import { StorageTrouble } from '../../ui/storage-trouble'
import { LastSeen } from './list-state'
import { useBounty } from './use-bounty'

export function BackToBounties() {
  return (
    <Link to="/bounty" className="link page-back">
      <ArrowLeft aria-hidden="true" className="size-4" />
      Back to Bounties
    </Link>
  )
}

export function BackToBounty({ bountyId }: { bountyId: string }) {
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
      <Button
        variant="secondary"
        onClick={() => {
          focusPageTitle()
          again()
        }}
      >
        Try again
      </Button>
      <BackToBounties />
    </div>
  )
}

export type BountyPageProps = {
  bountyId: string
  /** The refused or parked act that the page was opened to change. */
  entry?: string | undefined
  back: ReactNode
  /** The page's heading, known before the bounty is; without it the bounty's own title stands there. */
  title?: string
  lead?: string
  narrow?: boolean
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
export function BountyPage({ bountyId, entry, back, title, lead, narrow = false, PageHead, Head, Body }: BountyPageProps) {
  const { again, why, ...found } = useBounty(bountyId, entry)
  const { state, view } = found
  const claim = found.state === 'found' ? found.claim : 'live'
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
        <div className={narrow ? 'wrap wrap-narrow' : 'wrap'}>
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
