import { Link, useLocation } from '@tanstack/react-router'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { academy } from '../content/academy'
import { useAuth } from '../state/auth-store'
import { buttonClass } from '../ui/button'
import { classNames } from '../ui/class-names'
import { Icon } from '../ui/icon'
import { BrandMark } from './brand-mark'
import { Menu } from './menu'
import { MobileMenu } from './mobile-menu'
import { isCurrent, navigation, trainingPages } from './navigation'
import { ThemeSwitch } from './theme-switch'
import { useHomeSearch } from './use-home-search'

function HeaderNavigation() {
  const path = useLocation({ select: (location) => location.pathname })
  const home = useHomeSearch()
  return (
    <nav className="site-nav" aria-label="Main">
      <ul>
        {navigation.map((item) => (
          <li key={item.to} data-current={isCurrent(item.to, path) || undefined}>
            <Link to={item.to} search={item.to === '/' ? home : {}} className="site-nav-link">
              {item.label}
            </Link>
            {item.to === '/course' && (
              <Menu name="Training pages" label={null} hideName>
                <ul>
                  {trainingPages.map((page) => (
                    <li key={page.to}>
                      <Link to={page.to} className="menu-item">
                        {page.label}
                      </Link>
                    </li>
                  ))}
                </ul>
              </Menu>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

const AccountMenu = lazy(async () => ({ default: (await import('./account-menu')).AccountMenu }))

/** What a visitor or a cadet can do at the right of the header. Prerendered as for a visitor, who never loads the cadet's part. */
function SessionActions() {
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
  return (
    <Link to="/" search={useHomeSearch()} className="brand" aria-label={`${academy.name}, home`}>
      <BrandMark className="brand-mark" />
      <span className="brand-name" aria-hidden="true">
        {academy.shortName}
        <small>{academy.name.slice(academy.shortName.length)}</small>
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
