import { type TouchEvent, useEffect, useEffectEvent, useRef } from 'react'

/** Where an act of the reader leads; null leads nowhere. */
export type WayOn = 'next' | 'previous' | null
type Go = (way: WayOn) => void

/** A key that was pressed, and what else was going on. */
export type Press = {
  readonly key: string
  /** With Alt, Control, Shift or the system's own key, which make another act of it. */
  readonly isModified: boolean
  /** One of those that come for as long as a key is held. */
  readonly isRepeated: boolean
  /** Somebody else knows what to do with it: a field, a menu, or words that are selected or scroll aside. */
  readonly isTaken: boolean
}

/** Where the arrow keys lead: to the right is on, as in a book. Null for every other press. */
export function arrowWay({ key, isModified, isRepeated, isTaken }: Press): WayOn {
  if (isModified || isRepeated || isTaken) return null
  if (key === 'ArrowRight') return 'next'
  return key === 'ArrowLeft' ? 'previous' : null
}

/** What a finger did from its first touch to its lifting: in CSS pixels and ms. */
export type Swipe = {
  readonly fromX: number
  readonly dx: number
  readonly dy: number
  readonly ms: number
  readonly width: number
}

/** The system's own ways back and on begin at the edges of the screen. */
const edge = 32
const least = 60
const mostMs = 700

/** Where a swipe leads: to the left is on, as a page is turned. Null for one that is short, slow, begins at an edge or goes as much up or down as aside. */
export function swipeWay({ fromX, dx, dy, ms, width }: Swipe): WayOn {
  const isAside = Math.abs(dx) >= least && Math.abs(dx) > 2 * Math.abs(dy)
  if (!isAside || ms > mostMs || fromX < edge || fromX > width - edge) return null
  return dx < 0 ? 'next' : 'previous'
}

/** What is selected is meant to be copied, and a page that was enlarged is moved by the same finger or key. */
const isBusy = () => getSelection()?.isCollapsed === false || (window.visualViewport?.scale ?? 1) > 1

const ownArrows = 'input, textarea, select, audio, video, dialog, [contenteditable], .reader-look[open]'

/** What of the page has a use of its own for the arrow keys. */
function isUsedThere({ target, defaultPrevented }: KeyboardEvent): boolean {
  const { scrollWidth, clientWidth } = document.documentElement
  const isInControl = target instanceof Element && target.closest(ownArrows) !== null
  return defaultPrevented || isInControl || scrollWidth > clientWidth || isBusy()
}

/** The left and right arrow keys lead to the sections before and after. */
export function useArrowKeys(go: Go): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey, repeat } = event
    const isModified = altKey || ctrlKey || metaKey || shiftKey
    go(arrowWay({ key, isModified, isRepeated: repeat, isTaken: isUsedThere(event) }))
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => pressed(event)
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}

type Start = { x: number; y: number; at: number }

/** Leads to the next section by a swipe to the left, and back by one to the right. The browser keeps what scrolls, and tells it by a cancel. */
export function useSwipe(go: Go) {
  const start = useRef<Start | null>(null)

  function onTouchStart({ touches, timeStamp }: TouchEvent) {
    const first = touches.item(0)
    start.current = first && touches.length === 1 ? { x: first.clientX, y: first.clientY, at: timeStamp } : null
  }

  function onTouchEnd({ changedTouches, timeStamp }: TouchEvent) {
    const touch = changedTouches.item(0)
    const from = start.current
    start.current = null
    if (!from || !touch || isBusy()) return
    const { clientX, clientY } = touch
    go(swipeWay({ fromX: from.x, dx: clientX - from.x, dy: clientY - from.y, ms: timeStamp - from.at, width: innerWidth }))
  }

  return { onTouchStart, onTouchEnd, onTouchCancel: () => void (start.current = null) }
}
