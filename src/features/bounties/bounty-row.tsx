import { Link } from '@tanstack/react-router'
import { Fragment, memo } from 'react'
import { cardAct } from '../../domain/bounties/bounty-part'
import { shownStatus, timeRemaining } from '../../domain/bounties/bounty-status'
import type { BountyView } from '../../domain/bounties/bounty-view'
import { bountyStatusLabel } from '../../domain/bounties/bounty-words'
import { formatCents, progressPercent } from '../../domain/payments/money'
import { useClock } from '../../hooks/use-clock'
import { classNames } from '../../ui/class-names'
import { ProgressBar } from '../../ui/progress'
import { OwnMarks, useIntent, sampleLine, SampleLine, type BountyGridProps } from './bounty-cards'
import { CategoryMark, PlaceAndTime } from './bounty-mark'
import { EntryNotes } from './entry-notes'
import { useBountyPart } from './use-bounty-part'

/** A bounty as a row of a phone's list: what is asked, until when, what I have to do with it, how far it is funded. */
const BountyRow = memo(function BountyRow({ view }: { view: BountyView }) {
  const { bounty, contributedCents, entries } = view
  const { nowMs, timeZone } = useClock()
  const intent = useIntent(bounty.id)
  const part = useBountyPart(view)
  const act = cardAct(part)
  const status = shownStatus(bounty, nowMs)
  const percent = progressPercent(bounty.currentFundingCents, bounty.fundingGoalCents)
  return (
    <article className="relative grid gap-0.5 py-2">
      <div className="flex items-baseline justify-between gap-4">
        <h3 dir="auto" className="min-w-0 text-xl">
          {bounty.title}
        </h3>
        <strong className="display flex-none text-lg">{timeRemaining(bounty, nowMs, timeZone)}</strong>
      </div>
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
        <CategoryMark category={bounty.category} />
        {bounty.isSample && <span className="font-semibold">Sample</span>}
        <PlaceAndTime bounty={bounty} className="min-w-0 truncate" />
        {status !== 'active' && <span className="only-known font-semibold">{bountyStatusLabel[status]}</span>}
      </p>
      <OwnMarks part={part} contributedCents={contributedCents} />
      <EntryNotes entries={entries} />
      <div className="flex flex-wrap items-center gap-x-4">
        <ProgressBar value={percent} label={`${percent}% of the goal is raised`} className="flex-[1_1_4rem]" />
        <span className="text-sm">
          {formatCents(bounty.currentFundingCents)} of {formatCents(bounty.fundingGoalCents)}
        </span>
        {/* The row itself leads to the page. */}
        {(act === 'fund' || act === 'complete') && (
          <Link
            to={`/bounty/$bountyId/${act}`}
            params={{ bountyId: bounty.id }}
            className={classNames('link relative z-1 -my-3 inline-flex min-h-11 items-center', act === 'fund' && 'only-known')}
          >
            {act === 'fund' ? 'Fund' : 'Complete'}
            <span className="sr-only"> {bounty.title}</span>
          </Link>
        )}
      </div>
      <Link to="/bounty/$bountyId" params={{ bountyId: bounty.id }} className="absolute inset-0 -mx-2" {...intent}>
        <span className="sr-only">View Details of {bounty.title}</span>
      </Link>
    </article>
  )
})

export function BountyRows({ views, label, samplesApart = false }: BountyGridProps) {
  const line = samplesApart ? sampleLine(views) : -1
  return (
    <ul aria-label={label} className="-mx-2 border-t border-line">
      {views.map((view, index) => (
        <Fragment key={view.bounty.id}>
          {index === line && <SampleLine />}
          <li className="row-slot border-b border-hairline px-2">
            <BountyRow view={view} />
          </li>
        </Fragment>
      ))}
    </ul>
  )
}
