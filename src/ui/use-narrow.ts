import { useCallback, useSyncExternalStore } from 'react'

/** Whether the window is narrower than so many rem: as a phone unless told. Only for what is made in the browser: at build there is no window. */
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
  return useSyncExternalStore(watch, () => matchMedia(query).matches)
}
