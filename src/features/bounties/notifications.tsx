import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { notificationWords } from '../../domain/notification'
import { useAuth } from '../../state/auth-store'
import { loadNotifications, readAllNotifications, useNotifications } from '../../state/notification-store'
import { showToast } from '../../state/toast-store'
import { Alert } from '../../ui/alert'
import { Badge } from '../../ui/badge'
import { Button } from '../../ui/button'
import { formatDate, useClock } from '../../hooks/use-clock'

async function markAllRead() {
  if (await readAllNotifications()) return
  showToast({ title: 'Not marked', description: 'The server could not be reached. Please try again.', tone: 'danger' })
}

/** What happened to the person's bounties and completions, the newest first. */
export function Notifications() {
  const { timeZone } = useClock()
  const userId = useAuth((auth) => auth.user?.id ?? null)
  const { items, unread, failed } = useNotifications()
  useEffect(() => {
    if (userId !== null) void loadNotifications(userId)
  }, [userId])

  if (items.length === 0) {
    return failed ? <Alert tone="warning">Your notifications could not be loaded. Please try again later.</Alert> : null
  }
  return (
    <section aria-labelledby="notifications" className="grid gap-3 border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id="notifications" className="text-xl">
          Notifications {unread > 0 && <Badge tone="blue">{unread} unread</Badge>}
        </h3>
        {unread > 0 && (
          <Button variant="ghost" onClick={() => void markAllRead()}>
            Mark all as read
          </Button>
        )}
      </div>
      <ul className="grid max-h-96 gap-3 overflow-y-auto">
        {items.map((item) => (
          <li key={item.id} className={`border-l-4 pl-3 ${item.isRead ? 'border-hairline' : 'border-signal'}`}>
            <p className={item.isRead ? undefined : 'font-semibold'}>
              {!item.isRead && <span className="sr-only">Unread: </span>}
              {notificationWords[item.kind]}
            </p>
            {item.reason !== null && <p className="whitespace-pre-line">“{item.reason}”</p>}
            <p className="text-sm text-muted">
              <Link to="/bounty/$bountyId" params={{ bountyId: item.bountyId }} className="link">
                {item.bountyTitle ?? 'The bounty'}
              </Link>{' '}
              <time dateTime={item.createdAt}>{formatDate(item.createdAt, timeZone)}</time>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
