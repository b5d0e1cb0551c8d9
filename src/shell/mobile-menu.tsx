import { Link, useLocation } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useAuth } from '../state/auth-store'
import { buttonClass } from '../ui/button'
import { Icon } from '../ui/icon'
import { isCurrent, navigation, trainingPages } from './navigation'
import { ThemeSwitch } from './theme-switch'
import { useHomeSearch } from './use-home-search'
import { useRouterEvent } from './use-router-event'

/** A modal dialog keeps the page out, yet lets Tab wander off into the browser's bar: this turns it round at both ends. */
function keepFocusInside(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('a[href], button:not(:disabled), input:checked')]
  const [first, last] = [stops[0], stops.at(-1)]
  const from = event.shiftKey ? first : last
  if (document.activeElement !== from) return
  event.preventDefault()
  ;(event.shiftKey ? last : first)?.focus()
}

const AccountActions = lazy(async () => ({ default: (await import('./account-actions')).AccountActions }))

/** The menu below 768 px: a native modal dialog, opened by the button's `command` even before any script has run. */
export function MobileMenu() {
  const ref = useRef<HTMLDialogElement>(null)
  const [open, setOpen] = useState(false)
  const user = useAuth((state) => state.user)
  const path = useLocation({ select: (location) => location.pathname })
  const home = useHomeSearch()
  const close = () => ref.current?.close()

  useRouterEvent('onBeforeNavigate', close)

  useEffect(() => {
    const dialog = ref.current
    const follow = () => setOpen(dialog?.open ?? false)
    // It can have been opened before any script ran.
    follow()
    dialog?.addEventListener('toggle', follow)
    return () => dialog?.removeEventListener('toggle', follow)
  }, [])

  useEffect(() => {
    // What is wider than the mobile layout has no way to close this menu.
    const desktop = matchMedia('(width >= 48rem)')
    const closeWhenWide = () => ref.current?.close()
    desktop.addEventListener('change', closeWhenWide)
    return () => desktop.removeEventListener('change', closeWhenWide)
  }, [])

  return (
    <div className="mobile-menu">
      <button
        type="button"
        className="icon-btn"
        aria-label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls="mobile-menu"
        {...{ command: 'show-modal', commandfor: 'mobile-menu' }}
        onClick={(event) => {
          // The command is for the time before scripts; where both act, the browser complains of the second.
          event.preventDefault()
          ref.current?.showModal()
          // Where one goes, not the button that closes.
          ref.current?.querySelector('a')?.focus()
        }}
      >
        <Icon name="menu" />
      </button>
      <dialog
        ref={ref}
        id="mobile-menu"
        className="mobile-sheet band band-deep"
        aria-label="Menu"
        closedby="any"
        onKeyDown={keepFocusInside}
      >
        <div className="mobile-sheet-head">
          <span className="eyebrow">Menu</span>
          <button
            type="button"
            className="icon-btn"
            aria-label="Close menu"
            {...{ command: 'close', commandfor: 'mobile-menu' }}
            onClick={(event) => {
              event.preventDefault()
              close()
            }}
          >
            <Icon name="close" />
          </button>
        </div>
        <nav aria-label="Mobile">
          <ul className="mobile-links">
            {navigation.map((item) => (
              <li key={item.to} data-current={isCurrent(item.to, path) || undefined}>
                <Link to={item.to} search={item.to === '/' ? home : {}}>
                  {item.label}
                </Link>
                {item.to === '/course' && (
                  <ul>
                    {trainingPages.map((page) => (
                      <li key={page.to}>
                        <Link to={page.to}>{page.label}</Link>
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <div className="mobile-actions">
          {user ? (
            <Suspense>
              <AccountActions user={user} />
            </Suspense>
          ) : (
            <>
              <Link to="/apply" className={buttonClass()}>
                Apply Now
              </Link>
              <Link to="/auth" className={buttonClass({ variant: 'secondary' })}>
                Log In
              </Link>
            </>
          )}
        </div>
        <ThemeSwitch />
      </dialog>
    </div>
  )
}
