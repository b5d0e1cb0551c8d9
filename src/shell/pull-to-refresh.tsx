import { RefreshCw } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { askAnew, useRefresh } from '../state/refresh'
import { Announced } from '../ui/announce'

/** So far a finger moves down from the top of the page until a release asks anew, in CSS pixels. */
const fullPullPx = 140

/** Has all lists on the page ask again; ends once they have their answers. */
function refreshLists(): Promise<void> {
  askAnew()
  return new Promise((resolve) => {
    const leave = useRefresh.subscribe(({ running }, before) => {
      if (running > 0 || before.running === 0) return
      leave()
      resolve()
    })
  })
}

/** Where a finger may drag something else, or where the page does not scroll. */
const isTaken = (target: EventTarget | null) =>
  document.querySelector(':is(dialog[open], :popover-open)') !== null ||
  (target instanceof Element && target.closest('input, textarea, select, [role="slider"], .bottom-bar') !== null)

/**
 * Follows one finger from the top of the page. Gives `onPull` how far it has come, from 0 to 1, and `onRelease` whether it came all the way; a
 * second finger, a move sideways or upwards ends it.
 */
function followPull(onPull: (part: number) => void, onRelease: (isFull: boolean) => void): () => void {
  let from: { x: number; y: number } | null = null
  let part = 0
  const end = (isFull: boolean) => {
    if (from === null) return
    from = null
    onRelease(isFull)
  }
  const start = ({ touches: [touch, second], target }: TouchEvent) => {
    end(false)
    part = 0
    if (touch && !second && scrollY <= 0 && !isTaken(target)) from = { x: touch.clientX, y: touch.clientY }
  }
  const move = ({ touches: [touch, second] }: TouchEvent) => {
    if (from === null) return
    const down = (touch?.clientY ?? 0) - from.y
    const aside = Math.abs((touch?.clientX ?? 0) - from.x)
    if (second || scrollY > 0 || down < 0 || aside > Math.max(down, 12)) {
      end(false)
      return
    }
    part = Math.min(1, down / fullPullPx)
    onPull(part)
  }
  const here = new AbortController()
  const options = { passive: true, signal: here.signal }
  addEventListener('touchstart', start, options)
  addEventListener('touchmove', move, options)
  addEventListener('touchend', () => end(part === 1), options)
  addEventListener('touchcancel', () => end(false), options)
  return () => here.abort()
}

/** Asks the lists on the page anew when a finger pulls it down at its top. The browser's own pull, which loads the page anew, is off meanwhile. */
export function PullToRefresh() {
  const hasLists = useRefresh(({ lists }) => lists > 0)
  const mark = useRef<HTMLDivElement>(null)
  const [isRefreshing, setIsRefreshing] = useState(false)

  useEffect(() => {
    const page = document.documentElement
    const show = (part: number, state: 'still' | 'pulled' | 'ready' | 'refreshing') => {
      mark.current?.style.setProperty('--pulled', `${part}`)
      mark.current?.setAttribute('data-state', state)
    }
    const refresh = async () => {
      setIsRefreshing(true)
      await refreshLists()
      setIsRefreshing(false)
      show(0, 'still')
    }
    if (!hasLists) return undefined
    page.style.overscrollBehaviorY = 'contain'
    const leave = followPull(
      (part) => show(part, part === 1 ? 'ready' : 'pulled'),
      (isFull) => {
        show(isFull ? 1 : 0, isFull ? 'refreshing' : 'still')
        if (isFull) void refresh()
      },
    )
    return () => {
      leave()
      page.style.removeProperty('overscroll-behavior-y')
    }
  }, [hasLists])

  if (!hasLists) return null
  // Beside the page: what floats over its foot stands elsewhere.
  return createPortal(
    <>
      <div ref={mark} className="pull no-print" data-state="still" aria-hidden="true">
        <RefreshCw className="size-5" />
      </div>
      {isRefreshing && <Announced>Refreshing</Announced>}
    </>,
    document.body,
  )
}
