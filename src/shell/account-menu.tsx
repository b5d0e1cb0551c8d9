// @members
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { askNow } from '../hooks/use-asked'
import type { AuthUser } from '../state/auth-store'
import { showToast } from '../state/toast-store'
import { showCachedUnread, useUnread } from '../state/unread-count'
import { buttonClass } from '../ui/button'
import { Icon } from '../ui/icon'
import { focusPageTitle } from '../ui/page-header'
import { whenIdle } from '../ui/paint-and-idle'
import { useAtTouch } from '../ui/use-at-touch'
import { MemberPlaces } from './member-places'
import { useRouterEvent } from './route-effects'
import { SignOutButton, useSignOut } from './sign-out-button'

/** Of one address the home and Today are two pages: who goes from one to the other arrives at its top. */
function useArrival(): void {
  useRouterEvent('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    if (!fromLocation || pathChanged || 'home' in toLocation.search === 'home' in fromLocation.search) return
    scrollTo({ top: 0, behavior: 'instant' })
    focusPageTitle()
  })
}

async function look(userId: string): Promise<void> {
  const { isFresh } = await showCachedUnread(userId)
  if (isFresh) return
  await whenIdle()
  await askNow('notifications')
}

/** How many notifications wait, and the way to them; nothing where none does. Part of what only a cadet's header loads. */
function UnreadLink({ userId }: { userId: string }) {
  const unread = useUnread(userId)
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

const load = async () => (await import('./account-items')).AccountItems

/** The button of the account's menu, whose script comes as soon as it is touched. */
function AccountButton({ user }: { user: AuthUser }) {
  const { ask, dialog } = useSignOut()
  const { Part: AccountItems, control } = useAtTouch(load, () =>
    showToast({ title: 'The menu could not be loaded', description: 'Check your connection and press again.', tone: 'danger' }),
  )
  const name = (
    <>
      Account
      <Icon name="chevron" className="menu-chevron" />
    </>
  )
  return (
    <div className="menu">
      {AccountItems ? (
        <AccountItems user={user} name={name} onSignOut={ask} />
      ) : (
        <button type="button" aria-haspopup="menu" aria-expanded={false} {...control}>
          {name}
        </button>
      )}
      {dialog}
    </div>
  )
}

/** What only a member's header loads. */
export function AccountMenu({ user }: { user: AuthUser }) {
  useArrival()
  return (
    <>
      <MemberPlaces userId={user.id} />
      <UnreadLink userId={user.id} />
      <AccountButton user={user} />
    </>
  )
}

/** The account menu as it stands, unfolded, in the mobile menu. */
export function AccountActions({ user }: { user: AuthUser }) {
  return (
    <>
      <p className="menu-note">{user.email}</p>
      <Link to="/account" className={buttonClass()}>
        My Account
      </Link>
      <SignOutButton className={buttonClass({ variant: 'secondary' })} />
    </>
  )
}
