import { timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'
import { inboxResponse } from './inbox-page.ts'
import type { Inbox } from './inbox.ts'

const Text = v.object({ to: v.pipe(v.string(), v.maxLength(40)), text: v.pipe(v.string(), v.maxLength(1000)) })
const LOCAL_PEERS = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])
const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/**
 * Shows the inbox to a browser on this machine, and takes text messages from the functions, which have the secret key.
 * The host's name is checked too: a page of another site can point its own name at this machine, and would be read as ours.
 */
export async function answerInbox(
  inbox: Inbox,
  request: Request,
  peer: { peerAddress: string | null },
  secretKey: string,
): Promise<Response> {
  if (!LOCAL_PEERS.has(peer.peerAddress ?? '') || !LOCAL_HOST.test(new URL(request.url).host))
    return new Response('Not found', { status: 404 })
  if (request.method === 'GET') return inboxResponse(inbox, request)
  if (request.method !== 'POST' || !carries(request, secretKey)) return new Response('Not allowed', { status: 405 })
  const parsed = v.safeParse(Text, await request.json().catch(() => null))
  if (!parsed.success) return new Response('Not a text message', { status: 400 })
  inbox.addText(parsed.output)
  return new Response(null, { status: 204 })
}

function carries(request: Request, key: string): boolean {
  const [given, wanted] = [Buffer.from(request.headers.get('apikey') ?? ''), Buffer.from(key)]
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
