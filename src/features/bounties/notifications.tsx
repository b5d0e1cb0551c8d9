import { Link } from '@tanstack/react-router'
import { type Notification, notificationRows } from '../../domain/bounties/notification'
import { useUnread } from '../../state/unread-count'
import { showToast } from '../../state/toast-store'
import { Badge } from '../../ui/marks'
import { Button } from '../../ui/button'
import { ListFailure } from './list-state'
import { useNamedPlace } from './named-place'
import { markRead } from '../../hooks/mark-read'
import { useAsked } from '../../hooks/use-asked'
import { formatDate, useClock } from '../../hooks/use-clock'

async function markAllRead(items: readonly Notification[]) {
  if (await markRead(items.flatMap(({ id, isRead }) => (isRead ? [] : [id])))) return
  showToast({ title: 'Not marked', description: 'The server could not be reached. Please try again.', tone: 'danger' })
}

function NothingTold({ state, again }: { state: 'asking' | 'done' | 'failed'; again: () => void }) {
  if (state === 'failed')
    return (
      <ListFailure tone="warning" again={again}>
        Your notifications could not be loaded. Please try again later.
      </ListFailure>
    )
  return (
    <p className="text-sm text-muted">
      {state === 'done'
        ? 'Nothing yet. What becomes of your bounties and of your work is told here.'
        : 'Looking for your notifications...'}
    </p>
  )
}

/** What happened to the person's bounties and completions, the newest first. */
export function Notifications({ userId }: { userId: string }) {
  const { timeZone } = useClock()
  const unread = useUnread(userId)
  const { value: items = [], state, again } = useAsked('notifications')

  useNamedPlace(true, 'notifications')
  return (
    <section aria-labelledby="notifications" className="grid gap-2 border border-line bg-surface px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id="notifications" tabIndex={-1} className="text-xl">
          Notifications {unread > 0 && <Badge tone="blue">{`${unread} unread`}</Badge>}
        </h3>
        {/* The count may be known before the list: then there is nothing to mark yet. */}
        {unread > 0 && items.length > 0 && (
          <Button variant="ghost" onClick={() => void markAllRead(items)}>
            Mark all as read
          </Button>
        )}
      </div>
      {items.length === 0 && <NothingTold state={state} again={again} />}
      {items.length > 0 && (
        <ul className="grid max-h-96 gap-3 overflow-y-auto">
          {items.map((item) => (
            <li key={item.id} className={`border-l-4 pl-3 ${item.isRead ? 'border-hairline' : 'border-signal'}`}>
              <p className={item.isRead ? undefined : 'font-semibold'}>
                {!item.isRead && <span className="sr-only">Unread: </span>}
                {notificationRows[item.kind].says}
              </p>
              {item.reason !== null && (
                <p className="whitespace-pre-line">
                  “<bdi>{item.reason}</bdi>”
                </p>
              )}
              <p className="text-sm text-muted">
                {/* One that this person may not see has no title, and no page. */}
                {item.bountyTitle !== null && (
                  <Link
                    to="/bounty/$bountyId"
                    params={{ bountyId: item.bountyId }}
                    hash={notificationRows[item.kind].place ?? ''}
                    className="link"
                  >
                    <bdi>{item.bountyTitle}</bdi>
                  </Link>
                )}{' '}
                <time dateTime={item.createdAt}>{formatDate(item.createdAt, timeZone)}</time>
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
