// @with texts
import { useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { clock } from '../clock'
import { once } from '../ui/once'
import { useHydrated } from '../ui/prerendered'

declare const __BUILD_TIME__: string

const minuteMs = 60_000
const secondMs = 1_000

/** Tells all who listen every so many ms, by one timer for all of a page. */
function ticker(everyMs: number): (tell: () => void) => () => void {
  const listeners = new Set<() => void>()
  let timer: ReturnType<typeof setInterval> | undefined
  return (tell) => {
    listeners.add(tell)
    timer ??= setInterval(() => listeners.forEach((listener) => listener()), everyMs)
    return () => {
      listeners.delete(tell)
      if (listeners.size > 0) return
      clearInterval(timer)
      timer = undefined
    }
  }
}

const eachMinute = ticker(minuteMs)
const eachSecond = ticker(secondMs)

/** The academy's coming full minute, so that no time left is overstated, and the zone to print dates in: the build's and UTC until the page is hydrated, so that both renders agree. */
export function useClock(): { nowMs: number; timeZone: 'UTC' | undefined } {
  const offset = useStore(clock, (told) => told.offset)
  const nowMs = useSyncExternalStore(
    eachMinute,
    () => Math.ceil((Date.now() + offset) / minuteMs) * minuteMs,
    () => Date.parse(__BUILD_TIME__),
  )
  const timeZone = useHydrated() ? undefined : 'UTC'
  return { nowMs, timeZone }
}

/** The second that runs by this device's clock, in ms, for waits that are told while they run; 0 at build. */
export function useSeconds(): number {
  return useSyncExternalStore(
    eachSecond,
    () => Math.floor(Date.now() / secondMs) * secondMs,
    () => 0,
  )
}

const options = { year: 'numeric', month: 'short', day: 'numeric' } as const
const local = once(() => new Intl.DateTimeFormat('en-US', options))
const utc = once(() => new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }))

/** A date as cards print it: Mar 10, 2026. */
export function formatDate(iso: string, timeZone: 'UTC' | undefined): string {
  return (timeZone === 'UTC' ? utc : local)().format(new Date(iso))
}
