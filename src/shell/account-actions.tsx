// @in screens @members
import { Link } from '@tanstack/react-router'
import type { AuthUser } from '../state/auth-store'
import { buttonClass } from '../ui/button'
import { SignOutButton } from './sign-out-button'

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
