import { awaitsCode } from '../domain/account/second-factor'
import { SESSION_KEY, sessionStorage, watchStoredSession } from './session-storage'

/** Whether the session on this device still waits for the code of its person's second factor. Rejects where the storage does. */
export async function isCodeAwaited(): Promise<boolean> {
  return awaitsCode((await sessionStorage.getItem(SESSION_KEY)) ?? '')
}

/** Tells it now and whenever the session has changed; nothing where the storage can't be read. Answers the way to stop. */
export function watchAwaitedCode(told: (isAwaited: boolean) => void): () => void {
  let isStopped = false
  const look = () =>
    void isCodeAwaited().then(
      (isAwaited) => isStopped || told(isAwaited),
      () => undefined,
    )
  look()
  const stop = watchStoredSession(look)
  return () => {
    isStopped = true
    stop()
  }
}
