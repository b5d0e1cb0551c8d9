import { useRef } from 'react'

/** So long a pointer or the focus must stay before it counts, in milliseconds: passing over a list asks for nothing. */
const staysMs = 80

/** Handlers that run `act` once when a person seems about to follow a link. */
export function useIntent(act: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isDone = useRef(false)
  const begin = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      if (!isDone.current) act()
      isDone.current = true
    }, staysMs)
  }
  const end = () => clearTimeout(timer.current)
  return { onPointerEnter: begin, onFocus: begin, onPointerLeave: end, onBlur: end }
}
