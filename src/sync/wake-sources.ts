import { FLUSH_TAG } from './flush-tag'

export function appVisible(): boolean {
  return typeof document === 'undefined' || document.visibilityState === 'visible'
}

/** The moments at which something may have become due. Answers the way to stop listening. */
export function wakeSources({ wake, networkReturned }: { wake: () => void; networkReturned: () => void }): () => void {
  const whenVisible = () => {
    if (appVisible()) wake()
  }
  const whenAsked = (event: MessageEvent<unknown>) => {
    if (!(typeof event.data === 'object' && event.data && 'type' in event.data && event.data.type === FLUSH_TAG)) return
    // So the worker knows that a page sends.
    event.ports[0]?.postMessage(FLUSH_TAG)
    // The browser calls the worker because there is a network.
    networkReturned()
  }
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker : null
  worker?.addEventListener('message', whenAsked)
  window.addEventListener('online', networkReturned)
  window.addEventListener('pageshow', wake)
  document.addEventListener('visibilitychange', whenVisible)
  return () => {
    worker?.removeEventListener('message', whenAsked)
    window.removeEventListener('online', networkReturned)
    window.removeEventListener('pageshow', wake)
    document.removeEventListener('visibilitychange', whenVisible)
  }
}
