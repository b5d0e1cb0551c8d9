import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react'
import { academy } from '../content/academy'
import { useAuth } from '../state/auth-store'
import { buttonClass } from '../ui/button'
import { classNames } from '../ui/class-names'
import { Icon, BrandMark } from '../ui/icon'
import { MobileMenu } from './mobile-menu'
import { isCurrent, navigation, trainingPages, useHomeSearch, useMenuPath } from './navigation'
import { ThemeSwitch } from './theme-switch'
import { useRouterEvent } from './route-effects'

type MenuProps = { label: ReactNode; name: string; end?: boolean; children: ReactNode }

/** A dropdown on `<details>`, so it opens before any script has run; scripts add that it closes by itself. */
function Menu({ label, name, end = false, children }: MenuProps) {
  const ref = useRef<HTMLDetailsElement>(null)

  useRouterEvent('onBeforeNavigate', () => ref.current?.removeAttribute('open'))

  useEffect(() => {
    const menu = ref.current
    const closeOutside = (event: Event) => {
      if (menu?.open && event.target instanceof Node && !menu.contains(event.target)) menu.open = false
    }
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !menu?.open) return
      menu.open = false
      menu.querySelector('summary')?.focus()
    }
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('pointerdown', closeOutside, { capture: true, signal })
    document.addEventListener('focusin', closeOutside, { signal })
    document.addEventListener('keydown', closeOnEscape, { signal })
    return () => listening.abort()
  }, [])

  return (
    <details ref={ref} className="menu" name="site-menu">
      <summary aria-label={name}>
        {label}
        <Icon name="chevron" className="menu-chevron" />
      </summary>
      <div className="menu-panel" data-end={end || undefined}>
        {children}
      </div>
    </details>
  )
}

function HeaderNavigation() {
  const path = useMenuPath()
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
              <Menu name="Training pages" label={null}>
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

function Brand() {
  return (
    <Link to="/" search={useHomeSearch()} className="brand" aria-label={`${academy.name}, home`}>
      <BrandMark />
      <span className="brand-name" aria-hidden="true">
        {academy.shortName}
        <small>{academy.name.slice(academy.shortName.length)}</small>
      </span>
    </Link>
  )
}

/** Where the header darkens, in pixels. */
const darkFromPx = 10

function watchScroll(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true })
  return () => removeEventListener('scroll', listener)
}

/** What it holds is its caller's, so that the first scroll of a page renders the bar and nothing in it. */
function HeaderBar({ children }: { children: ReactNode }) {
  const scrolled = useSyncExternalStore(
    watchScroll,
    () => scrollY > darkFromPx,
    () => false,
  )
  return (
    <header className={classNames('site-header band', scrolled && 'band-deep')} data-scrolled={scrolled || undefined}>
      {children}
    </header>
  )
}

export function Header() {
  return (
    <HeaderBar>
      <div className="wrap site-header-row">
        <Brand />
        <HeaderNavigation />
        <div className="site-actions">
          <SessionActions />
          <Menu name="Theme" end label={<Icon name="theme" />}>
            <ThemeSwitch />
          </Menu>
        </div>
        <MobileMenu />
      </div>
    </HeaderBar>
  )
}
