import { useNavigate } from '@tanstack/react-router'
import * as v from 'valibot'
import { sampleLeaderboard } from '../../content/sample-leaderboard'
import {
  LeaderboardEntrySchema,
  ownPlace,
  podiumSize,
  type LeaderboardEntry,
  type LeaderboardPeriod,
} from '../../domain/leaderboard'
import { useAuth } from '../../state/auth-store'
import { Chip } from '../../ui/chip'
import { EmptyState } from '../../ui/empty-state'
import { Skeleton } from '../../ui/skeleton'
import { LeaderboardPodium } from './leaderboard-podium'
import { LeaderboardTable } from './leaderboard-table'
import { useAnswer } from './use-answer'

const periodLabel: Record<LeaderboardPeriod, string> = { monthly: 'Monthly', 'all-time': 'All Time' }
const periods: readonly LeaderboardPeriod[] = ['monthly', 'all-time']
const EntriesSchema = v.array(LeaderboardEntrySchema)

const pointsOf = (points: number) => `${points.toLocaleString('en-US')} ${points === 1 ? 'point' : 'points'}`

/** Where the reader stands, and what is missing to the next place. */
function OwnPlaceRow({ entries, userId }: { entries: readonly LeaderboardEntry[]; userId: string }) {
  const place = ownPlace(entries, userId)
  const last = entries.at(-1)
  const text =
    place === null
      ? last && `You have no place here yet. ${pointsOf(last.points)} would share rank ${last.rank}.`
      : `Rank ${place.rank} with ${pointsOf(place.points)}. ${place.gap === null ? 'Nobody is ahead of you.' : `${pointsOf(place.gap)} to rank ${place.next}.`}`
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 border-2 border-line p-3">
      <strong>You</strong>
      <span>{text}</span>
    </p>
  )
}

export function Leaderboard({ period }: { period: LeaderboardPeriod }) {
  const navigate = useNavigate()
  const userId = useAuth((auth) => auth.user?.id ?? null)
  const { value, state } = useAnswer(`leaderboard ${period}`, EntriesSchema, async () =>
    (await import('../../remote/leaderboard')).leaderboard(period),
  )
  const entries = value ?? (state === 'failed' ? sampleLeaderboard(period) : undefined)
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
      <p className="text-sm text-muted">
        10 points for a bounty that somebody else funds, 50 for an approved completion, 1 for each dollar you pledge to others, up
        to 100 a month. Anonymous pledges earn none. Months are UTC.
        {value === undefined && state === 'failed' && ' No connection: these are sample entries.'}
        {value !== undefined && state === 'failed' && ' No connection: this is how it last stood.'}
      </p>
      {entries === undefined && (
        <div aria-busy="true">
          <output className="sr-only">Loading the leaderboard</output>
          <Skeleton className="h-96 w-full" />
        </div>
      )}
      {entries?.length === 0 && (
        <EmptyState title="Nobody has scored yet" level={3}>
          Fund, create or complete a bounty to stand here first.
        </EmptyState>
      )}
      {entries !== undefined && entries.length > 0 && (
        <>
          {userId !== null && <OwnPlaceRow entries={entries} userId={userId} />}
          <LeaderboardPodium entries={entries} />
          {entries.length > podiumSize && (
            <LeaderboardTable entries={entries.slice(podiumSize)} caption={`${periodLabel[period]} leaderboard`} />
          )}
        </>
      )}
    </section>
  )
}
