import { useCallback, useSyncExternalStore } from 'react'

/** Whether the window is narrower than so many rem: as a phone unless told. False at build and during hydration, where no window is asked. */
export function useNarrow(rem = 40): boolean {
  const query = `(width < ${rem}rem)`
  const watch = useCallback(
    (changed: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(
    watch,
    () => matchMedia(query).matches,
    () => false,
  )
}
