import type { PGlite } from '@supabase/lite/pglite'
import * as v from 'valibot'
import { refusal } from './auth-messages.ts'
import { isSame } from './inbox-guard.ts'

const ADMIN_USERS = /^\/auth\/v1\/admin\/users(?:\/([0-9a-f-]{36}))?$/

const NewUser = v.object({
  id: v.optional(v.pipe(v.string(), v.uuid())),
  email: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.rfcEmail(), v.maxLength(254)),
  password: v.pipe(v.string(), v.minLength(6), v.maxBytes(72)),
  user_metadata: v.optional(v.record(v.string(), v.unknown()), {}),
  app_metadata: v.optional(v.record(v.string(), v.unknown()), {}),
})

const CREATE_USER = `
with person as (
  insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
  values (coalesce($1::uuid, gen_random_uuid()), 'authenticated', 'authenticated', $2, extensions.crypt($3, extensions.gen_salt('bf', 10)), now(),
    '{"provider": "email", "providers": ["email"]}'::jsonb || $4::jsonb, $5::jsonb)
  returning *
), identity as (
  insert into auth.identities (id, provider, provider_id, user_id, identity_data)
  select gen_random_uuid(), 'email', id::text, id, jsonb_build_object('sub', id, 'email', email, 'email_verified', false, 'phone_verified', false) from person
)
select id, aud, role, email, email_confirmed_at, raw_app_meta_data as app_metadata, raw_user_meta_data as user_metadata, created_at, updated_at from person`

/**
 * The two calls of Supabase's admin API that the functions need and Lite has not: create and delete an account, with
 * the answers of the hosted API. Only the secret key may call them. Answers null for any other request.
 */
export async function adminResponse(database: PGlite, request: Request, secretKey: string): Promise<Response | null> {
  const path = ADMIN_USERS.exec(new URL(request.url).pathname)
  if (!path) return null
  if (!isSame(request.headers.get('apikey') ?? '', secretKey)) return refusal(403, 'not_admin', 'User not allowed')
  const [, userId] = path
  if (request.method === 'POST' && userId === undefined) return createUser(database, await request.json().catch(() => null))
  if (request.method === 'DELETE' && userId !== undefined) return deleteUser(database, userId)
  return refusal(405, 'method_not_allowed', 'Method not allowed')
}

async function createUser(database: PGlite, body: unknown): Promise<Response> {
  const parsed = v.safeParse(NewUser, body)
  if (!parsed.success) return refusal(400, 'validation_failed', parsed.issues[0].message)
  const { id, email, password, app_metadata, user_metadata } = parsed.output
  const { rows: taken } = await database.query('select from auth.users where email = $1', [email])
  if (taken.length > 0) return refusal(422, 'email_exists', 'A user with this email address has already been registered')
  const { rows } = await database.query(CREATE_USER, [
    id ?? null,
    email,
    password,
    JSON.stringify(app_metadata),
    JSON.stringify(user_metadata),
  ])
  return Response.json(rows[0])
}

async function deleteUser(database: PGlite, id: string): Promise<Response> {
  const { affectedRows } = await database.query('delete from auth.users where id = $1', [id])
  return affectedRows === 0 ? refusal(404, 'user_not_found', 'User not found') : Response.json({})
}
