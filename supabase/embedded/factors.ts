import type { PGlite } from '@supabase/lite/pglite'
import * as v from 'valibot'
import { bearerOf, claimedSession, jsonOf, refusal, tooManyRequests } from './auth-messages.ts'
import { failureLimit } from './failure-limit.ts'
import { newKey, stepOfCode } from './one-time-codes.ts'

const FACTORS = /^\/auth\/v1\/factors(?:\/([0-9a-f-]{36})(?:\/(challenge|verify))?)?$/
const MOST_FACTORS = 10
const GUESSES = 10
const CHALLENGE_SECONDS = 300

const NewFactor = v.object({
  factor_type: v.literal('totp'),
  friendly_name: v.optional(v.pipe(v.string(), v.maxLength(100)), ''),
  issuer: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(100), v.excludes(':'))),
})
const Unproven = v.object({ code: v.literal('PT403'), hint: v.literal('address_not_proven'), message: v.string() })
const Proof = v.object({ challenge_id: v.pipe(v.string(), v.uuid()), code: v.string() })

interface Person {
  id: string
  email: string
  session: string
  isStrong: boolean
  /** Whether any factor of the account was confirmed. */
  hasFactor: boolean
}
interface Factor {
  id: string
  status: 'unverified' | 'verified'
  secret: string
  last_used_step: number | null
}

const PERSON = `
select u.id, u.email, s.id as session, s.aal is not distinct from 'aal2' as "isStrong",
  exists (select from auth.mfa_factors f where f.user_id = u.id and f.status = 'verified') as "hasFactor"
from auth.sessions s join auth.users u on u.id = s.user_id where s.id = $1 and u.id = $2`

interface Parts {
  database: PGlite
  /** Whether the token of a request is a session's; Lite's refusal where it isn't. */
  whoAsks: (request: Request) => Promise<Response>
  /** Lite's answer to a refresh by this token. */
  renew: (request: Request, refreshToken: string) => Promise<Response>
  now?: () => number
}

/**
 * The second factors of hosted Supabase's auth, which Lite has not: enrol, challenge, verify and remove, for codes of an authenticator app.
 * Answers null for any other request.
 */
export function factorServer({
  database,
  whoAsks,
  renew,
  now = () => Date.now(),
}: Parts): (request: Request) => Promise<Response | null> {
  const guesses = failureLimit(GUESSES, now)
  /** When a challenge was made that ends now. */
  const oldest = () => new Date(now() - CHALLENGE_SECONDS * 1000)

  return async (request) => {
    const path = FACTORS.exec(new URL(request.url).pathname)
    if (!path) return null
    const asked = await whoAsks(request)
    if (!asked.ok) return asked
    const claimed = claimedSession(bearerOf(request))
    const { rows } = await database.query<Person>(PERSON, [claimed?.id ?? null, claimed?.person ?? null])
    const [person] = rows
    if (!person) return refusal(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
    const [, factorId, step] = path
    const ask = `${request.method} ${step ?? (factorId === undefined ? 'all' : 'one')}`
    if (ask === 'POST all') return enrol(person, await jsonOf(request))
    const factor = await factorOf(person, factorId)
    if (!factor) return refusal(404, 'mfa_factor_not_found', 'Factor not found')
    if (ask === 'POST challenge') return challenge(factor)
    if (ask === 'POST verify') return verify(person, factor, request)
    if (ask === 'DELETE one') return remove(person, factor)
    return refusal(405, 'method_not_allowed', 'Method not allowed')
  }

  async function enrol(person: Person, body: unknown): Promise<Response> {
    const parsed = v.safeParse(NewFactor, body)
    if (!parsed.success) return refusal(400, 'validation_failed', parsed.issues[0].message)
    if (person.hasFactor && !person.isStrong) return weak('AAL2 required to enroll a new factor')
    await database.query(
      "delete from auth.mfa_factors where user_id = $1 and status = 'unverified' and created_at < now() - interval '5 minutes'",
      [person.id],
    )
    const { rows: held } = await database.query('select from auth.mfa_factors where user_id = $1', [person.id])
    if (held.length >= MOST_FACTORS)
      return refusal(422, 'too_many_enrolled_mfa_factors', 'Maximum number of enrolled factors reached, unenroll to continue')
    const { friendly_name, issuer } = parsed.output
    const key = newKey(person.email, issuer)
    return whereProven(async () => {
      const { rows } = await database.query<{ id: string }>(
        "insert into auth.mfa_factors (user_id, friendly_name, factor_type, secret) values ($1, $2, 'totp', $3) returning id",
        [person.id, friendly_name, key.secret],
      )
      return Response.json({ id: rows[0]?.id, type: 'totp', friendly_name, totp: key })
    })
  }

  async function factorOf(person: Person, id: string | undefined): Promise<Factor | undefined> {
    const { rows } = await database.query<Factor>(
      'select id, status, secret, last_used_step::int from auth.mfa_factors where id::text = $1 and user_id = $2',
      [id ?? '', person.id],
    )
    return rows[0]
  }

  async function challenge(factor: Factor): Promise<Response> {
    await database.query('delete from auth.mfa_challenges where factor_id = $1 and created_at < $2', [factor.id, oldest()])
    const { rows } = await database.query<{ id: string }>(
      'insert into auth.mfa_challenges (factor_id, created_at) values ($1, $2) returning id',
      [factor.id, new Date(now())],
    )
    return Response.json({ id: rows[0]?.id, type: 'totp', expires_at: Math.floor(now() / 1000) + CHALLENGE_SECONDS })
  }

  async function verify(person: Person, factor: Factor, request: Request): Promise<Response> {
    const parsed = v.safeParse(Proof, await jsonOf(request))
    if (!parsed.success) return refusal(400, 'validation_failed', parsed.issues[0].message)
    const { rows } = await database.query<{ is_old: boolean }>(
      'select created_at < $3 as is_old from auth.mfa_challenges where id = $1 and factor_id = $2',
      [parsed.output.challenge_id, factor.id, oldest()],
    )
    if (!rows[0]) return refusal(422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found')
    if (rows[0].is_old)
      return refusal(
        422,
        'mfa_challenge_expired',
        'MFA challenge has expired, verify against another challenge or create a new challenge.',
      )
    if (!guesses.take(person.id)) return tooManyRequests()
    const step = stepOfCode(factor.secret, parsed.output.code, now())
    if (step === null || step <= (factor.last_used_step ?? 0))
      return refusal(422, 'mfa_verification_failed', 'Invalid TOTP code entered')
    guesses.giveBack(person.id)
    return whereProven(async () => renew(request, await strengthen(person, factor, step)))
  }

  /** Confirms the factor and the session by it, and ends the account's sessions that stayed weak. Answers the session's refresh token. */
  async function strengthen(person: Person, factor: Factor, step: number): Promise<string> {
    return database.transaction(async (transaction) => {
      await transaction.query(
        "update auth.mfa_factors set status = 'verified', last_used_step = $2, updated_at = now() where id = $1",
        [factor.id, step],
      )
      await transaction.query('delete from auth.mfa_challenges where factor_id = $1', [factor.id])
      await transaction.query("delete from auth.mfa_factors where user_id = $1 and status = 'unverified'", [person.id])
      await transaction.query("update auth.sessions set aal = 'aal2', factor_id = $2 where id = $1", [person.session, factor.id])
      await transaction.query(
        `insert into auth.mfa_amr_claims (session_id, authentication_method) values ($1, 'totp')
         on conflict (session_id, authentication_method) do update set updated_at = now()`,
        [person.session],
      )
      await transaction.query("delete from auth.sessions where user_id = $1 and aal is distinct from 'aal2'", [person.id])
      const { rows } = await transaction.query<{ token: string }>(
        'select token from auth.refresh_tokens where session_id = $1 and not revoked order by created_at desc limit 1',
        [person.session],
      )
      return rows[0]?.token ?? ''
    })
  }

  async function remove(person: Person, factor: Factor): Promise<Response> {
    if (factor.status === 'verified' && !person.isStrong) return weak('AAL2 required to unenroll verified factor')
    await database.transaction(async (transaction) => {
      await transaction.query(
        `delete from auth.mfa_amr_claims
         where authentication_method = 'totp' and session_id in (select id from auth.sessions where factor_id = $1)`,
        [factor.id],
      )
      await transaction.query("update auth.sessions set aal = 'aal1', factor_id = null where factor_id = $1", [factor.id])
      await transaction.query('delete from auth.mfa_factors where id = $1', [factor.id])
    })
    return Response.json({ id: factor.id })
  }
}

/** The answer of an act that the database may refuse, since no mail to the address of the account was used yet. */
async function whereProven(act: () => Promise<Response>): Promise<Response> {
  try {
    return await act()
  } catch (error) {
    if (!v.is(Unproven, error)) throw error
    return refusal(403, 'email_not_confirmed', error.message)
  }
}

function weak(message: string): Response {
  return refusal(422, 'insufficient_aal', message)
}
