import { useSyncExternalStore } from 'react'

const phone = '(width < 40rem)'

function watch(changed: () => void): () => void {
  const media = matchMedia(phone)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

/** Whether the window is as narrow as a phone's. Only for what is made in the browser: at build there is no window. */
export const useNarrow = () => useSyncExternalStore(watch, () => matchMedia(phone).matches)
