// @members
import { Link, useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useQueue } from '../hooks/use-queue'
import { useNarrow } from '../ui/use-narrow'
import { useRootMark } from '../ui/use-root-mark'
import { useRouterEvent } from './route-effects'

/** `is`: the addresses that belong to a place. */
const places = [
  { to: '/', label: 'Today', is: /^\/$/, path: 'M3.5 11.5L12 4l8.5 7.5M6 9.5V20h12V9.5M12 20v-6' },
  {
    to: '/course',
    label: 'Course',
    is: /^\/(course|whole-course|week1-content)/,
    path: 'M12 6.5C9.5 4.5 6.5 4.5 3 5v13.5c3.5-.5 6.5-.5 9 1.5 2.5-2 5.5-2 9-1.5V5c-3.5-.5-6.5-.5-9 1.5zM12 6.5V20',
  },
  { to: '/bounty', label: 'Bounties', is: /^\/bounty/, path: 'M5.5 21.5V3M5.5 4.5h13l-3 4.5 3 4.5h-13' },
  { to: '/outbox', label: 'Outbox', is: /^\/outbox/, path: 'M12 15V3.5M7.5 8L12 3.5 16.5 8M3.5 13v7.5h17V13' },
  {
    to: '/account',
    label: 'Account',
    is: /^\/account/,
    path: 'M12 3.5a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4 21c.6-4.5 3.5-6 8-6s7.4 1.5 8 6',
  },
] as const

/** What a scroll has to move at least before it means a direction, and how much of the window a keyboard takes at least, in pixels. */
const leastScroll = 8
const leastKeyboard = 120

/** With an act at the foot the bar stands at the end of the page, and stays there. */
const hasAct = () => 'act' in document.documentElement.dataset

/** True while one reads downwards, short of the end and with no act at the foot, or types with a keyboard on the screen. */
function useAway(): boolean {
  const [isDown, setDown] = useState(false)
  const [isTyping, setTyping] = useState(false)
  // Not when the page is told to be there that one has begun to use: the bar would come over what is just pressed.
  useRouterEvent('onRendered', ({ fromLocation, pathChanged }) => fromLocation && pathChanged && setDown(false))

  useEffect(() => {
    let last = scrollY
    const follow = () => {
      if (Math.abs(scrollY - last) < leastScroll) return
      const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - leastScroll
      setDown(scrollY > last && scrollY > 0 && !isAtEnd && !hasAct())
      last = scrollY
    }
    const view = window.visualViewport
    const measure = () => setTyping(view !== null && innerHeight - view.height * view.scale > leastKeyboard)
    addEventListener('scroll', follow, { passive: true })
    view?.addEventListener('resize', measure)
    return () => {
      removeEventListener('scroll', follow)
      view?.removeEventListener('resize', measure)
    }
  }, [])
  return isDown || isTyping
}

/** A member's five places: a bar on a phone, and a row of the header elsewhere. The bar stands at the end of the body, since parts of the page move what they hold. */
export function MemberPlaces({ userId }: { userId: string }) {
  const isPhone = useNarrow(48)
  // The next page has the mark from its first paint on, by the boot script.
  useRootMark('member')
  const list = <PlaceList userId={userId} />
  if (isPhone) return createPortal(<Bar>{list}</Bar>, document.body)
  return (
    <nav className="site-places" aria-label="Places">
      {list}
    </nav>
  )
}

function Bar({ children }: { children: ReactNode }) {
  const isAway = useAway()
  useRootMark('bar')
  useRootMark('barAway', isAway)
  return (
    <nav className="bottom-bar" aria-label="Places">
      {children}
    </nav>
  )
}

/** Its count is the connection banner's: what waits to be sent, and what waits for the person. */
function PlaceList({ userId }: { userId: string }) {
  const { path, isHome } = useLocation({
    select: ({ pathname, search }) => ({ path: pathname, isHome: 'home' in search }),
    structuralSharing: true,
  })
  const { waiting, attention } = useQueue(userId)
  const count = waiting + attention

  return (
    <ul className="places">
      {places.map(({ to, label, is, path: drawing }) => (
        <li key={to}>
          <Link
            to={to}
            activeOptions={{ exact: true }}
            aria-current={is.test(path) && !(to === '/' && isHome) ? 'page' : undefined}
          >
            <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.8" aria-hidden="true">
              <path d={drawing} />
            </svg>
            {label}
            {to === '/outbox' && count > 0 && (
              <span className="place-count">
                {count > 99 ? '99+' : count}
                <span className="sr-only"> not done</span>
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  )
}
