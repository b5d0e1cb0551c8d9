import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const DAY_S = 86_400
const realNow = Date.now()
let stored: string | null
let ended: string | null
let renewals: number
let valid: string

const session = (token: string, expiresAt: number) =>
  JSON.stringify({
    access_token: token,
    refresh_token: `${token}-next`,
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: expiresAt,
    user: { id: 'ana', email: 'ana@example.test' },
  })

/** A server whose clock is right, with one token that it takes. */
async function server(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const request = new Request(input, init)
  if (new URL(request.url).pathname === '/auth/v1/token') {
    renewals += 1
    valid = `token-${renewals}`
    return new Response(session(valid, Math.floor(realNow / 1000) + 3600))
  }
  await Promise.resolve()
  if (request.headers.get('Authorization') === `Bearer ${valid}`) return Response.json([{ id: 1 }])
  return Response.json({ code: 'PGRST303', message: 'JWT expired', details: null, hint: null }, { status: 401 })
}

const storage = {
  getItem: async () => stored,
  setItem: async (key: string, value: string) => void (key === 'session' ? (stored = value) : (ended = value)),
  removeItem: async () => void (stored = null),
}
const stand = async () => {
  const { access_token: accessToken, expires_at: expiresAt, user } = JSON.parse(stored ?? '{}')
  return stored === null ? null : { accessToken, expiresAt, user }
}

/** The module remembers for as long as a page lives: each test has a page of its own. */
async function newPage(parse: (data: unknown) => unknown = (data) => (Array.isArray(data) ? data : undefined)) {
  vi.resetModules()
  const [{ connectSession: connect }, { readRows }] = await Promise.all([import('./session-port'), import('./data-client')])
  connect({
    storageKey: 'session',
    storage,
    replace: (_, next) => storage.setItem('session', next).then(() => true),
    read: stand,
  })
  return () => readRows((client) => client.from('bounties').select('id'), parse)
}

beforeEach(() => {
  renewals = 0
  ended = null
  valid = 'old'
  vi.stubGlobal('fetch', server)
  vi.stubGlobal('location', { origin: 'http://localhost' })
  vi.stubGlobal('WebSocket', EventTarget)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('with the clock three days ahead the token is renewed once for all reads that follow', async () => {
  vi.spyOn(Date, 'now').mockImplementation(() => realNow + 3 * DAY_S * 1000)
  stored = session('old', Math.floor(realNow / 1000) + 3600)
  const read = await newPage()
  for (let batch = 0; batch < 3; batch += 1) {
    const answers = await Promise.all(Array.from({ length: 9 }, read))
    expect(answers.every(({ ok }) => ok)).toBe(true)
  }
  expect(renewals).toBe(1)
})

test('with the clock put back by sixty days a token that has ended is renewed before it is refused', async () => {
  stored = session('ended', Math.floor(realNow / 1000) + 3600)
  vi.spyOn(Date, 'now').mockImplementation(() => realNow - 60 * DAY_S * 1000)
  const asked = vi.fn<typeof fetch>(server)
  vi.stubGlobal('fetch', asked)
  const read = await newPage()
  expect(await read()).toMatchObject({ ok: true })
  expect(await read()).toMatchObject({ ok: true })
  expect([renewals, asked.mock.calls.length]).toEqual([1, 3])
})

test('an account that is gone ends its session at the first refusal, though the token has time left, and it is known whose it was', async () => {
  stored = session('of nobody', Math.floor(realNow / 1000) + 3600)
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    if (!new Request(input).url.includes('/token')) return server(input, init)
    const gone = { code: 400, error_code: 'refresh_token_not_found', msg: 'Invalid Refresh Token: Refresh Token Not Found' }
    return Response.json(gone, { status: 400 })
  })
  const read = await newPage()
  expect(await read()).toMatchObject({ ok: false, status: 401 })
  expect([stored, ended]).toEqual([null, 'ana'])
})

test('reads that a server refuses one after another are served by one renewal', async () => {
  stored = session('ended', Math.floor(realNow / 1000) + 3600)
  const held: (() => void)[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const answer = await server(input, init)
    // The second refusal arrives when the first has been renewed.
    if (answer.status === 401 && held.length === 0) await new Promise<void>((go) => void held.push(go))
    return answer
  })
  const read = await newPage()
  const late = read()
  expect(await read()).toMatchObject({ ok: true })
  expect(renewals).toBe(1)
  for (const go of held) go()
  expect(await late).toMatchObject({ ok: true })
  expect(renewals).toBe(1)
})

test('a fault in reading what came is logged, and never called a bad connection', async () => {
  stored = null
  vi.stubGlobal('fetch', async () => Response.json([{ id: 1 }]))
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const read = await newPage(() => {
    throw new TypeError('x is not a function')
  })
  expect(await read()).toMatchObject({ ok: false, code: 'unreadable' })
  expect(logged).toHaveBeenCalledExactlyOnceWith(expect.any(TypeError))
})

test('a server that can’t be reached is asked once', async () => {
  stored = null
  const asked = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('Failed to fetch')))
  vi.stubGlobal('fetch', asked)
  const read = await newPage()
  expect(await read()).toMatchObject({ ok: false, code: 'offline' })
  expect(asked).toHaveBeenCalledOnce()
})
