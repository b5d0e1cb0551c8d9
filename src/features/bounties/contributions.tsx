import * as v from 'valibot'
import type { Bounty } from '../../domain/bounty'
import { contributorWords } from '../../domain/contribution-line'
import { pledgeState } from '../../domain/bounty-status'
import { formatCents } from '../../domain/money'
import { useAuth } from '../../state/auth-store'
import { AnonymousContributors } from './anonymous-contributors'
import { askContributions, contributionsKey } from './contributions-answer'
import { FundingChart } from './funding-chart'
import { useAnswer } from './use-answer'
import { formatDate, useClock } from '../../hooks/use-clock'

const LinesSchema = v.array(
  v.object({
    position: v.number(),
    name: v.string(),
    anonymous: v.boolean(),
    amountCents: v.number(),
    totalAfterCents: v.number(),
    createdAt: v.string(),
    own: v.optional(v.boolean()),
  }),
)
const listed = 24

const stateWords = {
  Pledged: 'Pledges are not charged. They fall due when a completion is approved.',
  Due: 'A completion was approved: these pledges are due.',
  Released: 'The bounty ended without an approved completion: these pledges are released.',
} as const

/** Who pledged what and when, as the ledger tells everybody, and the course of it. `confirmedCents` changes when there is more to ask for. */
export function Contributions({ bounty, confirmedCents }: { bounty: Bounty; confirmedCents: number }) {
  const { nowMs } = useClock()
  const userId = useAuth((auth) => auth.user?.id ?? null)
  const { value } = useAnswer(contributionsKey(bounty.id), LinesSchema, () => askContributions(bounty.id), confirmedCents)
  if (value === undefined || value.length === 0) return null
  const state = pledgeState(bounty, nowMs)
  return (
    <section aria-labelledby="contributions" className="grid gap-4">
      <h2 id="contributions" className="text-2xl">
        Contributions
      </h2>
      <FundingChart bounty={bounty} lines={value} />
      <p className="text-sm text-muted">{stateWords[state]}</p>
      <ul className="border-t border-hairline">
        {value.slice(0, listed).map((line) => (
          <li key={line.position} className="grid grid-cols-[1fr_auto] gap-x-4 border-b border-hairline py-2">
            <span className="min-w-0 font-semibold">{contributorWords(line)}</span>
            <span className="font-semibold">{formatCents(line.amountCents)}</span>
            <time dateTime={line.createdAt.slice(0, 10)} className="text-sm text-muted">
              {formatDate(line.createdAt, 'UTC')}
            </time>
            <span className="text-right text-sm text-muted">{state}</span>
          </li>
        ))}
      </ul>
      {userId !== null && value.some(({ anonymous, own }) => anonymous && own !== true) && (
        <AnonymousContributors key={userId} bountyId={bounty.id} />
      )}
      {value.length > listed && <p className="text-sm text-muted">The latest {listed} are listed; the chart shows them all.</p>}
    </section>
  )
}
