import { Link } from '@tanstack/react-router'
import { nextRank, type Standing } from '../../domain/bounties/leaderboard'
import { once } from '../../ui/once'
import type { TodayAnswer } from '../../domain/bounties/today'
import { ConfirmAddress } from '../../proofs/confirm-address'

const monthFormat = once(() => new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' }))
const timeFormat = once(
  () => new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' }),
)

function placeWords(standing: Standing): string {
  if (standing.hidden) return 'hidden by your choice'
  if (standing.gap !== null) return `${standing.gap} behind ${nextRank(standing)}`
  return standing.rank === null ? '' : 'rank 1'
}

/** `isOutdated`: it was told a while ago. */
type MonthPointsProps = { told: TodayAnswer | null; state: 'asking' | 'done' | 'failed'; isOutdated: boolean }

/** The points of the month of which the server told last, and without an answer of now when that was. */
export function MonthPoints({ told, state, isOutdated }: MonthPointsProps) {
  const old =
    told !== null &&
    (state === 'failed' || isOutdated) &&
    `Bounties, reviews and points as the academy told them on ${timeFormat().format(told.at)}.`
  const unknown = state === 'failed' && told === null && 'Reviews and points show here once the academy answers.'
  if (told === null && !unknown) return null
  return (
    <div>
      {told && (
        <section aria-labelledby="points" className="border-y border-hairline">
          <Link to="/bounty" search={{ tab: 'leaderboard' }} className="today-row">
            <h2 id="points" className="min-w-0 flex-1 font-text text-base font-normal tracking-normal normal-case">
              Points in {monthFormat().format(new Date(told.month))}
            </h2>
            {told.standing.confirmed && (
              <span className="flex flex-none items-baseline gap-2">
                <span className="display text-2xl">{told.standing.points}</span>{' '}
                <span className="text-sm text-muted">{placeWords(told.standing)}</span>
              </span>
            )}
          </Link>
          {!told.standing.confirmed && (
            <div className="pb-3">
              <ConfirmAddress points={told.standing.points} />
            </div>
          )}
        </section>
      )}
      {(old || unknown) && <p className="pt-3 text-sm text-muted">{old || unknown}</p>}
    </div>
  )
}
