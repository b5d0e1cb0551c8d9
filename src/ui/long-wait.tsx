// @in touched
import { useEffect, useRef, useState } from 'react'
import { Announced } from './announce'

/** After so long in ms a press is said to take long: most answers come before, and none is given up so early. */
const LONG_MS = 10_000

/** Two buttons of one act say it once. */
let isSaid = false

function useLong(): boolean {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    let isOwn = false
    const timer = setTimeout(() => {
      if (isSaid) return
      isSaid = true
      isOwn = true
      setLong(true)
    }, LONG_MS)
    return () => {
      clearTimeout(timer)
      if (isOwn) isSaid = false
    }
  }, [])
  return isLong
}

/**
 * What a button at work says once that lasts, and the way to stop. Whoever sends requests hears the event (`state/stop-waiting.ts`): a button
 * knows of none.
 */
export function LongWait() {
  const note = useRef<HTMLDivElement>(null)
  if (!useLong()) return null
  const stop = () => {
    // This goes with the wait, and the button stays.
    const button = note.current?.previousElementSibling
    if (button instanceof HTMLElement) button.focus()
    dispatchEvent(new Event('stop-waiting'))
  }
  return (
    <div ref={note} className="long-wait">
      <p>
        <Announced isShown>This is taking long. The network is slow.</Announced>
      </p>
      <button type="button" className="btn btn-ghost" onClick={stop}>
        Stop waiting
      </button>
    </div>
  )
}
