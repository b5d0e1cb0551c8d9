import { Link } from '@tanstack/react-router'
import { Fragment, memo } from 'react'
import { cardAct } from '../../domain/bounties/bounty-part'
import { shownStatus, timeRemaining } from '../../domain/bounties/bounty-status'
import type { BountyView } from '../../domain/bounties/bounty-view'
import { bountyStatusLabel } from '../../domain/bounties/bounty-words'
import type { DueReview } from '../../domain/bounties/today'
import { formatCents, progressPercent } from '../../domain/payments/money'
import { useClock } from '../../hooks/use-clock'
import { classNames } from '../../ui/class-names'
import { ProgressBar } from '../../ui/progress'
import { OwnMarks, useIntent, sampleLine, SampleLine, type BountyGridProps } from './bounty-cards'
import { CategoryMark, PlaceAndTime } from './bounty-mark'
import { EntryNotes } from './entry-notes'
import { rowLink, ShareButton } from './share-button'
import { useBountyPart } from './use-bounty-part'

const next = { fund: 'Fund', complete: 'Complete', review: 'Review', status: 'See status' }

/** A bounty as a row of a list: what is asked, until when, what I have to do with it, how far it is funded, what I can do next. */
const BountyRow = memo(function BountyRow({ view, toReview }: { view: BountyView; toReview: number }) {
  const { bounty, contributedCents, entries } = view
  const { nowMs, timeZone } = useClock()
  const intent = useIntent(bounty.id)
  const part = useBountyPart(view, { toReview })
  const act = cardAct(part)
  const percent = progressPercent(bounty.currentFundingCents, bounty.fundingGoalCents)
  const params = { bountyId: bounty.id }
  return (
    <article className="relative grid gap-x-8 gap-y-0.5 py-2 lg:grid-cols-[minmax(0,1fr)_28rem] lg:items-center">
      <div className="grid gap-0.5">
        <div className="flex items-baseline justify-between gap-4">
          <h3 dir="auto" className="min-w-0 text-xl">
            {/* The whole row leads to the page. */}
            <Link
              to="/bounty/$bountyId"
              params={params}
              className="after:absolute after:-inset-x-2 after:inset-y-0 after:content-['']"
              {...intent}
            >
              {bounty.title}
            </Link>
          </h3>
          <strong className="display flex-none text-lg">{timeRemaining(bounty, nowMs, timeZone)}</strong>
        </div>
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
          <CategoryMark category={bounty.category} />
          {bounty.isSample && <span className="font-semibold">Sample</span>}
          <PlaceAndTime bounty={bounty} className="min-w-0 truncate" />
          <span className="only-known font-semibold">{bountyStatusLabel[shownStatus(bounty, nowMs)]}</span>
        </p>
        <OwnMarks part={part} contributedCents={contributedCents} />
        <EntryNotes entries={entries} />
      </div>
      <div className="flex flex-wrap items-center gap-x-4">
        <ProgressBar value={percent} label={`${percent}% of the goal is raised`} className="flex-[1_1_4rem]" />
        <span className="text-sm">
          {formatCents(bounty.currentFundingCents)} of {formatCents(bounty.fundingGoalCents)}
        </span>
        {act !== 'details' && (
          <Link
            to={act === 'fund' || act === 'complete' ? `/bounty/$bountyId/${act}` : '/bounty/$bountyId'}
            params={params}
            hash={act === 'review' ? act : ''}
            className={classNames(rowLink, act === 'fund' && 'only-known')}
          >
            {next[act]}
            {act === 'review' && ` ${toReview}`}
            <span className="sr-only">
              {act === 'review' && (toReview === 1 ? ' submission of' : ' submissions of')} {bounty.title}
            </span>
          </Link>
        )}
        {part.kind === 'own' && <ShareButton bounty={bounty} isNamed isInRow />}
      </div>
    </article>
  )
})

/** `reviews`: where submissions wait for the person, as far as that is known. */
export function BountyRows({
  views,
  label,
  samplesApart = false,
  reviews = [],
}: BountyGridProps & { reviews?: readonly DueReview[] | undefined }) {
  const line = samplesApart ? sampleLine(views) : -1
  return (
    <ul aria-label={label} className="-mx-2 border-t border-line">
      {views.map((view, index) => (
        <Fragment key={view.bounty.id}>
          {index === line && <SampleLine />}
          <li className="row-slot border-b border-hairline px-2">
            <BountyRow view={view} toReview={reviews.find(({ bountyId }) => bountyId === view.bounty.id)?.count ?? 0} />
          </li>
        </Fragment>
      ))}
    </ul>
  )
}
