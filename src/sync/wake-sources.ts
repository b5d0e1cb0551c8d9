import { FLUSH_TAG } from './flush-tag'

/** When the return of the network is told, in ms after the browser's event: that comes before the first request gets through. */
const RETURN_TOLD_AT_MS = [0, 1_000, 3_000] as const

export function appVisible(): boolean {
  return typeof document === 'undefined' || document.visibilityState === 'visible'
}

/** The moments at which something may have become due. Answers the way to stop listening. */
export function wakeSources({ wake, networkReturned }: { wake: () => void; networkReturned: () => void }): () => void {
  const whenVisible = () => {
    if (appVisible()) wake()
  }
  const whenAsked = (event: MessageEvent<unknown>) => {
    if (typeof event.data === 'object' && event.data && 'type' in event.data && event.data.type === FLUSH_TAG) wake()
  }
  let timers: ReturnType<typeof setTimeout>[] = []
  const forget = () => timers.forEach(clearTimeout)
  const whenOnline = () => {
    forget()
    timers = RETURN_TOLD_AT_MS.map((wait) => setTimeout(networkReturned, wait))
  }
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker : null
  worker?.addEventListener('message', whenAsked)
  window.addEventListener('online', whenOnline)
  window.addEventListener('pageshow', wake)
  document.addEventListener('visibilitychange', whenVisible)
  return () => {
    worker?.removeEventListener('message', whenAsked)
    forget()
    window.removeEventListener('online', whenOnline)
    window.removeEventListener('pageshow', wake)
    document.removeEventListener('visibilitychange', whenVisible)
  }
}
