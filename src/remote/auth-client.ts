import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { backend } from '../env'
import { authFetch } from './auth-fetch'
import { sessionPort } from './session-port'
import { timedFetch } from './timed-fetch'

let auth: SupabaseClient['auth'] | undefined

/**
 * Sign-in, sign-up and the renewal of tokens. Made at first use: a page that only reads never pays for its start. It takes no session
 * from an address: whoever made a link could sign a person into an account that is not theirs.
 */
export function authClient(): SupabaseClient['auth'] {
  if (auth) return auth
  const { url, key } = backend()
  const { storage, storageKey } = sessionPort()
  // A worker has no window to watch: it renews when the outbox asks, and only then.
  const isPage = typeof document !== 'undefined'
  auth = createClient(url, key, {
    auth: { storage, storageKey, autoRefreshToken: isPage, detectSessionInUrl: false, persistSession: true },
    global: { fetch: authFetch },
  }).auth
  return auth
}

/** An auth client of its own, whose session lies nowhere and ends with it. */
export function passingAuthClient(): SupabaseClient['auth'] {
  const { url, key } = backend()
  return createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: timedFetch },
  }).auth
}
