import { groupedDigits } from '../../domain/text/numbers'
import { deedWords, type LeaderboardRow } from '../../domain/bounties/leaderboard'
import { MemberName } from './member-name'
import { AchievementList } from './achievement-list'

export function contributionsOf({ bountiesCreated, bountiesFunded, bountiesCompleted }: LeaderboardRow): string {
  return deedWords({ created: bountiesCreated, funded: bountiesFunded, completed: bountiesCompleted })
}

/** On a narrow screen the last two columns stand under the name. */
export function LeaderboardTable({ entries, caption }: { entries: readonly LeaderboardRow[]; caption: string }) {
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
