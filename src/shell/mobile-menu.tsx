import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { useAuth } from '../state/auth-store'
import { buttonClass } from '../ui/button'
import { Icon } from '../ui/icon'
import { useRootMark } from '../ui/use-root-mark'
import { isCurrent, navigation, trainingPages, useHomeSearch, useMenuPath } from './navigation'
import { ThemeSwitch } from './theme-switch'
import { useRouterEvent } from './route-effects'

/** The page stays out while the menu covers it: Tab turns round at both ends. */
function keepFocusInside(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('a[href], button:not(:disabled), input:checked')]
  const [first, last] = [stops[0], stops.at(-1)]
  const from = event.shiftKey ? first : last
  if (document.activeElement !== from) return
  event.preventDefault()
  ;(event.shiftKey ? last : first)?.focus()
}

const AccountActions = lazy(async () => ({ default: (await import('./account-menu')).AccountActions }))

/** Browsers of before 2024 have no popover: there the menu is the modal dialog that its element also is. */
const hasPopover = () => 'popover' in HTMLElement.prototype

const isShown = (sheet: HTMLDialogElement) => (hasPopover() ? sheet.matches(':popover-open') : sheet.open)

const hide = (sheet: HTMLDialogElement | null) => (hasPopover() ? sheet?.hidePopover() : sheet?.close())

/** Knows by itself whether the menu is open: the links of the menu are not rendered anew for it. */
function MenuButton({ menu }: { menu: RefObject<HTMLDialogElement | null> }) {
  const [open, setOpen] = useState(false)
  useRootMark('modal', open)

  useEffect(() => {
    const sheet = menu.current
    const follow = () => setOpen(sheet !== null && isShown(sheet))
    // It can have been opened before any script ran.
    follow()
    const listening = new AbortController()
    const { signal } = listening
    for (const sign of ['toggle', 'close']) sheet?.addEventListener(sign, follow, { signal })
    return () => listening.abort()
  }, [menu])

  function openModal() {
    menu.current?.showModal()
    setOpen(true)
  }

  return (
    <button
      type="button"
      className="icon-btn"
      aria-label="Open menu"
      aria-haspopup="dialog"
      aria-expanded={open}
      aria-controls="mobile-menu"
      popoverTarget="mobile-menu"
      onClick={() => hasPopover() || openModal()}
    >
      <Icon name="menu" />
    </button>
  )
}

/**
 * The menu below 768 px: a popover, which its button opens before any script has run. A modal dialog would have the browser style the whole page anew,
 * which takes a phone ten times as long.
 */
export function MobileMenu() {
  const ref = useRef<HTMLDialogElement>(null)
  const user = useAuth((state) => state.user)
  const path = useMenuPath()
  const home = useHomeSearch()
  const close = () => hide(ref.current)

  useRouterEvent('onBeforeNavigate', close)

  useEffect(() => {
    // What is wider than the mobile layout has no way to close this menu.
    const desktop = matchMedia('(width >= 48rem)')
    const closeWhenWide = () => hide(ref.current)
    desktop.addEventListener('change', closeWhenWide)
    return () => desktop.removeEventListener('change', closeWhenWide)
  }, [])

  return (
    <div className="mobile-menu">
      <MenuButton menu={ref} />
      <dialog
        ref={ref}
        id="mobile-menu"
        className="mobile-sheet band band-deep"
        popover="auto"
        aria-modal="true"
        aria-label="Menu"
        onKeyDown={keepFocusInside}
        onToggle={({ newState, currentTarget }) => {
          // Where one goes, not the button that closes.
          if (newState === 'open') currentTarget.querySelector('a')?.focus()
        }}
      >
        <div className="mobile-sheet-head">
          <span className="eyebrow">Menu</span>
          <button
            type="button"
            className="icon-btn"
            aria-label="Close menu"
            popoverTarget="mobile-menu"
            popoverTargetAction="hide"
            onClick={close}
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
