import { create } from 'zustand'
import { memberKey } from '../domain/account/stored-session'
import { lookForSession, storedSession, watchStoredSession } from '../local/session-storage'
import { connectSession } from '../remote/session-port'
import { inStorage } from './in-storage'

export type AuthUser = { id: string; email: string }
export type AuthState = {
  status: 'loading' | 'signed-out' | 'signed-in'
  user: AuthUser | null
  /** A new password has to be chosen before anything else. */
  passwordRecovery: boolean
}

/** Who is signed in, for every screen. `loading` until the stored session is first read. */
export const useAuth = create<AuthState>()(() => ({
  status: 'loading',
  user: null,
  passwordRecovery: false,
}))

const nobody = {
  status: 'signed-out',
  user: null,
  passwordRecovery: false,
} as const

let started: Promise<void> | undefined

/** Reads who is signed in from this device alone, then follows every change, of this page, another tab or the worker. */
export function startAuth(): Promise<void> {
  started ??= start()
  return started
}

async function start(): Promise<void> {
  connectSession({
    ...storedSession,
    replace: async (was, next) => (await import('../local/session-writes')).replaceSession(was, next),
  })
  watchStoredSession((isRecovery) => void followSession(isRecovery))
  await followSession()
}

/**
 * For the next page's first paint, and for this one's. Undefined: nobody can tell now, and the next page looks again. A device that keeps
 * nothing shows every page as to a visitor first.
 */
function markMember(userId: string | null | undefined): void {
  if (userId) inStorage((storage) => storage.setItem(memberKey, userId))
  else if (userId === null) inStorage((storage) => storage.removeItem(memberKey))
  if (!userId && typeof document !== 'undefined') delete document.documentElement.dataset[memberKey]
}

/**
 * Takes over what the stored session says. An expired token is still signed in: the outbox waits, it does not fail. `mustChoosePassword`:
 * this person has to choose a new one first; said with the session, since its page sends away whom no session brought there.
 */
export async function followSession(mustChoosePassword = false): Promise<void> {
  const session = await lookForSession()
  markMember(session && session.user.id)
  if (!session) return useAuth.setState(nobody)
  const before = useAuth.getState().user
  const user = before?.id === session.user.id && before.email === session.user.email ? before : session.user
  useAuth.setState({ status: 'signed-in', user, ...(mustChoosePassword && { passwordRecovery: true }) })
}
