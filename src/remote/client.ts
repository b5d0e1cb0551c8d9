import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { backend } from '../env'
import { authFetch } from './auth-fetch'
import { freshToken } from './fresh-token'
import { sessionPort } from './session-port'
import { timedFetch } from './timed-fetch'

let auth: SupabaseClient['auth'] | undefined
let data: SupabaseClient | undefined

/** Sign-in, sign-up and the renewal of tokens. Made at first use: a page that only reads never pays for its start. */
export function authClient(): SupabaseClient['auth'] {
  if (auth) return auth
  const { url, key } = backend()
  const { storage, storageKey } = sessionPort()
  // A worker has no window to watch: it renews when the outbox asks, and only then.
  const isPage = typeof document !== 'undefined'
  auth = createClient(url, key, {
    auth: { storage, storageKey, autoRefreshToken: isPage, detectSessionInUrl: isPage, persistSession: true },
    global: { fetch: authFetch },
  }).auth
  return auth
}

/**
 * Tables, files and edge functions, under the stored session or as a visitor. Apart from the auth client, whose own token look-up
 * waits up to half a minute for a renewal when offline; no retries either, since the screens show the cache meanwhile.
 */
export function dataClient(): SupabaseClient {
  if (data) return data
  const { url, key } = backend()
  data = createClient(url, key, { accessToken: freshToken, global: { fetch: timedFetch }, db: { retry: false } })
  return data
}
