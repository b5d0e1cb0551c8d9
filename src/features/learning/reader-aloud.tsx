import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Icon } from '../../ui/icon'
import type { Aloud } from './read-aloud'

/** What reads the open section aloud, from the moment that it's `wanted`; undefined where the device can't. */
export function useAloud(isWanted: boolean): Aloud | undefined {
  const [aloud, setAloud] = useState<Aloud>()
  useEffect(() => {
    let isOver = false
    let end: (() => void) | undefined
    const offer = async () => {
      const { offerAloud } = await import('./read-aloud')
      if (!isOver) end = offerAloud(setAloud)
    }
    // Without its script the menu stays without it.
    if (isWanted && 'speechSynthesis' in window) offer().catch(() => undefined)
    return () => {
      isOver = true
      end?.()
    }
  }, [isWanted])
  return aloud
}

/** While a section is read aloud, in the bar. The focus goes there from the menu, and back to it at the end. */
export function AloudButtons({ aloud: { is, act } }: { aloud: Aloud }) {
  const buttons = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const own = buttons.current
    own?.querySelector('button')?.focus({ preventScroll: true })
    return () => {
      if (own?.contains(document.activeElement)) document.querySelector<HTMLElement>('.reader-look > summary')?.focus()
    }
  }, [])
  const isPaused = is === 'paused'
  return (
    <span ref={buttons} className="flex">
      <button
        type="button"
        className="icon-btn"
        aria-label={isPaused ? 'Go on reading aloud' : 'Pause reading aloud'}
        onClick={() => act(isPaused ? 'goOn' : 'pause')}
      >
        <Icon path={isPaused ? 'M7 4v16l13-8z' : 'M8 5v14M16 5v14'} />
      </button>
      <button type="button" className="icon-btn" aria-label="Stop reading aloud" onClick={() => act('stop')}>
        <Icon path="M6 6h12v12H6z" />
      </button>
    </span>
  )
}
