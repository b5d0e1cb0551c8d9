import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import type { MadePledge } from '../../domain/bounties/contribution-line'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The place that the address names was shown here, or left: a reload and the way back keep the person's own. */
    placeShown?: boolean
    /** The pledge that led here: one stands at its row. */
    pledged?: MadePledge
  }
}

type NamedPlace = 'notifications' | 'review' | 'submissions' | 'pledge'

/** Brings the person there; in the place of a submission that waits for no decision any more to where all of them begin. */
export function showPlace(named: NamedPlace): void {
  const heading = document.getElementById(named) ?? document.getElementById('submissions')
  heading?.focus({ preventScroll: true })
  heading?.scrollIntoView({ block: 'start', behavior: 'instant' })
}

const goesOn = ['wheel', 'touchmove', 'keydown'] as const

/** Does so once for an address that names it, as soon as it is there: it comes after the page. */
export function useNamedPlace(isThere: boolean, ...names: NamedPlace[]): void {
  const navigate = useNavigate()
  const hash = useLocation({ select: (location) => (location.state.pledged ? 'pledge' : location.hash) })
  const named = names.find((name) => name === hash)
  const wasShown = useLocation({ select: ({ state }) => state.placeShown === true })
  const remember = useEffectEvent(() => {
    void navigate({
      to: '.',
      search: true,
      hash: true,
      state: (before) => ({ ...before, placeShown: true }),
      replace: true,
      resetScroll: false,
      hashScrollIntoView: false,
    })
  })
  useEffect(() => {
    if (wasShown || named === undefined) return undefined
    if (isThere) {
      showPlace(named)
      remember()
      return undefined
    }
    const stay = () => remember()
    for (const type of goesOn) addEventListener(type, stay, { passive: true, once: true })
    return () => {
      for (const type of goesOn) removeEventListener(type, stay)
    }
  }, [named, isThere, wasShown])
}
