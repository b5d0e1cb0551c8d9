// @in lists @members
import { Menu, MenuButton, MenuHeading, MenuItem, MenuItems, MenuSection } from '@headlessui/react'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, type ReactNode } from 'react'
import type { AuthUser } from '../state/auth-store'

/** The account's menu, opened. It comes at its button's first press, so it opens itself. */
export function AccountItems({ user, name, onSignOut }: { user: AuthUser; name: ReactNode; onSignOut: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.click(), [])
  return (
    <Menu>
      <MenuButton ref={button}>{name}</MenuButton>
      <MenuItems modal={false} className="menu-panel" data-end>
        <MenuSection>
          <MenuHeading className="menu-note">{user.email}</MenuHeading>
          <MenuItem as={Link} to="/account" className="menu-item">
            My Account
          </MenuItem>
          <MenuItem as="button" type="button" className="menu-item" onClick={onSignOut}>
            Sign Out
          </MenuItem>
        </MenuSection>
      </MenuItems>
    </Menu>
  )
}
