import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import type { Bounty } from '../../domain/bounties/bounty'
import { type BountyView, isStillMeant } from '../../domain/bounties/bounty-view'
import {
  type ContributionLine,
  contributorWords,
  fundingSteps,
  hasChart,
  type MadePledge,
  ownFirst,
  stepPath,
} from '../../domain/bounties/contribution-line'
import { pledgeState } from '../../domain/bounties/bounty-status'
import { formatCents } from '../../domain/payments/money'
import { useAsked } from '../../hooks/use-asked'
import { useAuth } from '../../state/auth-store'
import { formatDate, useClock } from '../../hooks/use-clock'
import { useNamedPlace } from './named-place'

const listed = 24

const stateWords = {
  Pledged: 'Pledges are not charged. They fall due when a completion is approved.',
  Due: 'A completion was approved: these pledges are due.',
  Released: 'The bounty ended without an approved completion: these pledges are released.',
} as const

/** Who is behind the anonymous pledges, to moderators. Never kept on the device. */
function AnonymousContributors({ bountyId }: { bountyId: string }) {
  const { value = [] } = useAsked('contributors', bountyId)
  const contributors = value.filter(({ anonymous }) => anonymous)
  if (contributors.length === 0) return null
  return (
    <section aria-labelledby="anonymous-contributors" className="grid gap-2 border border-line p-4">
      <h3 id="anonymous-contributors" className="text-xl">
        Anonymous pledges, for moderators
      </h3>
      <ul>
        {contributors.map(({ position, name, amountCents }) => (
          <li key={position} className="flex flex-wrap justify-between gap-x-4 border-b border-hairline py-2">
            <span className="min-w-0 font-semibold">
              <bdi>{name}</bdi> (anonymous)
            </span>
            <span>{formatCents(amountCents)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Of all pledges, of which the latest are told: their places count from the first. */
const countOf = (lines: readonly ContributionLine[]) => Math.max(...lines.map(({ position }) => position))

const width = 320
const height = 120

/** The funding so far as a profile of the ground: steps towards the goal line, from the start to the deadline. */
function FundingChart({ bounty, lines }: { bounty: Bounty; lines: readonly ContributionLine[] }) {
  const { nowMs, timeZone } = useClock()
  const startMs = Date.parse(bounty.createdAt)
  const endMs = Date.parse(bounty.deadline)
  const raisedCents = lines.reduce((most, line) => Math.max(most, line.totalAfterCents), 0)
  const topCents = Math.max(bounty.fundingGoalCents, raisedCents)
  const steps = fundingSteps(lines, startMs, Math.min(nowMs, endMs))
  const path = stepPath(steps, { startMs, endMs, topCents, width, height })
  const goalY = (1 - bounty.fundingGoalCents / Math.max(1, topCents)) * height
  const words = `${formatCents(raisedCents)} raised in ${countOf(lines)} pledges since ${formatDate(bounty.createdAt, timeZone)}; the goal is ${formatCents(bounty.fundingGoalCents)} by ${formatDate(bounty.deadline, timeZone)}.`
  return (
    <figure className="grid gap-1">
      <svg viewBox={`-2 -4 ${width + 4} ${height + 8}`} role="img" aria-label={words} className="w-full">
        <path d={`M0 ${goalY}H${width}`} className="stroke-ink" strokeDasharray="6 5" strokeWidth="1.5" />
        <path d={`M0 0V${height}H${width}`} className="fill-none stroke-line" strokeWidth="1" />
        <path d={path} className="fill-none stroke-signal" strokeWidth="3" strokeLinejoin="round" />
      </svg>
      <figcaption className="flex justify-between gap-3 text-sm text-muted">
        <span>{formatDate(bounty.createdAt, timeZone)}</span>
        <span>Goal {formatCents(bounty.fundingGoalCents)} (dashed)</span>
        <span>{formatDate(bounty.deadline, timeZone)}</span>
      </figcaption>
    </figure>
  )
}

const row = 'grid grid-cols-[1fr_auto] gap-x-4 border-b border-hairline py-2'

type PledgeProps = {
  line: Omit<ContributionLine, 'position' | 'totalAfterCents' | 'createdAt'> & { createdAt?: string }
  state: string
}

/** One that the ledger does not list yet has no day. */
function Pledge({ line, state }: PledgeProps) {
  return (
    <>
      <span className="min-w-0 font-semibold">
        <bdi>{contributorWords(line)}</bdi>
      </span>
      <span className="text-right font-semibold">{formatCents(line.amountCents)}</span>
      {line.createdAt !== undefined && (
        <time dateTime={line.createdAt.slice(0, 10)} className="text-sm text-muted">
          {formatDate(line.createdAt, 'UTC')} (UTC)
        </time>
      )}
      <span className="col-start-2 text-right text-sm whitespace-nowrap text-muted">{state}</span>
    </>
  )
}

/** One that was sent is neither unsent nor known as sent for a moment, also while its entry is not settled yet: until the next list it stands, so that the focus stays on it. */
function useUnlisted(unlisted: MadePledge | null, lines: readonly ContributionLine[] | undefined, { entries }: BountyView) {
  const [held, hold] = useState({ unlisted, lines })
  if (unlisted !== null && (held.lines !== lines || held.unlisted?.amountCents !== unlisted.amountCents))
    hold({ unlisted, lines })
  const isRefused = entries.some((entry) => entry.kind === 'fund-bounty' && !isStillMeant(entry))
  return unlisted ?? (held.lines === lines && !isRefused ? held.unlisted : null)
}

/** Who pledged what and when, as the ledger tells everybody, and the course of it. */
export function Contributions({ view }: { view: BountyView }) {
  const { bounty } = view
  const userId = useAuth((auth) => auth.user?.id ?? null)
  const { value: lines } = useAsked('contributions', bounty.id)
  const made = useLocation({ select: (location) => location.state.pledged })
  const { first, others, ...now } = ownFirst(lines, view, made)
  const unlisted = useUnlisted(now.unlisted, lines, view)
  const hasOwn = unlisted !== null || first !== null
  useNamedPlace(hasOwn, 'pledge')
  const value = lines ?? []
  if (value.length === 0 && !hasOwn) return null
  const state = pledgeState(bounty)
  const isDrawn = hasChart(value)
  return (
    <section aria-labelledby="contributions" className="grid gap-4">
      <h2 id="contributions" className="text-2xl">
        Contributions
      </h2>
      {isDrawn && <FundingChart bounty={bounty} lines={value} />}
      <p className="text-sm text-muted">{stateWords[state]}</p>
      <ul className="border-t border-hairline">
        {/* One element before and after the ledger lists it: the focus stays on it. */}
        {hasOwn && (
          <li id="pledge" tabIndex={-1} className={`${row} scroll-mt-[40svh]`}>
            {unlisted && (
              <Pledge
                line={{ ...unlisted, name: '', own: true }}
                state={view.pendingFundingCents > 0 ? 'Not confirmed yet' : state}
              />
            )}
            {first && <Pledge line={first} state={state} />}
          </li>
        )}
        {others.slice(0, listed).map((line) => (
          <li key={line.position} className={row}>
            <Pledge line={line} state={state} />
          </li>
        ))}
      </ul>
      {userId !== null && value.some(({ anonymous, own }) => anonymous && own !== true) && (
        <AnonymousContributors key={userId} bountyId={bounty.id} />
      )}
      {value.length > listed && (
        <p className="text-sm text-muted">
          The latest {listed} are listed
          {isDrawn &&
            (value.length < countOf(value) ? `; the chart shows the latest ${value.length}` : '; the chart shows them all')}
          .
        </p>
      )}
    </section>
  )
}
