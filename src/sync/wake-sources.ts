// @with work
import { contextChannel } from '../local/context-channel'
import { FLUSH_TAG } from './flush-tag'

const channel = () => contextChannel('wayfinder-outbox')
/** Within a lease, and after what goes well is over. */
export const LOOK_LATER_MS = 10_000

/** A server that answers some requests and fails at others is heard again and again: its backoff is cut short at most this often. */
export const HEARD_EVERY_MS = 15_000

/**
 * Notifies the other windows that something was enqueued or became due here: this one may stand still before it has sent, and a window
 * where nothing waited looks at the queue once a minute only.
 */
export const announce = (): void => channel().notify()

/** Calls back some time after an announcement, once for all that come meanwhile. Answers the way to stop. */
function whenAnnounced(look: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = channel().watch(() => {
    timer ??= setTimeout(() => {
      timer = undefined
      look()
    }, LOOK_LATER_MS)
  })
  return () => {
    clearTimeout(timer)
    stop()
  }
}

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
  const stopListening = whenAnnounced(wake)
  return () => {
    stopListening()
    worker?.removeEventListener('message', whenAsked)
    window.removeEventListener('online', networkReturned)
    window.removeEventListener('pageshow', wake)
    document.removeEventListener('visibilitychange', whenVisible)
  }
}
