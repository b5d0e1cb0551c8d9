import * as v from 'valibot'
import { addressGroups } from '../functions/_shared/address-group.ts'
import { bearerOf, claimedSession, jsonOf, refusal, tooManyRequests, tooManyMails } from './auth-messages.ts'
import { failureLimit } from './failure-limit.ts'
import { hasPlainNames } from './request-target.ts'

interface Peer {
  peerAddress: string | null
}

type Answer = (request: Request, peer: Peer) => Promise<Response>

interface Limits {
  signUps?: number
  evenMs?: number
  now?: () => number
}

const Named = v.object({ email: v.pipe(v.string(), v.maxLength(254), v.toLowerCase()), token_hash: v.optional(v.undefined()) })
const Addressed = v.object({ email: v.pipe(v.string(), v.minLength(1), v.toLowerCase()) })
const NoAccount = v.object({ create_user: v.literal(false) })
const Refused = v.object({ error_code: v.picklist(['otp_disabled', 'user_not_found']) })
const AnyObject = v.custom<object>((value) => typeof value === 'object' && value !== null && !Array.isArray(value))
const Text = v.optional(v.pipe(v.string(), v.maxLength(4096)))
const Flat = v.pipe(
  AnyObject,
  v.check((held) => Object.values(held).every((value) => typeof value !== 'object' || value === null)),
)
const Fields = v.looseObject({
  email: v.optional(v.pipe(v.string(), v.maxLength(254))),
  phone: Text,
  password: Text,
  current_password: Text,
  token: Text,
  token_hash: Text,
  type: Text,
  refresh_token: Text,
  nonce: Text,
  data: v.nullish(Flat),
})
/** In bytes; a form of the app sends less than one of the 16 KiB. */
const LARGEST_BODY = 16 * 1024
const READ = new Set(['signup', 'token', 'verify', 'recover', 'otp', 'magiclink', 'resend'].map((name) => `/auth/v1/${name}`))
const FAILURES = 20
/** `max_frequency` of supabase/config.toml. */
const MAIL_EVERY_MS = 5 * 60_000
const MAILS = new Map([
  ['/auth/v1/recover', 'recovery'],
  ['/auth/v1/otp', 'recovery'],
  ['/auth/v1/magiclink', 'recovery'],
  ['/auth/v1/resend', 'confirmation'],
])
/** `sign_in_sign_ups` of supabase/config.toml counts by this. */
const SIGN_UPS_EVERY_MS = 5 * 60_000
/** What makes the account of an address; the second is for our own functions, which are limited by themselves. */
const MADE = new Set(['/auth/v1/signup', '/auth/v1/admin/users'])
/** Longer than hashing a password or sending a mail takes here. */
export const EVEN_MS = 400

/**
 * Adds to Lite's auth what hosted Supabase has: guesses at the password or the code of one account are limited for an address, mails to
 * one address to one of a kind in five minutes, new accounts to so many (`signUps`) in five minutes from an address, and the answers that could
 * tell whether an account exists take the same time either way (`evenMs`).
 */
export function guardedAuth(answer: Answer, { signUps = 30, evenMs = EVEN_MS, now = () => Date.now() }: Limits = {}): Answer {
  const guesses = failureLimit(FAILURES, now)
  const mails = failureLimit(1, now, MAIL_EVERY_MS)
  const accounts = failureLimit(signUps, now, SIGN_UPS_EVERY_MS)
  return async (request, peer) => {
    const url = new URL(request.url)
    if (!hasPlainNames(url)) return refusal(400, 'validation_failed', 'A name in the query comes twice or is not written plainly')
    const malformed = await malformedBody(request, url)
    if (malformed) return malformed
    const isSignUp = await mayMakeAccount(request, url)
    if (isSignUp && !addressGroups(peer.peerAddress).every(({ group, share }) => accounts.take(group, share)))
      return tooManyRequests(SIGN_UPS_EVERY_MS / 1000)
    const kind = kindOf(request.method, url)
    const keys = kind === 'guess' ? await guessedAt(request, peer) : []
    if (!keys.every(({ key, share }) => guesses.take(key, share))) return tooManyRequests()
    const mail = await mailAsked(request, url)
    if (mail !== null && !mails.take(mail)) return tooManyMails()
    const made = request.method === 'POST' && MADE.has(url.pathname) ? await recoveryOf(request) : null
    const started = now()
    const response = await answer(request, peer)
    // 422 is said of the new password, once the current one was right.
    if (response.ok || response.status === 422) for (const { key } of keys) guesses.giveBack(key)
    if (mail !== null || (kind !== 'other' && response.status >= 400)) await pause(Math.max(0, started + evenMs - now()))
    const told = kind === 'mail' ? await asIfSent(response) : response
    if (mail !== null && !told.ok) mails.giveBack(mail)
    // Whatever was asked for before there was an account went to nobody.
    if (told.ok && made !== null) mails.giveBack(made)
    return told
  }
}

/** What hosted Supabase refuses of a body before it looks at what stands in it, and what Lite falls over; null for what has the right form. */
async function malformedBody(request: Request, { pathname }: URL): Promise<Response | null> {
  const isRead = (request.method === 'POST' && READ.has(pathname)) || (request.method === 'PUT' && pathname === '/auth/v1/user')
  if (!isRead) return null
  if (Number(request.headers.get('content-length') ?? 0) > LARGEST_BODY)
    return refusal(413, 'validation_failed', 'The request is too large')
  const body = await jsonOf(request)
  if (!v.is(AnyObject, body)) return refusal(400, 'bad_json', 'Could not parse request body as JSON')
  const { issues } = v.safeParse(Fields, body)
  const [name] = issues?.[0].path ?? []
  return issues ? refusal(400, 'validation_failed', `${String(name?.key)} has the wrong type, or is too long`) : null
}

/** Whether a request may make an account: also a mail that signs in, unless it is for those who have one. */
async function mayMakeAccount(request: Request, { pathname }: URL): Promise<boolean> {
  if (request.method !== 'POST') return false
  if (pathname === '/auth/v1/signup') return true
  return (pathname === '/auth/v1/otp' || pathname === '/auth/v1/magiclink') && !v.is(NoAccount, await jsonOf(request))
}

/** What a mail that signs in to the account of an address is counted by. */
async function recoveryOf(request: Request): Promise<string> {
  const named = v.safeParse(Addressed, await jsonOf(request))
  return `${named.success ? named.output.email : ''} recovery`
}

/** To whom which kind of mail is asked for, an account or not; null where none is. */
async function mailAsked(request: Request, { pathname }: URL): Promise<string | null> {
  const kind = MAILS.get(pathname)
  const isChange = request.method === 'PUT' && pathname === '/auth/v1/user'
  if (!isChange && (request.method !== 'POST' || kind === undefined)) return null
  const named = v.safeParse(Addressed, await jsonOf(request))
  if (!named.success) return null
  return isChange ? `${claimedSession(bearerOf(request))?.person ?? ''} change` : `${named.output.email} ${kind ?? ''}`
}

/**
 * Whose password or code is guessed at from where. A link's token names no account, but is made from an address and its code: those guesses
 * are counted together. By the address, and by the wider networks around it.
 */
async function guessedAt(request: Request, { peerAddress }: Peer): Promise<{ key: string; share: number }[]> {
  const named = v.safeParse(Named, await jsonOf(request))
  const person = request.method === 'PUT' ? claimedSession(bearerOf(request))?.person : undefined
  const account = person ?? (named.success ? named.output.email : 'a link')
  return addressGroups(peerAddress).map(({ group, share }) => ({ key: `${group} ${account}`, share }))
}

function kindOf(method: string, { pathname, searchParams }: URL): 'guess' | 'mail' | 'other' {
  if (pathname === '/auth/v1/verify') return 'guess'
  // The current password is asked at a change.
  if (method === 'PUT' && pathname === '/auth/v1/user') return 'guess'
  if (method !== 'POST') return 'other'
  if (pathname === '/auth/v1/token' && searchParams.get('grant_type') === 'password') return 'guess'
  return MAILS.has(pathname) ? 'mail' : 'other'
}

/** A mail to an address without an account is not sent, and answered like one that is: the refusal would tell who has an account. */
async function asIfSent(response: Response): Promise<Response> {
  const body = v.safeParse(Refused, await jsonOf(response))
  if (!body.success) return response
  const headers = new Headers(response.headers)
  headers.delete('x-sb-error-code')
  headers.delete('content-length')
  return new Response('{}', { status: 200, headers })
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
