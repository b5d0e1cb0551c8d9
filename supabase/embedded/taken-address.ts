import { randomUUID } from 'node:crypto'
import type { PGlite } from '@supabase/lite/pglite'
import * as v from 'valibot'
import { bearerOf, claimedSession, jsonOf, refusal } from './auth-messages.ts'

const NewAddress = v.looseObject({ email: v.pipe(v.string(), v.minLength(1), v.toLowerCase()) })
const MailProof = v.object({ type: v.literal('email_change'), token_hash: v.string() })

const IS_OTHERS = 'select from auth.users where email = $1 and id <> $2'
const ASK_FOR_TAKEN = 'update auth.users set email_change = $1 where id = $2 and email_change = $3'
const IS_FOR_TAKEN = `
select from auth.users u join auth.users other on other.email = u.email_change and other.id <> u.id
where $1 in (u.email_change_token_current, u.email_change_token_new)`

/** A change of address that goes to Lite under another name, and what makes of its answer what the person asked for. */
interface DisguisedChange {
  request: Request
  told(response: Response): Promise<Response>
}

/**
 * How a change to the address of another account is asked of Lite, or null for any other request: Lite's refusal would tell who has an account. So the
 * change waits as one to a free address does, with the same answer and the same mail to the address before; the use of that mail is what is refused.
 */
export async function changeToTaken(database: PGlite, request: Request): Promise<DisguisedChange | null> {
  if (request.method !== 'PUT' || new URL(request.url).pathname !== '/auth/v1/user') return null
  const person = claimedSession(bearerOf(request))?.person
  const asked = v.safeParse(NewAddress, await jsonOf(request))
  if (person === undefined || !asked.success) return null
  const { email } = asked.output
  if ((await database.query(IS_OTHERS, [email, person])).rows.length === 0) return null
  const standIn = `${randomUUID()}@example.invalid`
  return {
    request: withBody(request, { ...asked.output, email: standIn }),
    async told(response) {
      if (response.ok) await database.query(ASK_FOR_TAKEN, [email, person, standIn])
      const headers = new Headers(response.headers)
      headers.delete('content-length')
      return new Response((await response.text()).replaceAll(standIn, email), { status: response.status, headers })
    },
  }
}

/** Refuses the mail of a change whose new address is another account's, of which Lite would fall over; null for any other request. */
export async function takenSince(database: PGlite, request: Request): Promise<Response | null> {
  const { pathname, searchParams } = new URL(request.url)
  if (pathname !== '/auth/v1/verify') return null
  const opened = { type: searchParams.get('type'), token_hash: searchParams.get('token_hash') ?? searchParams.get('token') }
  const proof = v.safeParse(MailProof, request.method === 'POST' ? await jsonOf(request) : opened)
  if (!proof.success || (await database.query(IS_FOR_TAKEN, [proof.output.token_hash])).rows.length === 0) return null
  return refusal(
    422,
    'email_exists',
    'This address can’t be taken: it belongs to another account. Yours keeps the email that it has.',
  )
}

function withBody(request: Request, body: object): Request {
  const text = JSON.stringify(body)
  const headers = new Headers(request.headers)
  headers.set('content-length', String(Buffer.byteLength(text)))
  return new Request(request.url, { method: request.method, headers, body: text })
}
