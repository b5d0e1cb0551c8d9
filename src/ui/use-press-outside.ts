import { useEffect, useEffectEvent, type RefObject } from 'react'

/** Calls back at a press beside a modal where the browser leaves that to us: WebKit doesn't know `closedby`. */
export function usePressOutside(ref: RefObject<HTMLDialogElement | null>, pressed: () => void): void {
  const tell = useEffectEvent(pressed)
  useEffect(() => {
    const dialog = ref.current
    // The types promise it everywhere.
    const closesItself: boolean = 'closedBy' in HTMLDialogElement.prototype
    if (dialog === null || closesItself) return undefined
    const look = ({ target, clientX, clientY }: MouseEvent) => {
      const { left, right, top, bottom } = dialog.getBoundingClientRect()
      const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
      if (target === dialog && !isInside) tell()
    }
    dialog.addEventListener('click', look)
    return () => dialog.removeEventListener('click', look)
  }, [ref])
}
