import type { Bounty } from '../../domain/bounties/bounty'
import { contributorWords } from '../../domain/bounties/bounty-words'
import { formatCents, progressPercent } from '../../domain/payments/money'
import { ProgressBar } from '../../ui/progress'

/** What is raised of the goal, as a bearing line and in words. `pendingCents` of it is still on this phone. */
export function BountyFunding({ bounty, pendingCents = 0 }: { bounty: Bounty; pendingCents?: number }) {
  const percent = progressPercent(bounty.currentFundingCents, bounty.fundingGoalCents)
  const goalReached = bounty.currentFundingCents >= bounty.fundingGoalCents
  return (
    <div className="grid gap-1">
      <p className="flex items-baseline justify-between gap-x-3 max-sm:text-sm">
        <span>
          <strong className="font-display text-xl/6 sm:text-2xl">{formatCents(bounty.currentFundingCents)}</strong> raised of{' '}
          {formatCents(bounty.fundingGoalCents)} goal, in pledges
        </span>
        <span className="shrink-0 font-display text-lg/6 font-bold">{percent}%</span>
      </p>
      <div className="flex flex-wrap items-center gap-x-3 text-sm/5 text-muted">
        <ProgressBar value={percent} label={`${percent}% of the goal is raised`} className="flex-[1_1_8rem]" />
        <p>
          {contributorWords(bounty.contributors)}
          {goalReached && '. Goal reached'}
          {pendingCents > 0 && `. ${formatCents(pendingCents)} of yours is not confirmed yet`}
        </p>
      </div>
    </div>
  )
}
