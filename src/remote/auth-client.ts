import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { endedSessionKey, parseStoredSession } from '../domain/account/stored-session'
import { backend } from '../env'
import { authFetch } from './auth-fetch'
import { sessionPort, type SessionPort } from './session-port'

let auth: SupabaseClient['auth'] | undefined
let passing: SupabaseClient['auth'] | undefined

/** What a renewal brought, by its access token: the text of the session that it is to replace. */
const renewed = new Map<string, string>()

/** As the library calls it, with an eye on what is renewed: of the session that lies on the device, or of one that never lay there. */
async function watchedFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const { storage, storageKey } = sessionPort()
  const isRenewal = String(input instanceof Request ? input.url : input).includes('grant_type=refresh_token')
  const was = isRenewal ? await storage.getItem(storageKey).catch(() => null) : null
  const response = await authFetch(input, init)
  const old = was === null ? null : parseStoredSession(was)
  const asked = typeof init?.body === 'string' ? init.body : ''
  if (was === null || !old || !asked.includes(JSON.stringify(old.refreshToken))) return response
  const token = parseStoredSession(await response.clone().text())?.accessToken
  if (token !== undefined) renewed.set(token, was)
  return response
}

/**
 * The session's place, as the library sees it. It looks whether somebody has signed out meanwhile, and then writes; in between is time for
 * a sign-out that it would take back. So what was renewed is written only where the old session still lies.
 */
function watchedStorage(): SessionPort['storage'] {
  const port = sessionPort()
  const { storage } = port
  return {
    getItem: (key) => storage.getItem(key),
    async removeItem(key) {
      // What the library takes away the server has ended: who signs out here is forgotten without it.
      const text = key === port.storageKey ? await storage.getItem(key) : null
      const session = parseStoredSession(text ?? '')
      if (session) await storage.setItem(endedSessionKey, session.user.id)
      await storage.removeItem(key)
    },
    async setItem(key, value) {
      const token = key === port.storageKey ? (parseStoredSession(value)?.accessToken ?? '') : ''
      const was = renewed.get(token)
      renewed.delete(token)
      if (was === undefined) return storage.setItem(key, value)
      // What the academy has renewed must not be lost for a script that can't be had.
      await port.replace(was, value).catch(() => storage.setItem(key, value))
    },
  }
}

/**
 * Sign-in, sign-up and the renewal of tokens. Made at first use: a page that only reads never pays for its start. It takes no session
 * from an address: whoever made a link could sign a person into an account that is not theirs.
 */
export function authClient(): SupabaseClient['auth'] {
  const { url, key } = backend()
  const { storageKey } = sessionPort()
  // A worker has no window to watch: it renews when the outbox asks, and only then.
  const isPage = typeof document !== 'undefined'
  auth ??= createClient(url, key, {
    auth: { storage: watchedStorage(), storageKey, autoRefreshToken: isPage, detectSessionInUrl: false, persistSession: true },
    global: { fetch: watchedFetch },
  }).auth
  return auth
}

/** Takes away the session that the server has refused to renew. The library itself keeps one whose token has time left, which nobody takes any more. */
export const dropRefusedSession = (): Promise<void> => watchedStorage().removeItem(sessionPort().storageKey)

/** An auth client of its own, whose session lies nowhere and is gone with the page; one for all mails that are opened here. */
export function passingAuthClient(): SupabaseClient['auth'] {
  const { url, key } = backend()
  passing ??= createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: authFetch },
  }).auth
  return passing
}
