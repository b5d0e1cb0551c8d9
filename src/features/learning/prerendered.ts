import { useState, useSyncExternalStore } from 'react'

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
