import { useState, useSyncExternalStore } from 'react'

const never = () => () => {}

/** False while prerendered HTML is taken over, true ever after. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

/** Whether this component came to life in prerendered HTML: it must then go on showing what that HTML showed. */
export function useCameFromHtml(): boolean {
  const hydrated = useHydrated()
  const [cameFromHtml] = useState(!hydrated)
  return cameFromHtml
}
