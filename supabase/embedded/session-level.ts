import type { PGlite } from '@supabase/lite/pglite'
import { jwtVerify, SignJWT } from 'jose'
import * as v from 'valibot'
import { bearerOf, claimedSession, jsonOf, refusal } from './auth-messages.ts'

const Grant = v.looseObject({ access_token: v.string(), user: v.looseObject({ id: v.string() }) })
const Account = v.looseObject({ id: v.pipe(v.string(), v.uuid()), aud: v.string() })
const GuardedChange = v.union([
  v.looseObject({ password: v.pipe(v.string(), v.minLength(1)) }),
  v.looseObject({ email: v.pipe(v.string(), v.minLength(1)) }),
])

const FACTORS = `
select id, friendly_name, factor_type, status, created_at, updated_at from auth.mfa_factors where user_id = $1 order by created_at`
const METHODS = `
select authentication_method as method, floor(extract(epoch from updated_at))::int as timestamp
from auth.mfa_amr_claims where session_id = $1 order by updated_at desc, method`

/**
 * An answer of Lite's auth with what it leaves out: how sure a new token's session is of its person (`aal`), by what means (`amr`), and the
 * factors of the account beside it.
 */
export async function withLevel(database: PGlite, jwtSecret: string, request: Request, response: Response): Promise<Response> {
  if (!response.ok || !new URL(request.url).pathname.startsWith('/auth/v1/')) return response
  const body = await jsonOf(response)
  const factors = async (userId: string) => (await database.query(FACTORS, [userId])).rows
  if (v.is(Grant, body)) {
    const session = claimedSession(body.access_token)
    if (session === null) return response
    await rememberMethod(database, request, session.id)
    const access_token = await withClaims(database, jwtSecret, body.access_token, session.id)
    return replaced(response, { ...body, access_token, user: { ...body.user, factors: await factors(session.person) } })
  }
  return v.is(Account, body) ? replaced(response, { ...body, factors: await factors(body.id) }) : response
}

/** As hosted Supabase refuses it: who has a factor changes the password or the address with it alone. Null where there is nothing to refuse. */
export async function levelRefusal(database: PGlite, request: Request): Promise<Response | null> {
  if (request.method !== 'PUT' || new URL(request.url).pathname !== '/auth/v1/user') return null
  const session = claimedSession(bearerOf(request))
  if (session === null || !v.is(GuardedChange, await jsonOf(request))) return null
  const { rows } = await database.query(
    `select from auth.sessions s where s.id = $1 and s.user_id = $2 and s.aal is distinct from 'aal2'
     and exists (select from auth.mfa_factors f where f.user_id = s.user_id and f.status = 'verified')`,
    [session.id, session.person],
  )
  if (rows.length === 0) return null
  return refusal(401, 'insufficient_aal', 'AAL2 session is required to update email or password when MFA is enabled.')
}

async function rememberMethod(database: PGlite, request: Request, sessionId: string): Promise<void> {
  const { pathname, searchParams } = new URL(request.url)
  const isPassword = pathname === '/auth/v1/signup' || searchParams.get('grant_type') === 'password'
  const method = isPassword ? 'password' : pathname === '/auth/v1/verify' ? 'otp' : null
  if (method === null) return
  await database.query(
    'insert into auth.mfa_amr_claims (session_id, authentication_method) values ($1, $2) on conflict do nothing',
    [sessionId, method],
  )
}

async function withClaims(database: PGlite, jwtSecret: string, token: string, sessionId: string): Promise<string> {
  const key = new TextEncoder().encode(jwtSecret)
  const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'] })
  const level = await database.query<{ aal: string | null }>('select aal from auth.sessions where id = $1', [sessionId])
  const { rows: amr } = await database.query(METHODS, [sessionId])
  const claims = { ...payload, aal: level.rows[0]?.aal ?? 'aal1', amr }
  return new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(key)
}

function replaced(response: Response, body: object): Response {
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  return Response.json(body, { status: response.status, headers })
}
