import { Link } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { academy } from '../content/academy'
import { classNames } from '../ui/class-names'
import { Icon } from '../ui/icon'
import { BrandMark } from './brand-mark'
import { HeaderNavigation } from './header-navigation'
import { Menu } from './menu'
import { MobileMenu } from './mobile-menu'
import { SessionActions } from './session-actions'
import { ThemeSwitch } from './theme-switch'

function subscribe(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true })
  return () => removeEventListener('scroll', listener)
}

/** Whether the page has scrolled more than so many pixels. */
function useScrolledPast(pixels: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => scrollY > pixels,
    () => false,
  )
}

function Brand() {
  const rest = academy.name.slice(academy.shortName.length).trim()
  return (
    <Link to="/" className="brand" aria-label={`${academy.name}, home`}>
      <BrandMark className="brand-mark" />
      <span className="brand-name" aria-hidden="true">
        {academy.shortName}
        <small>{rest}</small>
      </span>
    </Link>
  )
}

/** Where the header darkens. */
const scrollThreshold = 10

export function Header() {
  const scrolled = useScrolledPast(scrollThreshold)
  return (
    <header className={classNames('site-header band', scrolled && 'band-deep')} data-scrolled={scrolled || undefined}>
      <div className="wrap site-header-row">
        <Brand />
        <HeaderNavigation />
        <div className="site-actions">
          <Menu name="Theme" hideName end label={<Icon name="theme" />}>
            <ThemeSwitch />
          </Menu>
          <SessionActions />
        </div>
        <MobileMenu />
      </div>
    </header>
  )
}
