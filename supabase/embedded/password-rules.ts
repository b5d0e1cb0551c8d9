import { readFileSync } from 'node:fs'
import type { PGlite } from '@supabase/lite/pglite'
import * as v from 'valibot'
import { isGuessable } from '../../src/domain/account/password-strength.ts'
import { bearerOf, claimedSession, jsonOf, refusal } from './auth-messages.ts'

const Password = v.object({ password: v.pipe(v.string(), v.minLength(1)), current_password: v.optional(v.string()) })
const SessionToken = v.object({ access_token: v.string() })

const list = readFileSync(new URL('../../src/domain/account/common-passwords.txt', import.meta.url), 'utf8')
const commonPasswords = new Set(list.trimEnd().split('\n'))

/** How long the session that a mail's link or code gave stands for the current password. */
const FRESH = '1 hour'

/** True and false of a session of the account; no row where the session is over. */
const PROVEN = `
select (s.tag = 'mail' and s.created_at > now() - interval '${FRESH}')
    or replace(u.encrypted_password, '$2b$', '$2a$') = extensions.crypt($3, replace(u.encrypted_password, '$2b$', '$2a$')) as proven
from auth.sessions s join auth.users u on u.id = s.user_id where s.id = $1 and u.id = $2`

/**
 * What is refused of a new password and Lite takes: one of the commonest, one that whoever guesses here tries first, one of more than 72 bytes, and a change by a session that is neither fresh from
 * a mail nor shown with the current password. Null where there is nothing to refuse.
 */
export async function passwordRefusal(
  database: PGlite,
  request: Request,
  isSession: () => Promise<boolean>,
): Promise<Response | null> {
  const { pathname } = new URL(request.url)
  const isChange = request.method === 'PUT' && pathname === '/auth/v1/user'
  if (!isChange && !(request.method === 'POST' && pathname === '/auth/v1/signup')) return null
  const body = v.safeParse(Password, await jsonOf(request))
  if (!body.success) return null
  const { password, current_password = null } = body.output
  if (commonPasswords.has(password.toLowerCase())) {
    const why = { weak_password: { reasons: ['pwned'] } }
    return refusal(422, 'weak_password', 'Password is known to be weak and easy to guess, please choose a different one.', why)
  }
  // bcrypt looks at no more, and Lite counts letters.
  if (Buffer.byteLength(password) > 72) return refusal(422, 'validation_failed', 'Password cannot be longer than 72 bytes.')
  if (isGuessable(password)) {
    const words = 'Password must not be one character repeated, nor a name of this site.'
    return refusal(422, 'weak_password', words, { weak_password: { reasons: ['guessable'] } })
  }
  // Whoever has no session hears so from Lite, whatever password came with it.
  const session = isChange ? claimedSession(bearerOf(request)) : null
  if (session === null || !(await isSession())) return null
  const { rows } = await database.query<{ proven: boolean | null }>(PROVEN, [session.id, session.person, current_password])
  if (rows[0]?.proven !== false && rows[0]?.proven !== null) return null
  const code = current_password === null ? 'current_password_required' : 'current_password_mismatch'
  return refusal(400, code, 'Current password required when setting new password.')
}

/** Remembers of the session that a mail's link or code gave that it is one. */
export async function markMailSession(database: PGlite, request: Request, response: Response): Promise<void> {
  if (!response.ok || request.method !== 'POST' || new URL(request.url).pathname !== '/auth/v1/verify') return
  const given = v.safeParse(SessionToken, await jsonOf(response))
  const session = given.success ? claimedSession(given.output.access_token) : null
  if (session) await database.query("update auth.sessions set tag = 'mail' where id = $1", [session.id])
}
