import { pledgeWords } from '../../content/facts'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, type ReactNode } from 'react'
import type { Bounty } from '../../domain/bounties/bounty'
import { type BountyPart, stepNames } from '../../domain/bounties/bounty-part'
import { liveStatus, shownStatus, timeRemaining } from '../../domain/bounties/bounty-status'
import type { BountyView } from '../../domain/bounties/bounty-view'
import { reviewWait } from '../../domain/bounties/review-wait'
import { longMoment } from '../../domain/time/calendar'
import { formatDate, useClock } from '../../hooks/use-clock'
import { useAuth } from '../../state/auth-store'
import { Badge } from '../../ui/marks'
import { buttonClass } from '../../ui/button'
import { Stepper } from '../../ui/progress'
import { BountyActions, CalendarButton, WithdrawButton } from './bounty-actions'
import { BountyFunding } from './bounty-funding'
import { CategoryDrawing, CategoryMark, BountyNumber, StatusBadge } from './bounty-mark'
import { BountyPage, type BountyPageProps } from './bounty-page'
import { Contributions } from './contributions'
import { EntryNotes } from './entry-notes'
import { HiddenNote } from './hidden-note'
import { ReportButton } from './report-button'
import { ShareButton } from './share-button'
import { Submissions, useSubmissions } from './submissions'
import { useBountyPart } from './use-bounty-part'

function FundLink({ bountyId }: { bountyId: string }) {
  return (
    <Link
      to="/bounty/$bountyId/fund"
      params={{ bountyId }}
      className={buttonClass({ variant: 'secondary', className: 'only-known' })}
    >
      Fund this Bounty
    </Link>
  )
}

function DetailHead({ view: { bounty } }: { view: BountyView }) {
  const { nowMs } = useClock()
  return (
    <div className="flex items-center gap-4 pb-2">
      <CategoryDrawing category={bounty.category} />
      <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2">
        <StatusBadge status={shownStatus(bounty, nowMs)} />
        {bounty.isSample && <Badge tone="neutral">Sample</Badge>}
        <CategoryMark category={bounty.category} />
        <span className="eyebrow">
          <BountyNumber bountyId={bounty.id} />
        </span>
      </div>
    </div>
  )
}

/** Since when what this person has handed in waits, and for whom: an acceptance that is submitted changed last when that was. */
function Wait({ bounty, sentAt }: { bounty: Bounty; sentAt: string }) {
  const { nowMs, timeZone } = useClock()
  const words = reviewWait(bounty, sentAt, nowMs, (iso) => formatDate(iso, timeZone))
  return words !== null && <p className="max-w-prose">{words}</p>
}

/** Where it stands, in order of what asks for the person first. */
function Standing({ view, part }: { view: BountyView; part: BountyPart }) {
  const { says, act, steps } = part
  return (
    <>
      {view.bounty.isHidden === true && <HiddenNote view={view} part={part} />}
      {steps !== null && <Stepper steps={stepNames} {...steps} className="max-w-prose" />}
      {part.kind === 'submitted' && view.acceptance !== null && <Wait bounty={view.bounty} sentAt={view.acceptance.updatedAt} />}
      {/* Where there is nothing to do, the foot of the page says it. */}
      {act !== null && says !== null && <p className="font-semibold">{says}</p>}
      <EntryNotes entries={view.entries} withChoices />
    </>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted sm:inline">{name}</dt> <dd className="font-semibold wrap-anywhere sm:inline">{children}</dd>
    </div>
  )
}

/** Two rows, or three. One that is over has no days left, whatever its deadline. */
function BountyFacts({ bounty }: { bounty: Bounty }) {
  const { nowMs, timeZone } = useClock()
  return (
    <dl className="grid max-w-prose grid-cols-[repeat(auto-fit,minmax(max(8rem,40%),1fr))] gap-x-4 gap-y-2 text-sm sm:flex sm:flex-wrap sm:gap-y-1">
      <Fact name="Deadline">
        <time dateTime={bounty.deadline}>{longMoment(bounty.deadline, timeZone)}</time>
      </Fact>
      <Fact name="Time Remaining">{timeRemaining(bounty, nowMs, timeZone)}</Fact>
      {bounty.place !== undefined && (
        <Fact name="Place">
          <bdi>{bounty.place}</bdi>
        </Fact>
      )}
      {bounty.timeNeeded !== undefined && <Fact name="Time Needed">{bounty.timeNeeded}</Fact>}
      <Fact name="Created By">
        <bdi>{bounty.creatorName}</bdi>
      </Fact>
      <Fact name="Bounty Type">Patriotic Education</Fact>
    </dl>
  )
}

const PushOffer = lazy(async () => ({ default: (await import('./push-offer')).PushOffer }))

/** Whether an act of this person waits for somebody’s word, and the browser has not asked them yet. */
const mayOffer = ({ kind }: BountyPart) =>
  (kind === 'accepting' || kind === 'accepted' || kind === 'handing_in' || kind === 'submitted') &&
  'PushManager' in window &&
  Notification.permission === 'default'

function Detail({ view }: { view: BountyView }) {
  const { bounty, pendingFundingCents } = view
  const { nowMs } = useClock()
  const viewerId = useAuth((auth) => auth.user?.id ?? null)
  const submissions = useSubmissions(view)
  const part = useBountyPart(view, submissions)
  return (
    <div className="bounty-sheet">
      <BountyActions part={part} bountyId={bounty.id} />
      <div className="grid content-start gap-8">
        <Standing view={view} part={part} />
        {mayOffer(part) && (
          <Suspense>
            <PushOffer />
          </Suspense>
        )}
        <section aria-labelledby="challenge" className="grid max-w-prose gap-3">
          <h2 id="challenge" className="text-2xl">
            The challenge
          </h2>
          <p dir="auto" className="whitespace-pre-line">
            {bounty.description}
          </p>
          <p className="font-semibold">
            {bounty.requiresPhoto ? 'Photo verification is required for this bounty.' : 'No photo is required for this bounty.'}
          </p>
          <BountyFacts bounty={bounty} />
        </section>
      </div>
      <section aria-labelledby="funding" className="bounty-funding">
        <h2 id="funding" className="text-2xl">
          Funding
        </h2>
        <BountyFunding bounty={bounty} pendingCents={pendingFundingCents} />
        <p className="text-sm text-muted">{pledgeWords}</p>
        {liveStatus(bounty, nowMs) !== 'completed' && bounty.isHidden !== true && <FundLink bountyId={bounty.id} />}
      </section>
      <div className="grid content-start gap-8">
        <Submissions view={view} submissions={submissions} />
        <Contributions view={view} />
        <div className="flex flex-wrap gap-2 border-t border-hairline pt-4">
          {bounty.isHidden !== true && <ShareButton bounty={bounty} />}
          {part.kind !== 'creating' && bounty.isHidden !== true && <ReportButton bountyId={bounty.id} />}
          {(part.kind === 'accepting' || part.kind === 'accepted' || part.kind === 'changes') && part.until !== null && (
            <CalendarButton bounty={bounty} until={part.until} />
          )}
          {(part.kind === 'accepted' || part.kind === 'changes' || part.kind === 'stopped') && viewerId !== null && (
            <WithdrawButton bountyId={bounty.id} userId={viewerId} />
          )}
        </div>
      </div>
    </div>
  )
}

export function BountyDetailScreen(props: Required<Pick<BountyPageProps, 'bountyId' | 'PageHead'>>) {
  return <BountyPage {...props} Head={DetailHead} Body={Detail} />
}
