import { useState, useSyncExternalStore } from 'react'
import { once } from './once'

let stands = false

/** Called once, before anything of the page is loaded, where the page in the document is the one that this address shows. */
export function reusePrerendered(): void {
  stands = true
}

/** The part of the prerendered page that is named so, where the page was reused and still stands. */
export function standingPart(selector: string): Element | null {
  return stands ? document.querySelector(selector) : null
}

const subscribeToNothing = () => () => {}

/** False at build and while React takes the prerendered page over, true afterwards: what only the device knows shows then. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
}

/** True for a component that stood in the prerendered page when React took over; stays as it was at its first render. */
export function useWasPrerendered(): boolean {
  const isHydrated = useHydrated()
  const [wasPrerendered] = useState(!isHydrated)
  return wasPrerendered
}

/** What the device knew when the component appeared; null at build and during hydration. Read once, so that it stays. */
export function useOnDevice<Value>(read: () => Value | null): Value | null {
  const [readOnce] = useState(() => once(read))
  return useSyncExternalStore(subscribeToNothing, readOnce, () => null)
}

/** Whether this browser has stored something under this name, of whomever: known without the code that reads it. */
export function hasStored(name: string): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(name))
  } catch {
    return false
  }
}
