import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { liveStatus } from '../../domain/bounty-status'
import type { BountyView } from '../../domain/bounty-view'
import { Badge } from '../../ui/badge'
import { buttonClass } from '../../ui/button'
import { BountyActions } from './bounty-actions'
import { BountyFacts } from './bounty-facts'
import { BountyFunding } from './bounty-funding'
import { CategoryMark, GridReference, StatusBadge } from './bounty-mark'
import { BackToBounties, BountyPage, type BountyPageProps } from './bounty-page'
import { Contributions } from './contributions'
import { EntryNotes } from './entry-notes'
import { ReportButton } from './report-button'
import { ShareButton } from './share-button'
import { Submissions } from './submissions'
import { useClock } from '../../hooks/use-clock'

function FundLink({ bountyId }: { bountyId: string }) {
  return (
    <Link to="/bounty/$bountyId/fund" params={{ bountyId }} className={buttonClass({ size: 'lg' })}>
      Fund this Bounty
    </Link>
  )
}

/** The server put the bounty's words into the head for who reads no script; the page has its own now. */
function dropServedHead() {
  for (const tag of document.head.querySelectorAll('[data-served]')) tag.remove()
}

function DetailHead({ view: { bounty } }: { view: BountyView }) {
  const { nowMs } = useClock()
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <StatusBadge status={liveStatus(bounty, nowMs)} />
      {bounty.isSample && <Badge tone="neutral">Sample</Badge>}
      <CategoryMark category={bounty.category} />
      <span className="eyebrow">
        <GridReference bountyId={bounty.id} />
      </span>
    </div>
  )
}

function Detail({ view }: { view: BountyView }) {
  const { bounty, entries, pendingFundingCents } = view
  return (
    <div className="grid gap-8 lg:grid-cols-[1.6fr_1fr] lg:grid-rows-[auto_1fr] lg:gap-x-10">
      <div className="grid content-start gap-8">
        <section aria-labelledby="challenge" className="grid max-w-prose gap-3">
          <h2 id="challenge" className="text-2xl">
            The challenge
          </h2>
          <p className="whitespace-pre-line">{bounty.description}</p>
          <p className="font-semibold">
            {bounty.requiresPhoto ? 'Photo verification is required for this bounty.' : 'No photo is required for this bounty.'}
          </p>
        </section>
        <BountyFacts bounty={bounty} />
      </div>
      <section
        aria-labelledby="funding"
        className="grid gap-5 border border-line bg-surface p-5 lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-start"
      >
        <h2 id="funding" className="text-2xl">
          Funding
        </h2>
        <BountyFunding bounty={bounty} pendingCents={pendingFundingCents} />
        <EntryNotes entries={entries} withChoices />
        <FundLink bountyId={bounty.id} />
        <BountyActions view={view} />
      </section>
      <div className="grid content-start gap-8">
        <Submissions view={view} />
        <Contributions bounty={bounty} confirmedCents={bounty.currentFundingCents - pendingFundingCents} />
        <div className="flex flex-wrap gap-2 border-t border-hairline pt-4">
          <ShareButton title={bounty.title} />
          {!view.entries.some((entry) => entry.kind === 'create-bounty') && <ReportButton bountyId={bounty.id} />}
        </div>
      </div>
    </div>
  )
}

type BountyDetailScreenProps = { bountyId: string; PageHead: NonNullable<BountyPageProps['PageHead']> }

export function BountyDetailScreen({ bountyId, PageHead }: BountyDetailScreenProps) {
  useEffect(dropServedHead, [])
  return <BountyPage bountyId={bountyId} back={<BackToBounties />} PageHead={PageHead} Head={DetailHead} Body={Detail} />
}
