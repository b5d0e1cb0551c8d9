import { createHmac, randomUUID, type ECDH } from 'node:crypto'
import { decrypt } from 'http_ece'
import { importJWK, jwtVerify } from 'jose'
import { PUSH_PATH } from './backend-paths.ts'
import type { Inbox } from './inbox.ts'
import { pushKeys } from './push-keys.ts'

interface Parts {
  inbox: Inbox
  secretKey: string
  /** Where the functions reach it. */
  ownUrl: string
}

/** RFC 8030: a push service must take that much, and need not take more. */
const LARGEST = 4096
const DAY_S = 24 * 60 * 60
const ENDPOINT = new RegExp(`^${PUSH_PATH}/([0-9a-f-]{36})$`)

/**
 * A push service for a browser that reaches none, on a development server alone. It gives out subscriptions as a browser would, takes what the
 * academy sends by the standards (RFC 8030, 8291, 8292), refuses what they refuse, and shows in the inbox what it could decrypt.
 */
export function pushService({
  inbox,
  secretKey,
  ownUrl,
}: Parts): (request: Request, body: () => Promise<Uint8Array>) => Promise<Response> {
  const gone = new Set<string>()
  const authOf = (id: string) => createHmac('sha256', secretKey).update(`push auth of ${id}`).digest().subarray(0, 16)

  function subscribe(): Response {
    const id = randomUUID()
    const keys = { p256dh: pushKeys(secretKey, id).getPublicKey('base64url'), auth: authOf(id).toString('base64url') }
    return Response.json({ endpoint: `${ownUrl}${PUSH_PATH}/${id}`, keys }, { status: 201 })
  }

  async function take(id: string, request: Request, body: Uint8Array): Promise<Response> {
    if (!/^\d+$/.test(request.headers.get('ttl') ?? '')) return refused(400, 'The header TTL is missing.')
    if (!(await isSigned(request, pushKeys(secretKey, 'server'))))
      return refused(403, 'The signature is not that of who subscribed.')
    if (request.headers.get('content-encoding') !== 'aes128gcm') return refused(415, 'The words are not encrypted.')
    if (body.byteLength > LARGEST) return refused(413, 'The words are too long.')
    const text = decrypted(body, pushKeys(secretKey, id), authOf(id))
    if (text === null) return refused(400, 'The words are not for this device.')
    inbox.addPush({ to: id, topic: request.headers.get('topic') ?? '', text })
    return new Response(null, { status: 201, headers: { location: `${ownUrl}${PUSH_PATH}/messages/${randomUUID()}` } })
  }

  return async (request, body) => {
    const { pathname } = new URL(request.url)
    if (request.method === 'POST' && pathname === PUSH_PATH) return subscribe()
    const id = ENDPOINT.exec(pathname)?.[1]
    if (id === undefined) return refused(404, 'There is no such subscription.')
    if (gone.has(id)) return refused(410, 'This subscription has ended.')
    if (request.method === 'POST') return take(id, request, await body())
    if (request.method !== 'DELETE') return refused(405, 'Use POST or DELETE.')
    gone.add(id)
    return new Response(null, { status: 204 })
  }
}

const refused = (status: number, says: string) => new Response(says, { status })

function decrypted(body: Uint8Array, privateKey: ECDH, authSecret: Buffer): string | null {
  try {
    return decrypt(Buffer.from(body), { version: 'aes128gcm', privateKey, authSecret }).toString('utf8')
  } catch {
    return null
  }
}

/** Whether a request carries a token of RFC 8292 for this server that these keys signed, and that lasts a day at most. */
async function isSigned(request: Request, keys: ECDH): Promise<boolean> {
  const [, token = '', key] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(request.headers.get('authorization') ?? '') ?? []
  const point = keys.getPublicKey()
  if (key !== point.toString('base64url')) return false
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
  try {
    const publicKey = await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256')
    const audience = new URL(request.url).origin
    const { payload } = await jwtVerify(token, publicKey, { audience, algorithms: ['ES256'], requiredClaims: ['exp', 'sub'] })
    return Number(payload.exp) <= Date.now() / 1000 + DAY_S && /^(mailto:|https:)/.test(String(payload.sub))
  } catch {
    return false
  }
}
