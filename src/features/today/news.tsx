import { Link } from '@tanstack/react-router'
import { pointsForCompletion } from '../../domain/bounties/bounty-words'
import { type Notification, notificationRows } from '../../domain/bounties/notification'
import type { Waiting } from '../../domain/bounties/today'
import { isolated } from '../../domain/text/quoted'
import { markRead } from '../../hooks/mark-read'
import { Icon } from '../../ui/icon'
import { tick } from './first-steps'
import { RowWords } from './today-rows'

/** A longer list is My Bounties' to show. */
const shownAtMost = 3

/** What waits says the same of the same bounty. */
const saidBy: Partial<Record<Notification['kind'], Waiting['kind']>> = {
  completion_submitted: 'review',
  review_waits: 'review',
  changes_requested: 'changes',
}

/** What nobody has read yet, newest first, but for what waits says in its own words. */
export function unreadNews(items: readonly Notification[], waits: readonly Waiting[]): Notification[] {
  const isSaid = ({ kind, bountyId }: Notification) =>
    waits.some((each) => each.kind === saidBy[kind] && 'bountyId' in each && each.bountyId === bountyId)
  return items.filter((item) => !item.isRead && !isSaid(item))
}

function detailOf({ kind }: Notification, isConfirmed: boolean): string {
  if (kind === 'completion_approved' && !isConfirmed) return `Up to ${pointsForCompletion} points once you confirm your address.`
  return notificationRows[kind].says
}

const bell = 'M6 17V10a6 6 0 0 1 12 0v7l2 2H4zM10 22h4M12 4V2'

function Row({ item, isConfirmed }: { item: Notification; isConfirmed: boolean }) {
  const { id, kind, bountyId, bountyTitle } = item
  const { head, place } = notificationRows[kind]
  const follow = () => void markRead([id])
  const words = (
    <RowWords
      sign={<Icon path={kind === 'completion_approved' || kind === 'goal_reached' ? tick : bell} />}
      title={bountyTitle === null ? head : `${head}: ${isolated(bountyTitle)}`}
      detail={detailOf(item, isConfirmed)}
    />
  )
  // A report is decided on in the list, and a bounty that this person may not see has no page.
  if (kind === 'bounty_reported' || bountyTitle === null) {
    return (
      <Link to="/bounty" search={{ tab: 'mine' }} className="today-row" onClick={follow}>
        {words}
      </Link>
    )
  }
  return (
    <Link to="/bounty/$bountyId" params={{ bountyId }} hash={place ?? ''} className="today-row" onClick={follow}>
      {words}
    </Link>
  )
}

/** What happened and was not read yet, each with the way to it; nothing where that is nothing. Whoever follows one has read it. */
export function News({ items, isConfirmed }: { items: readonly Notification[]; isConfirmed: boolean }) {
  if (items.length === 0) return null
  const more = items.length - shownAtMost
  return (
    <section aria-labelledby="news" className="min-w-0">
      <div className="flex items-end justify-between gap-4 border-b border-ink">
        <h2 id="news" className="eyebrow pb-1.5">
          New for you
        </h2>
        <button type="button" className="link min-h-11" onClick={() => void markRead(items.map(({ id }) => id))}>
          Mark as read
        </button>
      </div>
      <ul className="today-rows">
        {items.slice(0, shownAtMost).map((item) => (
          <li key={item.id}>
            <Row item={item} isConfirmed={isConfirmed} />
          </li>
        ))}
        {more > 0 && (
          <li>
            <Link to="/bounty" search={{ tab: 'mine' }} hash="notifications" className="today-row link">
              {`${more} more`}
            </Link>
          </li>
        )}
      </ul>
    </section>
  )
}
