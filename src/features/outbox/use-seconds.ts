import { useSyncExternalStore } from 'react'

function eachSecond(tell: () => void): () => void {
  const timer = setInterval(tell, 1000)
  return () => clearInterval(timer)
}

/** The time in ms, renewed each second: waits are told while they run. Only for what is made in the browser. */
export function useSeconds(): number {
  return useSyncExternalStore(
    eachSecond,
    () => Math.floor(Date.now() / 1000) * 1000,
    () => 0,
  )
}
