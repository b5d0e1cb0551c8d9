import * as v from 'valibot'
import { hasToken, isFromThisMachine, isSame, tokenCookie } from './inbox-guard.ts'
import { inboxResponse } from './inbox-page.ts'
import type { Inbox } from './inbox.ts'

const Text = v.object({ to: v.pipe(v.string(), v.maxLength(40)), text: v.pipe(v.string(), v.maxLength(1000)) })
const Email = v.object({
  to: v.pipe(v.string(), v.maxLength(254)),
  subject: v.pipe(v.string(), v.maxLength(300)),
  // An answer and the message below it, 5,000 characters each, as HTML; and a digest of a busy day.
  html: v.pipe(v.string(), v.maxLength(400_000)),
  headers: v.record(v.string(), v.string()),
})

interface Asked {
  /** The request as it came in, before this server sets headers of its own. */
  request: Request
  peer: { peerAddress: string | null }
  body: () => Promise<unknown>
}

/**
 * Shows the inbox to a browser on this machine that opened the printed link, and takes messages from the functions, which have the
 * secret key. To anybody else there is no such page.
 */
export async function answerInbox(inbox: Inbox, { request, peer, body }: Asked, secretKey: string): Promise<Response> {
  if (!isFromThisMachine(request, peer)) return new Response('Not found', { status: 404 })
  if (request.method === 'GET') {
    if (!hasToken(request, secretKey)) return new Response('Open the link that "npm start" printed.', { status: 403 })
    const page = inboxResponse(inbox, request)
    page.headers.set('set-cookie', tokenCookie(secretKey))
    return page
  }
  if (request.method !== 'POST' || !isSame(request.headers.get('apikey') ?? '', secretKey))
    return new Response('Not allowed', { status: 405 })
  const parsed = v.safeParse(v.union([Text, Email]), await body())
  if (!parsed.success) return new Response('Not a message', { status: 400 })
  if ('html' in parsed.output) inbox.addEmail(parsed.output, request.headers.get('idempotency-key'))
  else inbox.addText(parsed.output)
  return new Response(null, { status: 204 })
}
