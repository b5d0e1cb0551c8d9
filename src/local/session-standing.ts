import { del } from 'idb-keyval'
import { awaitsCode } from '../domain/account/second-factor'
import { endedSessionKey } from '../domain/account/stored-session'
import { keyvalStore, readKeyval } from './keyval-store'
import { SESSION_KEY, sessionStorage, watchStoredSession } from './session-storage'

/**
 * Whose session the academy has ended here, unasked: their account was signed out elsewhere, or is gone. Until somebody signs in or out on
 * this device, what it keeps for them is theirs to save or to let go. Null: nobody's, or unreadable.
 */
export async function endedOwner(): Promise<string | null> {
  return (await readKeyval<string>(endedSessionKey).catch(() => undefined)) ?? null
}

export function forgetEnded(): Promise<void> {
  return del(endedSessionKey, keyvalStore()).catch(() => undefined)
}

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
