import { useNavigate } from '@tanstack/react-router'
import { sampleLeaderboard } from '../../content/sample-leaderboard'
import type { LeaderboardPeriod } from '../../domain/leaderboard'
import { Chip } from '../../ui/chip'
import { LeaderboardPodium } from './leaderboard-podium'
import { LeaderboardTable } from './leaderboard-table'

const periodLabel: Record<LeaderboardPeriod, string> = { monthly: 'Monthly', 'all-time': 'All Time' }
const periods: readonly LeaderboardPeriod[] = ['monthly', 'all-time']

export function Leaderboard({ period }: { period: LeaderboardPeriod }) {
  const navigate = useNavigate()
  const entries = sampleLeaderboard(period)
  return (
    <section aria-labelledby="leaderboard" className="grid gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 id="leaderboard">Leaderboard</h2>
        <fieldset className="flex gap-2">
          <legend className="sr-only">Period</legend>
          {periods.map((each) => (
            <Chip
              key={each}
              selected={each === period}
              onClick={() =>
                void navigate({ to: '/bounty', search: { tab: 'leaderboard', period: each }, replace: true, resetScroll: false })
              }
            >
              {periodLabel[each]}
            </Chip>
          ))}
        </fieldset>
      </div>
      <LeaderboardPodium entries={entries} />
      <LeaderboardTable entries={entries} caption={`${periodLabel[period]} leaderboard`} />
    </section>
  )
}
