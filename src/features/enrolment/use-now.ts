import { useEffect, useState } from 'react'

/** The time in epoch milliseconds, renewed each second while `isTicking`; 0 before the first tick, as at build. */
export function useNow(isTicking: boolean): number {
  const [now, setNow] = useState(0)

  useEffect(() => {
    if (!isTicking) return undefined
    const tick = () => setNow(Date.now())
    const timer = setInterval(tick, 1000)
    queueMicrotask(tick)
    return () => clearInterval(timer)
  }, [isTicking])

  return now
}
