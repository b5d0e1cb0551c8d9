import { podiumSize, type LeaderboardEntry } from '../../domain/leaderboard'
import { AchievementList } from './achievement-list'
import { contributionsOf } from './leaderboard-table'
import { MemberName } from './member-name'

const heights = ['sm:pt-4', 'sm:pt-10', 'sm:pt-16']
const places = ['sm:order-2', 'sm:order-1', 'sm:order-3']

/** The first three with all that is told of them, read in order, and set on a screen wide enough as a podium. */
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
