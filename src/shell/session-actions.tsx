import { Link } from '@tanstack/react-router'
import { CircleUserRound } from 'lucide-react'
import { useAuth } from '../state/auth-store'
import { buttonClass } from '../ui/button'
import { Menu } from './menu'
import { SignOutButton } from './sign-out-button'

/** What a visitor or a cadet can do at the right of the header. Prerendered as for a visitor. */
export function SessionActions() {
  const user = useAuth((state) => state.user)
  if (!user) {
    return (
      <>
        <Link to="/auth" className={buttonClass({ variant: 'ghost' })}>
          Log In
        </Link>
        <Link to="/apply" className={buttonClass()}>
          Apply Now
        </Link>
      </>
    )
  }
  return (
    <Menu
      name="Account"
      end
      label={
        <>
          <CircleUserRound aria-hidden="true" /> Account
        </>
      }
    >
      <p className="menu-note">{user.email}</p>
      <Link to="/account" className="menu-item">
        My Account
      </Link>
      <SignOutButton className="menu-item" />
    </Menu>
  )
}
