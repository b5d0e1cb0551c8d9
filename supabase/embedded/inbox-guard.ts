import { createHmac, timingSafeEqual } from 'node:crypto'
import { INBOX_PATH } from './backend-paths.ts'

const LOCAL_PEERS = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])
const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/
/** What a proxy adds: behind one, everybody's socket looks like this machine's. */
const FORWARDED =
  /^(forwarded|via|x-forwarded-.*|x-real-ip|x-client-ip|true-client-ip|fastly-client-ip|cf-.*|x-original-.*|x-envoy-.*)$/
const COOKIE = 'wayfinder_inbox'

/** The token of the inbox's link. Made from the server's secret key, so that a link goes on working after a restart. */
const inboxToken = (secretKey: string) => createHmac('sha256', secretKey).update('development inbox').digest('base64url')

/** The address that `npm start` prints. */
export const inboxPath = (secretKey: string) => `${INBOX_PATH}?token=${inboxToken(secretKey)}`

/**
 * Whether a request comes from a program on this machine that names it by this machine's own name, and from no proxy. The host's name is
 * looked at too: a page of another site can point its own name at this machine, and would be read as ours.
 */
export function isFromThisMachine(request: Request, { peerAddress }: { peerAddress: string | null }): boolean {
  const forwarded = Array.from(request.headers.keys()).some((name) => FORWARDED.test(name))
  return LOCAL_PEERS.has(peerAddress ?? '') && LOCAL_HOST.test(new URL(request.url).host) && !forwarded
}

/** Whether a request carries the token of the printed link, in its address or in the cookie that the first opening left. */
export function hasToken(request: Request, secretKey: string): boolean {
  const cookies = (request.headers.get('cookie') ?? '').split('; ').map((cookie) => cookie.split('=', 2))
  const kept = cookies.find(([name]) => name === COOKIE)?.[1]
  return isSame(new URL(request.url).searchParams.get('token') ?? kept ?? '', inboxToken(secretKey))
}

export const tokenCookie = (secretKey: string) =>
  `${COOKIE}=${inboxToken(secretKey)}; Path=${INBOX_PATH}; HttpOnly; SameSite=Strict; Max-Age=86400`

/** Compares in a time that tells nothing of where two texts differ. */
export function isSame(given: string, wanted: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(wanted)]
  return left.length === right.length && timingSafeEqual(left, right)
}
