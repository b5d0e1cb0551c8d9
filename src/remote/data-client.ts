import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { backend } from '../env'
import { faultOrUnreachable } from './failure'
import { freshToken } from './fresh-token'
import { timedFetch } from './timed-fetch'

let data: SupabaseClient | undefined

/**
 * Tables, files and edge functions, under the stored session or as a visitor. Apart from the auth client, whose own token look-up
 * waits up to half a minute for a renewal when offline.
 */
export function dataClient(): SupabaseClient {
  if (data) return data
  const { url, key } = backend()
  data = createClient(url, key, {
    accessToken: () => freshToken().catch((error: unknown) => Promise.reject(faultOrUnreachable(error))),
    global: { fetch: timedFetch },
  })
  return data
}
