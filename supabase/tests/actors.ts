import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import type { BountyKind } from '../../src/domain/acts/payloads.ts'
import type { Connection, Database, Row } from './database.ts'

/** Who speaks to the database: a visitor without an account, or a signed-in person. */
export type Actor = { name: string; id: string | null; sql: (text: string, values?: unknown[]) => Promise<Row[]> }

const Fields = v.record(v.string(), v.unknown())
const AnswerSchema = v.strictObject({
  op_id: v.string(),
  outcome: v.picklist(['applied', 'rejected', 'cancelled']),
  code: v.nullable(v.string()),
  replayed: v.boolean(),
  server_time: v.string(),
  entity: v.nullable(
    v.looseObject({ contribution: v.nullish(Fields), acceptance: v.nullish(Fields), completion: v.nullish(Fields) }),
  ),
})
export type Answer = v.InferOutput<typeof AnswerSchema>

/** The claims of a token: of this person's session, which has the person's own id here, or a visitor's. */
export const claimsOf = (id: string | null, more: Row = {}): string =>
  JSON.stringify(id ? { sub: id, session_id: id, role: 'authenticated', ...more } : { role: 'anon' })

/** Runs one statement as the API does it: in a transaction, under the API's role, with the claims of the token. */
async function asRole(
  connection: Connection,
  id: string | null,
  claims: string,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  await connection.query('begin')
  try {
    await connection.query("select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)", [
      id ? 'authenticated' : 'anon',
      claims,
    ])
    const rows = await connection.query(text, values)
    await connection.query('commit')
    return rows
  } catch (error) {
    await connection.query('rollback')
    throw error
  }
}

function actor(connection: Connection, name: string, id: string | null, claims = claimsOf(id)): Actor {
  return { name, id, sql: (text, values = []) => asRole(connection, id, claims, text, values) }
}

export const visitor = (db: Database): Actor => actor(db.root, 'visitor', null)

/** Marks the address of an account as its owner's, as the use of a mail does, and signs in by that mail. */
export async function confirm(connection: Connection, id: string): Promise<void> {
  await connection.query(
    'insert into private.confirmed_accounts (user_id, email) select id, lower(email) from auth.users where id = $1',
    [id],
  )
  await connection.query('insert into auth.sessions (id, user_id) values ($1, $1)', [id])
}

/** Makes an account as the auth server does, and answers the person who holds it. */
export async function person(
  db: Database,
  name: string,
  options: { moderator?: boolean; staff?: boolean; unconfirmed?: boolean; connection?: Connection } = {},
) {
  const id = randomUUID()
  await db.root.query('insert into auth.users (id, email, raw_app_meta_data) values ($1, $2, $3::text::jsonb)', [
    id,
    `${name}-${id}@example.test`,
    JSON.stringify(options.moderator ? { role: 'moderator' } : {}),
  ])
  if (options.staff) await db.root.query('insert into private.staff (user_id) values ($1)', [id])
  if (options.unconfirmed) await db.root.query('insert into auth.sessions (id, user_id) values ($1, $1)', [id])
  else await confirm(db.root, id)
  return { ...actor(options.connection ?? db.root, name, id), id }
}
export type Person = Actor & { id: string }

/** The same person by a token that claims this much more. */
export function claiming(db: Database, who: Pick<Person, 'id' | 'name'>, more: Row): Person {
  return { ...actor(db.root, who.name, who.id, claimsOf(who.id, more)), id: who.id }
}

/** Calls a function with named arguments, as PostgREST does. */
export async function call(who: Actor, name: string, args: Row): Promise<unknown> {
  const names = Object.keys(args)
  const list = names.map((argument, index) => `${argument} => $${index + 1}`).join(', ')
  const [row] = await who.sql(`select public.${name}(${list}) as answer`, Object.values(args))
  return row?.['answer']
}

/** Calls an act with the person's own id as the expected user and a fresh key, unless the arguments say otherwise. */
export async function act(who: Actor, name: string, args: Row = {}): Promise<Answer> {
  return v.parse(AnswerSchema, await call(who, name, { p_op_id: randomUUID(), p_expected_user: who.id, ...args }))
}

export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

export function bountyTerms(terms: Row = {}): Row {
  return {
    p_title: 'Walk the ground of a local landmark',
    p_description: 'Sketch what is still standing.',
    p_category: 'Historical Knowledge',
    p_funding_goal_cents: 10_000,
    p_deadline: inDays(7),
    p_requires_photo: true,
    ...terms,
  }
}

/** Creates a bounty and answers its id. */
export async function newBounty(creator: Person, terms: Row = {}): Promise<string> {
  const answer = await act(creator, 'create_bounty', bountyTerms(terms))
  if (answer.outcome !== 'applied') throw new Error(`The bounty was refused: ${answer.code}`)
  return answer.op_id
}

export const fund = (who: Actor, bountyId: string, cents: unknown, more: Row = {}) =>
  act(who, 'fund_bounty', { p_bounty_id: bountyId, p_amount_cents: cents, p_anonymous: false, ...more })

export const accept = (who: Actor, bountyId: string | null, more: Row = {}) =>
  act(who, 'accept_bounty', { p_bounty_id: bountyId, ...more })

/** Hands in a completion; for a bounty that asks for a photo, pass the path of one that was uploaded. */
export const complete = (who: Actor, bountyId: string | null, more: Row = {}) =>
  act(who, 'complete_bounty', { p_bounty_id: bountyId, p_photo_path: null, p_notes: null, ...more })

/** Each act that waits on a phone, as a person does it on this bounty. */
export const doing: Readonly<Record<BountyKind, (who: Actor, bountyId: string, more?: Row) => Promise<Answer>>> = {
  'create-bounty': (who, bountyId, more) =>
    act(who, 'create_bounty', bountyTerms({ p_op_id: bountyId, p_requires_photo: false, p_funding_goal_cents: 5000, ...more })),
  'fund-bounty': (who, bountyId, more) => fund(who, bountyId, 500, more),
  'accept-bounty': accept,
  'complete-bounty': complete,
}

export const review = (
  who: Actor,
  completionId: string | null,
  decision: string | null,
  reason: string | null = null,
  more: Row = {},
) => act(who, 'review_completion', { p_completion_id: completionId, p_decision: decision, p_reason: reason, ...more })

/** A moderator hides a bounty, or shows it again. */
export const hide = (
  who: Actor,
  id: string | null,
  hidden: boolean | null = true,
  reason: string | null = 'Against the rules.',
  more = {},
) => act(who, 'hide_bounty', { p_bounty_id: id, p_hidden: hidden, p_reason: reason, ...more })

/** The notices of one person about one bounty, oldest first: 'kind read', with the reason where there is one. */
export const noticesOf = async (who: Person, id: string) =>
  (await who.sql('select * from public.notifications where bounty_id = $1 order by created_at, kind', [id])).map(
    ({ kind, reason, read_at }) => [kind, read_at === null ? 'unread' : 'read', ...(reason === null ? [] : [reason])].join(' '),
  )

/** Puts a photo where the storage server would, past its policies, and answers the path. */
export async function photoOf(
  db: Database,
  who: Person,
  metadata: Row = { size: 120_000, mimetype: 'image/jpeg' },
): Promise<string> {
  const path = `${who.id}/${randomUUID()}/${randomUUID()}.jpg`
  await db.root.query(
    "insert into storage.objects (bucket_id, name, metadata) values ('completion-photos', $1, $2::text::jsonb)",
    [path, JSON.stringify(metadata)],
  )
  return path
}

/** What the server is told when it asks whether a photo may be shown to a person, by the person's session: null for a session that is none. */
export async function mayBeShown(db: Database, who: Person, path: string, level = 'aal1', session = who.id): Promise<unknown> {
  const asked = 'select public.may_see_photo(p_user => $1, p_session => $2, p_level => $3, p_name => $4) as answer'
  const [row] = await db.root.query(asked, [who.id, session, level, path])
  return row?.['answer']
}

/** What the server is told when it asks how a photo stands to a person: null for a session that is none. */
export async function photoStanding(db: Database, who: Person, path: string, level = 'aal1', session = who.id): Promise<unknown> {
  const asked = 'select public.photo_standing(p_user => $1, p_session => $2, p_level => $3, p_name => $4) as answer'
  const [row] = await db.root.query(asked, [who.id, session, level, path])
  return row?.['answer']
}

/** Moves a deadline into the past, as time would. */
export async function passDeadline(db: Database, bountyId: string): Promise<void> {
  await db.root.query("update public.bounties set deadline = now() - interval '1 minute' where id = $1", [bountyId])
}

/** The SQLSTATE that a statement fails with; 'none' when it passes. */
export async function refusal(attempt: Promise<unknown>): Promise<string> {
  try {
    await attempt
    return 'none'
  } catch (error) {
    if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code
    throw error
  }
}

/** What each of several people meets with the same attempt, as `name: SQLSTATE` lines, so that a failure says who got through. */
export async function refusals(actors: Actor[], attempt: (who: Actor) => Promise<unknown>): Promise<string[]> {
  const lines: string[] = []
  for (const who of actors) lines.push(`${who.name}: ${await refusal(attempt(who))}`)
  return lines
}
export const all = (actors: Actor[], code: string) => actors.map((who) => `${who.name}: ${code}`)
