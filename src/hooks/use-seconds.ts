import { useSyncExternalStore } from 'react'
import { ticker } from './use-clock'

const secondMs = 1_000

const eachSecond = ticker(secondMs)

/** The second that runs by this device's clock, in ms, for waits that are told while they run; 0 at build. */
export function useSeconds(): number {
  return useSyncExternalStore(
    eachSecond,
    () => Math.floor(Date.now() / secondMs) * secondMs,
    () => 0,
  )
}
