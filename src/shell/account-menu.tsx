import { Link } from '@tanstack/react-router'
import type { AuthUser } from '../state/auth-store'
import { Icon } from '../ui/icon'
import { Menu } from './menu'
import { SignOutButton } from './sign-out-button'
import { UnreadLink } from './unread-link'

export function AccountMenu({ user }: { user: AuthUser }) {
  return (
    <>
      <UnreadLink userId={user.id} />
      <Menu
        name="Account"
        end
        label={
          <>
            <Icon name="person" /> Account
          </>
        }
      >
        <p className="menu-note">{user.email}</p>
        <Link to="/account" className="menu-item">
          My Account
        </Link>
        <SignOutButton className="menu-item" />
      </Menu>
    </>
  )
}
