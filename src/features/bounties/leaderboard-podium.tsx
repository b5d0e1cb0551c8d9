import { MemberName } from './member-name'
import { podiumSize, type LeaderboardEntry } from '../../domain/leaderboard'

const heights = ['sm:pt-4', 'sm:pt-10', 'sm:pt-16']
const places = ['sm:order-2', 'sm:order-1', 'sm:order-3']

/** The first three, read in order, and set on a screen wide enough as a podium. */
export function LeaderboardPodium({ entries }: { entries: readonly LeaderboardEntry[] }) {
  return (
    <ol className="grid gap-3 sm:grid-cols-3 sm:items-stretch" aria-label="Top three">
      {entries.slice(0, podiumSize).map((entry, index) => (
        <li key={entry.id} className={`grid ${places[index] ?? ''} ${heights[index] ?? ''}`}>
          <div className="grid grid-cols-[auto_1fr] items-center gap-x-4 border border-line border-t-8 border-t-signal bg-surface p-4 sm:grid-cols-1 sm:justify-items-center sm:text-center">
            <span className="font-display text-4xl font-bold">
              <span className="sr-only">Rank </span>
              {entry.rank}
            </span>
            <div className="min-w-0">
              <h3 className="text-xl">
                <MemberName id={entry.id} name={entry.name} />
              </h3>
              <p className="text-muted">{entry.points.toLocaleString('en-US')} points</p>
            </div>
          </div>
        </li>
      ))}
    </ol>
  )
}
