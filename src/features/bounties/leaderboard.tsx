// @visitors
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { sampleLeaderboard } from '../../content/sample-leaderboard'
import {
  deedWords,
  type LeaderboardRow,
  isOffBoard,
  type LeaderboardEntry,
  type LeaderboardPeriod,
  podiumSize,
  standingWords,
} from '../../domain/bounties/leaderboard'
import { samplesLast } from '../../domain/bounties/samples-last'
import { groupedDigits } from '../../domain/text/numbers'
import { useAsked } from '../../hooks/use-asked'
import { useAuth } from '../../state/auth-store'
import { Announced } from '../../ui/announce'
import { Chip } from '../../ui/choices'
import { EmptyState, Skeleton } from '../../ui/placeholders'
import { MemberName, AchievementList } from './leaderboard-member'

function contributionsOf({ bountiesCreated, bountiesFunded, bountiesCompleted }: LeaderboardRow): string {
  return deedWords({ created: bountiesCreated, funded: bountiesFunded, completed: bountiesCompleted })
}

/** On a narrow screen the last two columns stand under the name. */
function LeaderboardTable({ entries, caption }: { entries: readonly LeaderboardRow[]; caption: string }) {
  return (
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">{caption}</caption>
      <thead className="border-b-2 border-ink font-display text-sm tracking-wider uppercase">
        <tr>
          <th scope="col" className="py-2 pr-2 md:pr-4">
            Rank
          </th>
          <th scope="col" className="py-2 pr-2 md:pr-4">
            Patriot
          </th>
          <th scope="col" className="py-2 text-right md:pr-6">
            Points
          </th>
          <th scope="col" className="hidden py-2 pr-4 md:table-cell">
            Contributions
          </th>
          <th scope="col" className="hidden py-2 md:table-cell">
            Achievements
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id} className="border-b border-hairline align-top">
            <td className="py-3 pr-3 font-display text-xl font-bold md:pr-4">
              {entry.rank ?? <span className="sr-only">None</span>}
            </td>
            <th scope="row" className="py-3 pr-2 font-semibold md:pr-4">
              <MemberName id={entry.id} name={entry.name} />
              <div className="mt-1 grid gap-1 font-normal md:hidden">
                <p className="text-sm text-muted">{contributionsOf(entry)}</p>
                <AchievementList achievements={entry.achievements} />
              </div>
            </th>
            <td className="py-3 text-right font-semibold md:pr-6">{groupedDigits(entry.points)}</td>
            <td className="hidden py-3 pr-4 text-sm md:table-cell">{contributionsOf(entry)}</td>
            <td className="hidden py-3 md:table-cell">
              <AchievementList achievements={entry.achievements} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const periodLabel: Record<LeaderboardPeriod, string> = { monthly: 'Monthly', 'all-time': 'All Time' }
/** What stands beside the points. */
const counted: Record<LeaderboardPeriod, string> = {
  monthly: 'A month (UTC) counts what earned points in it. Anonymous pledges earn none.',
  'all-time': 'Counted is what My Bounties lists, but for anonymous pledges, which earn no points.',
}
const periods: readonly LeaderboardPeriod[] = ['monthly', 'all-time']

// A visitor has no address to confirm.
const ConfirmAddress = lazy(async () => ({ default: (await import('../../proofs/confirm-address')).ConfirmAddress }))

/** Where the reader stands, on the board or not, what is missing to the next place, and what a reader has done who has no row there. */
function OwnRow({ period }: { period: LeaderboardPeriod }) {
  const { value, state } = useAsked('standing', period)
  const isOff = value !== undefined && isOffBoard(value)
  const { value: deeds, state: deedsState } = useAsked(isOff ? 'deeds' : null, period)
  // Both come at once: a row that grows would move what stands below it.
  const isAsking = (value === undefined && state !== 'failed') || (isOff && deeds === undefined && deedsState !== 'failed')
  if (isAsking) return <Skeleton className="h-14 w-full" />
  return (
    <div className="flex min-h-14 flex-wrap items-baseline gap-x-3 border-2 border-line p-3">
      <strong>You</strong>
      {value === undefined && <p>No answer yet.</p>}
      {value?.confirmed === true && <p>{standingWords(value)}</p>}
      {value?.confirmed === false && (
        <Suspense>
          <ConfirmAddress points={value.points} />
        </Suspense>
      )}
      {deeds && <p className="text-sm text-muted">{deedWords(deeds)}</p>}
    </div>
  )
}

const heights = ['sm:pt-4', 'sm:pt-10', 'sm:pt-16']
const places = ['sm:order-2', 'sm:order-1', 'sm:order-3']

/** The first three with all that is told of them, read in order, and set on a screen wide enough as a podium. */
function LeaderboardPodium({ entries }: { entries: readonly LeaderboardEntry[] }) {
  return (
    <ol className="grid gap-3 sm:flex sm:justify-center" aria-label="Top three">
      {entries.slice(0, podiumSize).map((entry, index) => (
        <li key={entry.id} className={`grid min-w-0 sm:basis-1/3 ${places[index] ?? ''} ${heights[index] ?? ''}`}>
          <div className="grid grid-cols-[auto_1fr] items-center gap-x-4 border border-line border-t-8 border-t-signal bg-surface p-4 sm:grid-cols-1 sm:justify-items-center sm:text-center">
            <span className="font-display text-4xl font-bold">
              <span className="sr-only">Rank </span>
              {entry.rank}
            </span>
            <div className="min-w-0">
              <h3 className="text-xl">
                <MemberName id={entry.id} name={entry.name} />
              </h3>
              <p className="text-muted">{groupedDigits(entry.points)} points</p>
            </div>
            <div className="col-span-2 mt-2 grid gap-1 sm:col-span-1">
              <p className="text-sm text-muted">{contributionsOf(entry)}</p>
              <AchievementList achievements={entry.achievements} />
            </div>
          </div>
        </li>
      ))}
    </ol>
  )
}

export function Leaderboard({ period }: { period: LeaderboardPeriod }) {
  const navigate = useNavigate()
  const userId = useAuth((auth) => auth.user?.id ?? null)
  const { value, state } = useAsked('leaderboard', period)
  const isKnown = value !== undefined || state === 'failed'
  // Made up, and so behind everybody, while few have scored.
  const rows = samplesLast([...(value ?? []), ...(isKnown ? sampleLeaderboard(period) : [])], ({ rank }) => rank === null)
  const samples = rows.filter(({ rank }) => rank === null)
  return (
    <section aria-labelledby="leaderboard" className="grid gap-4 md:gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 id="leaderboard" className="max-md:sr-only">
          Leaderboard
        </h2>
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
      <p className="text-sm text-muted max-md:order-1">
        10 points for a bounty that somebody else funds, 50 for an approved completion, 1 a dollar pledged to others, up to 100 a
        month. Points need a confirmed address. {counted[period]}
      </p>
      {state === 'failed' && (
        <p className="text-sm text-muted">
          Could not be refreshed: {value === undefined ? 'these are sample entries.' : 'this is how it last stood.'}
        </p>
      )}
      {userId !== null && <OwnRow key={`${userId} ${period}`} period={period} />}
      {!isKnown && (
        <div aria-busy="true">
          <Announced>Loading the leaderboard</Announced>
          <Skeleton className="h-96 w-full" />
        </div>
      )}
      {value?.length === 0 && (
        <EmptyState title="Nobody has scored yet" level={3}>
          Fund, create or complete a bounty to stand here first.
        </EmptyState>
      )}
      {value !== undefined && value.length > 0 && (
        <>
          <LeaderboardPodium entries={value} />
          {value.length > podiumSize && (
            <LeaderboardTable entries={value.slice(podiumSize)} caption={`${periodLabel[period]} leaderboard`} />
          )}
        </>
      )}
      {samples.length > 0 && (
        <div className="grid gap-2 border-t border-line pt-4 max-md:order-2">
          <p className="eyebrow">Made up, to show how it looks</p>
          <LeaderboardTable entries={samples} caption="Made-up members" />
        </div>
      )}
    </section>
  )
}
