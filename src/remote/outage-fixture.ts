import type { Answer } from './failure'
import { connectSession } from './session-port'

const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '')
const token = `${part({ alg: 'HS256' })}.${part({ sub: 'ana', exp: 4e9, aal: 'aal2' })}.signed`
const id = '01a22898-ce81-45ea-92cd-054de0faa187'
const email = 'ana@example.test'
const person = { id, aud: 'authenticated', email, app_metadata: {}, factors: [] }
const session = { access_token: token, refresh_token: 'next', expires_in: 3600, expires_at: 4e9, user: person }
const reference = 'WF-ABC-DEF'
const applicant = { id: '01a22898-d7df-412d-8ff8-ad7879d4fbf2', secret: 's' }

export const ana = { id, email, reference, applicant }

/** What our endpoints answer where they did what was asked. What is one's good answer is a stranger's at every other. */
const good = {
  session,
  user: person,
  taken: {},
  half: { code: '200', msg: 'Confirmation link accepted.' },
  factor: { id: 'f', type: 'totp', totp: { qr_code: '<svg>', secret: 's', uri: 'otpauth:' } },
  challenge: { id: 'c', expires_at: 4e9 },
  removed: { id: 'f' },
  registered: { tempPassword: 'a' },
  sent: { retry_after_seconds: 60 },
  receipt: { reference, received_at: '2026-01-01T00:00:00Z', email },
  none: null,
  page: { url: 'https://checkout.stripe.com/c/pay' },
  plan: { active: false, plan: 'free' },
  payments: { payments: [] },
  refunded: { refunded: true, state: 'succeeded' },
  deleted: { deleted: true },
  started: applicant,
  applicant: { id: applicant.id },
  withdrawn: { reference },
  link: { state: 'good', address: email },
  unknown: { state: 'unknown' },
  listed: { state: 'listed', address: email },
  left: { state: 'left' },
  profile: [{ display_name: 'Ana', hide_from_leaderboard: false }],
  saved: [{ id }],
  rows: [],
  data: { profile: [{ id }] },
}
type Good = keyof typeof good

type Reply = () => Response | Promise<Response>
const html =
  (status: number): Reply =>
  () =>
    new Response('<html>Sign in to the Wi-Fi</html>', { status })
export const json =
  (status: number, body: unknown): Reply =>
  () =>
    Response.json(body, { status })
const asJson = { 'Content-Type': 'application/json' }
const text =
  (status: number, body: string | null): Reply =>
  () =>
    new Response(body, { status, headers: asJson })

function cut(): Response {
  const body = new ReadableStream({
    start: (stream) => stream.enqueue(new TextEncoder().encode('{"state":"left","id":"')),
    pull: (stream) => stream.error(new TypeError('network error')),
  })
  return new Response(body, { headers: asJson })
}

/** What is nobody's word on anything: the way there, or a server that is in trouble itself. */
const strangers: Record<string, Reply> = {
  ...Object.fromEntries(
    [500, 502, 503, 504, 520, 521, 530, 200, 401, 403, 404, 409, 422, 429].map((status) => [`HTML with ${status}`, html(status)]),
  ),
  'trouble of the auth server': json(500, { code: 500, error_code: 'unexpected_failure', msg: 'x' }),
  'its time-out': json(504, { code: 504, error_code: 'request_timeout', msg: 'x' }),
  'its trouble, in the newer words': json(500, { code: 'unexpected_failure', message: 'x' }),
  'a gateway without the path': json(404, { message: 'no Route matched with those values' }),
  'a gateway that knows no key': json(401, { message: 'Invalid API key', hint: 'Double check your key' }),
  'a filter': json(403, { code: 'blocked', message: 'Forbidden by policy' }),
  'a cloud': json(403, { error: { code: 403, message: 'Forbidden', status: 'PERMISSION_DENIED' } }),
  'a bare 400': json(400, {}),
  'a bare 400 in words': json(400, { error: 'Bad Request' }),
  'an empty 404': text(404, ''),
  'an empty list with 404': text(404, '[]'),
  'an empty 200': text(200, ''),
  'a plain 204': text(204, null),
  'half of a JSON': text(200, '{"access_token":"a","refr'),
  'a body that breaks off': cut,
  'a word': text(200, '"ok"'),
  'a number': json(200, 1),
  'JSON of nobody': json(200, { status: 'ok', message: 'done' }),
  'no network': () => Promise.reject(new TypeError('Failed to fetch')),
}

export const byAuth = (status: number, code: string, more: object = {}): Refused => [
  json(status, { code: status, error_code: code, msg: code, ...more }),
  code,
]
export const byFunction = (status: number, code: string): Refused => [json(status, { error: { code, message: code } }), code]
export const byDatabase = (status: number, code: string): Refused => [
  json(status, { code, message: code, details: null, hint: null }),
  code,
]

type Outcomes = Record<string, string>
type Refused = readonly [Reply, code: string | null]
export type Endpoint = {
  /** Method and path. */
  request: string
  ask: () => Promise<Answer<unknown>>
  good: readonly Good[]
  refusals: readonly Refused[]
  /** What comes to neither. */
  special?: Partial<Record<Good, string>>
}

/** What the auth server answers to the other requests of an act. */
const aside: Partial<Record<string, Good>> = {
  'GET /auth/v1/user': 'user',
  'POST /auth/v1/factors/f/challenge': 'challenge',
  'POST /auth/v1/factors/f/verify': 'session',
  'POST /auth/v1/token': 'session',
}

const stored = JSON.stringify(session)
let kept: string | null

connectSession({
  storageKey: 'session',
  storage: {
    getItem: async (key) => (key === 'session' ? kept : null),
    setItem: async (key, value) => void (key === 'session' && (kept = value)),
    removeItem: async (key) => void (key === 'session' && (kept = null)),
  },
  replace: async () => true,
  read: async () => ({ accessToken: token, expiresAt: Date.now() / 1000 + 3600, user: { id } }),
})

async function outcomeOf({ request, ask }: Endpoint, reply: Reply) {
  kept = stored
  globalThis.fetch = async (input, init = {}) => {
    const { method, url } = new Request(input, init)
    const asked = `${method} ${new URL(url).pathname}`
    const other = aside[asked]
    if (asked === request) return reply()
    return other === undefined ? new Response(null, { status: 204 }) : Response.json(good[other])
  }
  const answer = await ask()
  return { answer, isIn: kept === stored }
}

/** The status of a server that failed, which screens tell from a phone without a network; 0 for any other answer and for none. */
async function failureStatus(reply: Reply): Promise<number> {
  try {
    const { status } = await reply()
    return status >= 500 ? status : 0
  } catch {
    return 0
  }
}

/** What an endpoint's act comes to after every kind of answer, and what it should: done, a refusal that is known, or no answer, which changes nothing. */
export async function outcomesOf(endpoint: Endpoint): Promise<{ told: Outcomes; expected: Outcomes }> {
  const goods = Object.entries(good).map(([name, body]) => [name, json(200, body)] as const)
  const told: Outcomes = {}
  const expected: Outcomes = {}
  for (const [name, reply] of [...Object.entries(strangers), ...goods]) {
    const { answer, isIn } = await outcomeOf(endpoint, reply)
    told[name] = answer.ok ? 'done' : `${answer.code} ${answer.status} ${answer.message}${isIn ? '' : ', signed out'}`
    const status = endpoint.request.includes('/rest/v1/') ? await failureStatus(reply) : 0
    expected[name] = endpoint.good.some((known) => known === name) ? 'done' : `offline ${status} null`
  }
  for (const [reply, code] of endpoint.refusals) {
    const { answer } = await outcomeOf(endpoint, reply)
    told[`refused by ${code}`] = answer.ok ? 'done' : `${answer.code} ${answer.message === null ? 'without' : 'with'} words`
    expected[`refused by ${code}`] = `${code} with words`
  }
  return { told, expected: { ...expected, ...endpoint.special } }
}
