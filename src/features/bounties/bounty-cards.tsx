import { Link } from '@tanstack/react-router'
import { memo, useRef, Fragment } from 'react'
import { type BountyPart, cardAct, ownMarks } from '../../domain/bounties/bounty-part'
import { shownStatus, takesPart, timeRemaining } from '../../domain/bounties/bounty-status'
import type { BountyView } from '../../domain/bounties/bounty-view'
import { figuresOf } from '../../domain/bounties/prerendered-cards'
import { samplesBegin } from '../../domain/bounties/samples-last'
import { askAhead } from '../../hooks/use-asked'
import { formatDate, useClock } from '../../hooks/use-clock'
import { Announced } from '../../ui/announce'
import { Badge } from '../../ui/marks'
import { buttonClass } from '../../ui/button'
import { Card } from '../../ui/card'
import { classNames } from '../../ui/class-names'
import { Skeleton } from '../../ui/placeholders'
import { BountyFunding } from './bounty-funding'
import { CategoryDrawing, CategoryMark, BountyNumber, PlaceAndTime, StatusBadge } from './bounty-mark'
import { EntryNotes } from './entry-notes'
import { ShareButton } from './share-button'
import { useBountyPart } from './use-bounty-part'

/** So long a pointer or the focus must stay before it counts, in milliseconds: passing over a list asks for nothing. */
const staysMs = 80

/** Handlers that ask for a bounty's pledges once, when a person seems about to follow a link to it. */
export function useIntent(bountyId: string) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isDone = useRef(false)
  const begin = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      if (!isDone.current) askAhead('contributions', bountyId)
      isDone.current = true
    }, staysMs)
  }
  const end = () => clearTimeout(timer.current)
  return { onPointerEnter: begin, onFocus: begin, onPointerLeave: end, onBlur: end }
}

export function OwnMarks({ part, contributedCents }: { part: BountyPart; contributedCents: number }) {
  const marks = ownMarks(part, contributedCents)
  if (marks.length === 0) return null
  return <p className="text-sm font-semibold">{marks.join(', ')}</p>
}

const look = (isFirst: boolean) => buttonClass({ variant: isFirst ? 'primary' : 'secondary', className: 'flex-auto' })

/** A waypoint: what is asked, how far it is funded, until when it runs. */
export const BountyCard = memo(function BountyCard({ view }: { view: BountyView }) {
  const { bounty, pendingFundingCents, contributedCents, entries } = view
  const { nowMs, timeZone } = useClock()
  const intent = useIntent(bounty.id)
  const part = useBountyPart(view)
  const act = cardAct(part)
  const params = { bountyId: bounty.id }
  const isLive = takesPart(bounty, nowMs)
  const remaining = timeRemaining(bounty, nowMs, timeZone)
  return (
    <article className="card card-link bounty-card">
      {/* As high as most titles: the feet of a row stand alike also while its HTML comes, in which nothing may be pushed to the foot of a card that is not whole. */}
      <h3 dir="auto" className="text-xl sm:text-2xl md:min-h-[2lh]">
        <Link to="/bounty/$bountyId" params={params} {...intent}>
          {bounty.title}
        </Link>
      </h3>
      <div className="card-ref">
        <CategoryMark category={bounty.category} />
        <BountyNumber bountyId={bounty.id} />
      </div>
      <div className="bounty-sign">
        <div className="flex flex-wrap gap-x-2 gap-y-1">
          {bounty.isSample && <Badge tone="neutral">Sample</Badge>}
          <StatusBadge status={shownStatus(bounty, nowMs)} />
        </div>
        <CategoryDrawing category={bounty.category} />
      </div>
      <p dir="auto" className="line-clamp-2 text-muted">
        {bounty.description}
      </p>
      <PlaceAndTime bounty={bounty} className="truncate text-sm/5" />
      <OwnMarks part={part} contributedCents={contributedCents} />
      <EntryNotes entries={entries} />
      <div className="grid gap-2 [[data-hydrated]_&]:mt-auto">
        <BountyFunding bounty={bounty} pendingCents={pendingFundingCents} />
        <div className="flex flex-wrap items-center gap-2">
          <p className="flex-auto text-sm/5">
            <strong className="block" data-deadline={bounty.deadline} suppressHydrationWarning>
              {isLive ? `${remaining} left` : remaining}
            </strong>
            <span className="sr-only">Deadline </span>
            <time dateTime={bounty.deadline}>{formatDate(bounty.deadline, timeZone)}</time>
          </p>
          <div className="flex flex-auto flex-wrap gap-2">
            <Link to="/bounty/$bountyId" params={params} className={look(act !== 'fund' && act !== 'complete')} {...intent}>
              {act === 'status' ? 'See status' : 'View Details'}
              <span className="sr-only"> of {bounty.title}</span>
            </Link>
            {act === 'complete' && (
              <Link to="/bounty/$bountyId/complete" params={params} className={look(true)}>
                Complete<span className="sr-only"> {bounty.title}</span>
              </Link>
            )}
            {isLive && (
              <Link to="/bounty/$bountyId/fund" params={params} className={classNames('only-known', look(act === 'fund'))}>
                Fund<span className="sr-only"> {bounty.title}</span>
              </Link>
            )}
            {part.kind === 'own' && <ShareButton bounty={bounty} isNamed />}
          </div>
        </div>
      </div>
    </article>
  )
})

const columns = 'grid gap-3 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3'

/** `samplesApart`: a line says that what follows is made up, where samples stand behind others. */
export type BountyGridProps = { views: readonly BountyView[]; label: string; samplesApart?: boolean }

/** Between what somebody has made and the samples of a list: `at` is where they begin. */
export const sampleLine = (views: readonly BountyView[]) => samplesBegin(views, ({ bounty }) => bounty.isSample)

export function SampleLine() {
  return <li className="eyebrow col-span-full border-line sm:border-t sm:pt-4">Made up, to show how it looks</li>
}

export function BountyGrid({ views, label, samplesApart = false }: BountyGridProps) {
  const line = samplesApart ? sampleLine(views) : -1
  return (
    <ul className={columns} aria-label={label}>
      {views.map((view, index) => (
        <Fragment key={view.bounty.id}>
          {index === line && <SampleLine />}
          <li className="card-slot" data-bounty={view.bounty.id} data-figures={figuresOf(view.bounty)}>
            <BountyCard view={view} />
          </li>
        </Fragment>
      ))}
    </ul>
  )
}

/** Three cards of unsurveyed ground. */
export function BountyGridSkeleton() {
  return (
    <div className={columns} aria-busy="true">
      <Announced>Loading bounties</Announced>
      {['first', 'second', 'third'].map((place) => (
        <Card key={place} className="grid gap-4">
          <Skeleton className="h-6 w-24" />
          <Skeleton className="h-8 w-3/4" />
          <Skeleton className="h-12 w-full" />
          <Skeleton className="h-10 w-full" />
          <Skeleton className="h-11 w-full" />
        </Card>
      ))}
    </div>
  )
}
