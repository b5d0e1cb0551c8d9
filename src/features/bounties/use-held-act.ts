import { useEffect, useRef, useState } from 'react'

/** How long an act can be undone, in milliseconds. */
const UNDO_MS = 5000

/**
 * Holds one act back for as long as it can be undone. It goes then, or at once where the person leaves: the screen, the page, or the
 * window, which a phone may end while it is hidden.
 */
export function useHeldAct() {
  const [isHeld, setIsHeld] = useState(false)
  const held = useRef<(() => void) | null>(null)

  useEffect(() => {
    if (!isHeld) return undefined
    const go = () => {
      const act = held.current
      held.current = null
      setIsHeld(false)
      act?.()
    }
    const timer = setTimeout(go, UNDO_MS)
    addEventListener('pagehide', go)
    document.addEventListener('visibilitychange', go)
    return () => {
      clearTimeout(timer)
      removeEventListener('pagehide', go)
      document.removeEventListener('visibilitychange', go)
      go()
    }
  }, [isHeld])

  const hold = (act: () => void) => {
    held.current = act
    setIsHeld(true)
  }
  const undo = () => {
    held.current = null
    setIsHeld(false)
  }
  return { isHeld, hold, undo }
}
