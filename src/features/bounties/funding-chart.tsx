import type { Bounty } from '../../domain/bounty'
import { fundingSteps, stepPath, type ContributionLine } from '../../domain/contribution-line'
import { formatCents } from '../../domain/money'
import { formatDate, useClock } from '../../hooks/use-clock'

const width = 320
const height = 120

/** The funding so far as a profile of the ground: steps towards the goal line, from the start to the deadline. */
export function FundingChart({ bounty, lines }: { bounty: Bounty; lines: readonly ContributionLine[] }) {
  const { nowMs, timeZone } = useClock()
  const startMs = Date.parse(bounty.createdAt)
  const endMs = Date.parse(bounty.deadline)
  const raisedCents = lines.reduce((most, line) => Math.max(most, line.totalAfterCents), 0)
  const topCents = Math.max(bounty.fundingGoalCents, raisedCents)
  const steps = fundingSteps(lines, startMs, Math.min(nowMs, endMs))
  const path = stepPath(steps, { startMs, endMs, topCents, width, height })
  const goalY = (1 - bounty.fundingGoalCents / Math.max(1, topCents)) * height
  const words = `${formatCents(raisedCents)} raised in ${lines.length} pledges since ${formatDate(bounty.createdAt, timeZone)}; the goal is ${formatCents(bounty.fundingGoalCents)} by ${formatDate(bounty.deadline, timeZone)}.`
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
