import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useAuth } from '../state/auth-store'
import { buttonClass } from '../ui/button'

const AccountMenu = lazy(async () => ({ default: (await import('./account-menu')).AccountMenu }))

/** What a visitor or a cadet can do at the right of the header. Prerendered as for a visitor, who never loads the cadet's part. */
export function SessionActions() {
  const user = useAuth((state) => state.user)
  if (user) {
    return (
      <Suspense>
        <AccountMenu user={user} />
      </Suspense>
    )
  }
  return (
    <>
      <Link to="/auth" className={buttonClass({ variant: 'ghost', className: 'for-visitors' })}>
        Log In
      </Link>
      <Link to="/apply" className={buttonClass({ className: 'for-visitors' })}>
        Apply Now
      </Link>
    </>
  )
}
