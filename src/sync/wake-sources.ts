export function appVisible(): boolean {
  return typeof document === 'undefined' || document.visibilityState === 'visible'
}

/** The moments at which something may have become due. Answers the way to stop listening. */
export function wakeSources({ wake, networkReturned }: { wake: () => void; networkReturned: () => void }): () => void {
  const whenVisible = () => {
    if (appVisible()) wake()
  }
  window.addEventListener('online', networkReturned)
  window.addEventListener('pageshow', wake)
  document.addEventListener('visibilitychange', whenVisible)
  return () => {
    window.removeEventListener('online', networkReturned)
    window.removeEventListener('pageshow', wake)
    document.removeEventListener('visibilitychange', whenVisible)
  }
}
