import type { PGlite } from '@supabase/lite/pglite'
import * as v from 'valibot'
import { bearerOf, claimedSession, jsonOf } from './auth-messages.ts'

const NewPassword = v.object({ password: v.pipe(v.string(), v.minLength(1)) })

/** What ends the other sessions of an account. */
export type EndOthers = (database: PGlite) => Promise<void>

/**
 * What to do once Lite has changed the password that a request changes, or null for any other request. The auth server of hosted Supabase
 * then ends every other session of the account, whoever asked for the change and by what client; Lite leaves them.
 */
export async function endOfOtherSessions(request: Request): Promise<EndOthers | null> {
  if (request.method !== 'PUT' || new URL(request.url).pathname !== '/auth/v1/user') return null
  const session = claimedSession(bearerOf(request))
  if (session === null || !v.is(NewPassword, await jsonOf(request))) return null
  return async (database) => {
    await database.query('delete from auth.refresh_tokens where user_id::text = $1 and session_id::text <> $2', [
      session.person,
      session.id,
    ])
    await database.query('delete from auth.sessions where user_id = $1 and id <> $2', [session.person, session.id])
  }
}
