import { useSyncExternalStore } from 'react'
import { useHydrated } from '../ui/prerendered'

declare const __BUILD_TIME__: string

const minuteMs = 60_000

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

/** One timer for all cards of a page. */
function eachMinute(tell: () => void): () => void {
  listeners.add(tell)
  timer ??= setInterval(() => listeners.forEach((listener) => listener()), minuteMs)
  return () => {
    listeners.delete(tell)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/** The coming full minute, so that no time left is overstated, and the zone to print dates in: the build's and UTC until the page is hydrated, so that both renders agree. */
export function useClock(): { nowMs: number; timeZone: 'UTC' | undefined } {
  const nowMs = useSyncExternalStore(
    eachMinute,
    () => Math.ceil(Date.now() / minuteMs) * minuteMs,
    () => Date.parse(__BUILD_TIME__),
  )
  const timeZone = useHydrated() ? undefined : 'UTC'
  return { nowMs, timeZone }
}

const options = { year: 'numeric', month: 'short', day: 'numeric' } as const
// Made once: a format takes longer to make than a card to render.
const local = new Intl.DateTimeFormat('en-US', options)
const utc = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' })

/** A date as cards print it: Mar 10, 2026. */
export function formatDate(iso: string, timeZone: 'UTC' | undefined): string {
  return (timeZone === 'UTC' ? utc : local).format(new Date(iso))
}
