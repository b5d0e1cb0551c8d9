import type { App } from '@supabase/lite'
import type { PGlite } from '@supabase/lite/pglite'
import { adminResponse } from './admin-api.ts'
import { INBOX_PATH, isBackendPath } from './backend-paths.ts'
import { answerInbox } from './answer-inbox.ts'
import { guardedAuth } from './guarded-auth.ts'
import type { Inbox } from './inbox.ts'
import { withoutParameters } from './lite-log.ts'
import { oneAtATime } from './one-at-a-time.ts'
import type { Secrets } from './secrets.ts'
import { sweepBesideUploads } from './sweep-photos.ts'

interface Parts {
  lite: App
  database: PGlite
  inbox: Inbox
  secrets: Secrets
  runFunction: (request: Request) => Promise<Response>
}

interface Peer {
  peerAddress: string | null
}

const LARGEST_BODY = 6 * 1024 * 1024
const UPLOAD_HEADERS = { 'x-content-type-options': 'nosniff', 'content-security-policy': "default-src 'none'; sandbox" }

/** Routes a request to the part of the backend that answers it, database work one at a time. */
export function answerRequests({
  lite,
  database,
  inbox,
  secrets,
  runFunction,
}: Parts): (request: Request, peer: Peer) => Promise<Response> {
  const inTurn = oneAtATime()
  const askLite = (request: Request, peer: Peer) =>
    inTurn(async () => {
      const account = await adminResponse(database, request, secrets.secretKey)
      return account ?? withoutParameters(async () => lite.fetch(request, peer))
    })
  const askAuth = guardedAuth(askLite)
  const sweepBeside = sweepBesideUploads(runFunction, secrets.secretKey)

  return async (incoming, peer) => {
    const { pathname } = new URL(incoming.url)
    if (!isBackendPath(pathname)) return new Response('Not found', { status: 404 })
    const request = await received(incoming, peer)
    if (!request) return Response.json({ code: 'too_large', message: 'The request is too large.' }, { status: 413 })
    if (pathname === INBOX_PATH) return answerInbox(inbox, request, peer, secrets.secretKey)
    if (pathname.startsWith('/functions/v1/')) return runFunction(request)
    if (pathname.startsWith('/auth/v1/')) return askAuth(request, peer)
    sweepBeside(request)
    const response = await askLite(request, peer)
    return pathname.startsWith('/storage/v1/object/') ? withHeaders(response, UPLOAD_HEADERS) : response
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
  if (Number(headers.get('content-length') ?? 0) > LARGEST_BODY) return null
  const body = await request.arrayBuffer()
  if (body.byteLength > LARGEST_BODY) return null
  headers.set('content-length', String(body.byteLength))
  return new Request(request.url, { method: request.method, headers, body })
}

function withHeaders(response: Response, added: Record<string, string>): Response {
  const headers = new Headers(response.headers)
  for (const [name, value] of Object.entries(added)) headers.set(name, value)
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers })
}
