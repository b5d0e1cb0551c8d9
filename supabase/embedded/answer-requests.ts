import type { App } from '@supabase/lite'
import type { PGlite } from '@supabase/lite/pglite'
import { bodyWithin } from '../functions/_shared/body-within.ts'
import { adminResponse } from './admin-api.ts'
import { INBOX_PATH, isBackendPath, PUSH_PATH } from './backend-paths.ts'
import { answerInbox } from './answer-inbox.ts'
import { endOfOtherSessions } from './end-other-sessions.ts'
import { factorServer } from './factors.ts'
import { functionJobs } from './function-jobs.ts'
import { guardedAuth } from './guarded-auth.ts'
import type { Inbox } from './inbox.ts'
import { withoutParameters } from './lite-log.ts'
import type { oneAtATime } from './one-at-a-time.ts'
import { markMailSession, passwordRefusal } from './password-rules.ts'
import { pushService } from './push-service.ts'
import type { Secrets } from './secrets.ts'
import { levelRefusal, withLevel } from './session-level.ts'
import { changeToTaken, takenSince } from './taken-address.ts'
import { noSignedUploads, signsAnUpload, signsForTooLong, tooLong } from './signed-urls.ts'

interface Parts {
  lite: App
  database: PGlite
  /** The queue of all that works on the database. */
  inTurn: ReturnType<typeof oneAtATime>
  inbox: Inbox
  secrets: Secrets
  /** Where the functions reach the backend. */
  ownUrl: string
  /** How many new accounts a network may ask for in five minutes. */
  signUps: number
  /** How long the answers take at least that could tell whether an account exists. */
  evenMs: number
  runFunction: (request: Request) => Promise<Response>
}

interface Peer {
  peerAddress: string | null
}

const LARGEST_BODY = 6 * 1024 * 1024
const ASKED = /^\/(?:auth|rest|functions)\/v1\//
const UPLOAD_HEADERS = { 'x-content-type-options': 'nosniff', 'content-security-policy': "default-src 'none'; sandbox" }

/** Routes a request to the part of the backend that answers it, database work one at a time. */
export function answerRequests({
  lite,
  database,
  inTurn,
  inbox,
  secrets,
  ownUrl,
  signUps,
  evenMs,
  runFunction,
}: Parts): (request: Request, peer: Peer) => Promise<Response> {
  const factors = factorServer({
    database,
    whoAsks: (request) => lite.fetch(whoAsks(request)),
    renew: async (request, token) => lite.fetch(renewal(request, token)),
  })
  const askLite = (request: Request, peer: Peer) =>
    inTurn(async () => {
      const account = await adminResponse(database, request, secrets.secretKey)
      if (account) return account
      const isSession = async () => (await lite.fetch(whoAsks(request), peer)).ok
      const refused =
        (await levelRefusal(database, request)) ??
        (await passwordRefusal(database, request, isSession)) ??
        (await takenSince(database, request))
      if (refused) return refused
      const endOthers = await endOfOtherSessions(request)
      const disguised = await changeToTaken(database, request)
      const answered =
        (await factors(request)) ?? (await withoutParameters(async () => lite.fetch(disguised?.request ?? request, peer)))
      const response = disguised ? await disguised.told(answered) : answered
      if (endOthers && response.ok) await endOthers(database)
      await markMailSession(database, request, response)
      return withLevel(database, secrets.jwtSecret, request, response)
    })
  const askAuth = guardedAuth(askLite, { signUps, evenMs })
  const push = pushService({ inbox, secretKey: secrets.secretKey, ownUrl })
  const jobs = functionJobs(runFunction, secrets.secretKey)

  const answer = async (incoming: Request, peer: Peer) => {
    const { pathname } = new URL(incoming.url)
    if (!isBackendPath(pathname)) return new Response('Not found', { status: 404 })
    const request = await received(incoming, peer)
    if (!request) return tooLarge()
    if (pathname === INBOX_PATH)
      return answerInbox(inbox, { request: incoming, peer, body: () => request.json().catch(() => null) }, secrets.secretKey)
    if (pathname === PUSH_PATH || pathname.startsWith(`${PUSH_PATH}/`))
      return push(request, async () => new Uint8Array(await request.arrayBuffer()))
    if (pathname.startsWith('/functions/v1/')) {
      const answered = await runFunction(request)
      jobs.after(request, answered)
      return answered
    }
    if (pathname.startsWith('/auth/v1/')) return askAuth(request, peer)
    if (signsAnUpload(request)) return noSignedUploads()
    if (await signsForTooLong(request)) return tooLong()
    jobs.beside(request)
    const response = await askLite(request, peer)
    jobs.after(request, response)
    return pathname.startsWith('/storage/v1/object/') ? withHeaders(response, UPLOAD_HEADERS) : response
  }
  return async (incoming, peer) => {
    const response = await answer(incoming, peer)
    if (!ASKED.test(new URL(incoming.url).pathname)) return response
    // What a person is told is no page, and stays in no cache; the page of a bounty says itself how long it does.
    const caching = response.headers.get('cache-control') ?? 'no-store'
    return withHeaders(response, { 'x-content-type-options': 'nosniff', 'cache-control': caching })
  }
}

/**
 * The request with its whole body read, so that a slow client never holds the database and no body is without its
 * length, which Lite's size limit goes by; and with the address of its socket in the header that hosted Supabase sets.
 * Null when the body is too large.
 */
async function received(request: Request, { peerAddress }: Peer): Promise<Request | null> {
  const headers = new Headers(request.headers)
  headers.set('x-forwarded-for', peerAddress ?? 'unknown')
  // Only the gateway of hosted Supabase may say this; here nobody does.
  headers.delete('cf-connecting-ip')
  if (request.body === null) return new Request(request.url, { method: request.method, headers, signal: request.signal })
  const body = await bodyWithin(request, LARGEST_BODY)
  if (body === null) return null
  headers.set('content-length', String(body.byteLength))
  return new Request(request.url, { method: request.method, headers, body })
}

/** Asks Lite of whom the token of a request is, so that nothing is told to a made-up one. */
function whoAsks({ url, headers }: Request): Request {
  const { authorization, apikey } = Object.fromEntries(headers)
  return new Request(new URL('/auth/v1/user', url), { headers: { authorization: authorization ?? '', apikey: apikey ?? '' } })
}

/** Asks Lite for the next token of a session, on behalf of a request. */
function renewal({ url, headers }: Request, refreshToken: string): Request {
  const body = JSON.stringify({ refresh_token: refreshToken })
  return new Request(new URL('/auth/v1/token?grant_type=refresh_token', url), {
    method: 'POST',
    headers: { apikey: headers.get('apikey') ?? '', 'content-type': 'application/json', 'content-length': String(body.length) },
    body,
  })
}

function tooLarge(): Response {
  const body = { code: 'too_large', message: 'The request is too large.' }
  return Response.json(body, { status: 413 })
}

function withHeaders(response: Response, added: Record<string, string>): Response {
  const headers = new Headers(response.headers)
  for (const [name, value] of Object.entries(added)) headers.set(name, value)
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers })
}
