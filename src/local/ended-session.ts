import { del } from 'idb-keyval'
import { endedSessionKey } from '../domain/account/stored-session'
import { keyvalStore, readKeyval } from './keyval-store'

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
