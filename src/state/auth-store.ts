import { create } from 'zustand'
import { readDraft } from '../local/drafts'
import { readStoredSession, storedSession, watchStoredSession } from '../local/session-storage'
import { connectSession } from '../remote/session-port'
import { parseLastCheck, subscriptionKey, type SubscriptionCheck } from './last-subscription'

export type AuthUser = { id: string; email: string }
export type AuthState = {
  status: 'loading' | 'signed-out' | 'signed-in'
  user: AuthUser | null
  subscription: SubscriptionCheck | null
  checkingSubscription: boolean
  passwordRecovery: boolean
}

/** Who is signed in, for every screen. `loading` until the stored session is first read. Specification, section 4. */
export const useAuth = create<AuthState>()(() => ({
  status: 'loading',
  user: null,
  subscription: null,
  checkingSubscription: false,
  passwordRecovery: false,
}))

let started: Promise<void> | undefined

/**
 * Reads who is signed in from this device alone, then follows every change, of this page, another tab or the worker. supabase-js
 * is loaded only when the address carries a session from a mail's link.
 */
export function startAuth(): Promise<void> {
  started ??= start()
  return started
}

async function start(): Promise<void> {
  connectSession(storedSession)
  watchStoredSession(() => void followSession())
  await followSession()
  if (/[#&](access_token|type=recovery)/.test(location.hash)) await followLink()
}

/** Takes over what the stored session says. An expired token is still signed in: the outbox waits, it does not fail. */
export async function followSession(): Promise<void> {
  const session = await readStoredSession()
  if (!session) return useAuth.setState({ status: 'signed-out', user: null, subscription: null, checkingSubscription: false })
  const before = useAuth.getState().user
  const user = before?.id === session.user.id && before.email === session.user.email ? before : session.user
  useAuth.setState({ status: 'signed-in', user, ...(user !== before && { subscription: null }) })
  if (user === before) return
  const last = parseLastCheck(await readDraft(subscriptionKey(user.id)))
  if (last && useAuth.getState().user === user) useAuth.setState({ subscription: last })
}

async function followLink(): Promise<void> {
  const { watchAuth } = await import('../remote/watch-auth')
  watchAuth((event) => {
    if (event === 'PASSWORD_RECOVERY') useAuth.setState({ passwordRecovery: true })
    void followSession()
  })
}
