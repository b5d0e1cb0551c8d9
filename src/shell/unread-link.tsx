import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { loadNotifications, showKeptUnread, useNotifications } from '../state/notification-store'
import { whenIdle } from '../ui/when-idle'

async function look(userId: string): Promise<void> {
  const { isFresh } = await showKeptUnread(userId)
  if (isFresh || !navigator.onLine) return
  await whenIdle()
  await loadNotifications(userId)
}

/** How many notifications wait, and the way to them; nothing where none does. Part of what only a cadet's header loads. */
export function UnreadLink({ userId }: { userId: string }) {
  const unread = useNotifications((state) => (state.userId === userId ? state.unread : 0))
  useEffect(() => {
    const lookWhenSeen = () => {
      if (document.visibilityState === 'visible') void look(userId)
    }
    lookWhenSeen()
    document.addEventListener('visibilitychange', lookWhenSeen)
    return () => document.removeEventListener('visibilitychange', lookWhenSeen)
  }, [userId])

  if (unread === 0) return null
  const words = unread === 1 ? '1 unread notification' : `${unread} unread notifications`
  return (
    <Link to="/bounty" search={{ tab: 'mine' }} className="unread-link" aria-label={words}>
      <svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
        <path d="M6 17V10a6 6 0 0 1 12 0v7l2 2H4zM10 22h4M12 4V2" />
      </svg>
      <span aria-hidden="true">{unread > 99 ? '99+' : unread}</span>
    </Link>
  )
}
