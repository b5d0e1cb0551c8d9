import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { guardedAuth } from '../../supabase/embedded/guarded-auth.ts'

const peer = { peerAddress: '127.0.0.1' }

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const post = (path: string, body: unknown) =>
  new Request(`http://localhost${path}`, { method: 'POST', body: JSON.stringify(body) })
const signIn = (email: string) => post('/auth/v1/token?grant_type=password', { email, password: 'a guess' })

/** Answers after so many milliseconds of the fake clock. */
const after = (milliseconds: number, status: number) => () =>
  new Promise<Response>((resolve) => setTimeout(() => resolve(new Response('{}', { status })), milliseconds))

async function millisecondsOf(answer: Promise<Response>): Promise<number> {
  const started = Date.now()
  const settled = answer.then(() => Date.now() - started)
  await vi.runAllTimersAsync()
  return settled
}

test.each([
  ['a sign-in that fails at once, as with an unknown email', 1, 400],
  ['a sign-in that fails after hashing the password', 120, 400],
])('%s takes as long as any other', async (_, milliseconds, status) => {
  expect(await millisecondsOf(guardedAuth(after(milliseconds, status))(signIn('a@example.test'), peer))).toBe(400)
})

test.each(['/auth/v1/recover', '/auth/v1/otp'])('%s takes as long with an account as without', async (path) => {
  for (const milliseconds of [2, 40]) {
    expect(await millisecondsOf(guardedAuth(after(milliseconds, 200))(post(path, { email: 'a@example.test' }), peer))).toBe(400)
  }
})

test('what works, and what tells nothing, is not held back', async () => {
  expect(await millisecondsOf(guardedAuth(after(5, 200))(signIn('a@example.test'), peer))).toBe(5)
  expect(await millisecondsOf(guardedAuth(after(5, 401))(new Request('http://localhost/auth/v1/user'), peer))).toBe(5)
})

test.each([
  ['passwords', signIn],
  ['codes', (email: string) => post('/auth/v1/verify', { email, token: '123456', type: 'recovery' })],
])('ten thousand guesses at %s of one account reach it twenty times', async (_, guess) => {
  const answer = vi.fn<() => Promise<Response>>(after(1, 403))
  const ask = guardedAuth(answer)
  const guesses = Array.from({ length: 10_000 }, (__, time) =>
    ask(guess(time % 2 === 0 ? 'Victim@example.test' : 'victim@example.test'), peer),
  )
  const responses = Promise.all(guesses)
  await vi.runAllTimersAsync()
  const statuses = (await responses).map(({ status }) => status)
  expect(answer).toHaveBeenCalledTimes(20)
  expect(statuses.filter((status) => status === 429)).toHaveLength(9980)
})

test.each([
  '?grant%5Ftype=x&grant_type=password',
  '?grant_type=x&grant_type=password',
  '?grant_type=password&grant_type=x',
  '?%67rant_type=password',
  '?grant_type[]=password',
])('a query that two parsers could read in two ways reaches nobody: %s', async (search) => {
  const answer = vi.fn<() => Promise<Response>>(after(1, 200))
  const response = guardedAuth(answer)(post(`/auth/v1/token${search}`, { email: 'a@example.test', password: 'a guess' }), peer)
  await vi.runAllTimersAsync()
  expect((await response).status).toBe(400)
  expect(answer).not.toHaveBeenCalled()
})

test('a query of plain names goes through, whatever its values', async () => {
  const answer = vi.fn<() => Promise<Response>>(after(0, 200))
  const request = post('/auth/v1/signup?redirect_to=http%3A%2F%2Flocalhost%2Fa%3Fb%3D1%26b%3D2&', { email: 'a@example.test' })
  const response = guardedAuth(answer)(request, peer)
  await vi.runAllTimersAsync()
  expect((await response).status).toBe(200)
})

const hashOf = (guess: number) => guess.toString(16).padStart(56, '0')

test.each<[string, (guess: number) => Request]>([
  ['posted', (guess) => post('/auth/v1/verify', { type: 'recovery', token_hash: hashOf(guess) })],
  [
    'posted with an address beside it',
    (guess) => post('/auth/v1/verify', { type: 'recovery', token_hash: hashOf(guess), email: `${guess}@example.test` }),
  ],
  ['opened', (guess) => new Request(`http://localhost/auth/v1/verify?type=recovery&token=${hashOf(guess)}`)],
])('guesses at the token of a link, %s, end after twenty too', async (_, guess) => {
  const answer = vi.fn<() => Promise<Response>>(after(1, 403))
  const ask = guardedAuth(answer)
  const responses = Promise.all(Array.from({ length: 200 }, (__, time) => ask(guess(time), peer)))
  await vi.runAllTimersAsync()
  await responses
  expect(answer).toHaveBeenCalledTimes(20)
})

test('the addresses of one IPv6 line count as one', async () => {
  const answer = vi.fn<() => Promise<Response>>(after(1, 400))
  const ask = guardedAuth(answer)
  const responses = Promise.all(
    Array.from({ length: 100 }, (_, host) =>
      ask(signIn('victim@example.test'), { peerAddress: `2001:db8:1:2::${host.toString(16)}` }),
    ),
  )
  await vi.runAllTimersAsync()
  await responses
  expect(answer).toHaveBeenCalledTimes(20)
})

test.each([
  ['/56', (host: number) => `2001:db8:1:2${host.toString(16).padStart(2, '0')}::1`, 40],
  ['/48', (host: number) => `2001:db8:1:${host.toString(16)}00::1`, 80],
])('the lines of a %s have no more than their share together', async (_, addressOf, most) => {
  const answer = vi.fn<() => Promise<Response>>(after(1, 400))
  const ask = guardedAuth(answer)
  const responses = Promise.all(
    Array.from({ length: 200 }, (__, host) => ask(signIn('victim@example.test'), { peerAddress: addressOf(host) })),
  )
  await vi.runAllTimersAsync()
  await responses
  expect(answer).toHaveBeenCalledTimes(most)
})

test('signing in often is no guessing', async () => {
  const ask = guardedAuth(after(1, 200))
  const responses = Promise.all(Array.from({ length: 30 }, () => ask(signIn('busy@example.test'), peer)))
  await vi.runAllTimersAsync()
  const later = ask(signIn('busy@example.test'), peer)
  await vi.runAllTimersAsync()
  expect((await responses).filter(({ status }) => status === 200)).toHaveLength(20)
  expect((await later).status).toBe(200)
})

test('another account, another address and a later hour are not kept out', async () => {
  const ask = guardedAuth(after(1, 400))
  const statusOf = async (email: string, from = peer) => {
    const response = ask(signIn(email), from)
    await vi.runAllTimersAsync()
    return (await response).status
  }
  for (let time = 0; time < 21; time++) await statusOf('victim@example.test')
  expect(await statusOf('victim@example.test')).toBe(429)
  expect(await statusOf('other@example.test')).toBe(400)
  expect(await statusOf('victim@example.test', { peerAddress: '192.0.2.1' })).toBe(400)
  vi.advanceTimersByTime(10 * 60 * 1000)
  expect(await statusOf('victim@example.test')).toBe(400)
})

const toNobody = async () => Response.json({ error_code: 'user_not_found' }, { status: 400 })

test('one mail of a kind goes to an address in five minutes, whether it has an account or not', async () => {
  const sent = vi.fn<() => Promise<Response>>(async () => Response.json({}))
  for (const answer of [sent, toNobody]) {
    const ask = guardedAuth(answer)
    const statusOf = async (path: string, email: string) => {
      const response = ask(post(path, { email }), peer)
      await vi.runAllTimersAsync()
      return (await response).status
    }
    const together = Promise.all(
      Array.from({ length: 32 }, (_, time) =>
        ask(post('/auth/v1/recover', { email: time % 2 ? 'A@example.test' : 'a@example.test' }), peer),
      ),
    )
    await vi.runAllTimersAsync()
    const answers = await together
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await answers.at(-1)?.json()).toMatchObject({ code: 429, error_code: 'over_email_send_rate_limit' })
    expect(await statusOf('/auth/v1/otp', 'a@example.test')).toBe(429)
    expect(await statusOf('/auth/v1/resend', 'a@example.test')).toBe(200)
    expect(await statusOf('/auth/v1/recover', 'b@example.test')).toBe(200)
    vi.advanceTimersByTime(4 * 60_000)
    expect(await statusOf('/auth/v1/recover', 'a@example.test')).toBe(429)
    vi.advanceTimersByTime(60_000)
    expect(await statusOf('/auth/v1/recover', 'a@example.test')).toBe(200)
  }
  expect(sent).toHaveBeenCalledTimes(4)
})

const account = (email: string) => post('/auth/v1/signup', { email, password: 'a-long-password' })
const signInByMail = (email: string) => post('/auth/v1/otp', { email })
const changeTo = (email: string) =>
  new Request('http://localhost/auth/v1/user', { method: 'PUT', body: JSON.stringify({ email }) })

test.each([
  ['the form', account],
  ['mails that sign in whoever has no account', signInByMail],
  ['both', (email: string) => (email.startsWith('1') ? account(email) : signInByMail(email))],
])('a network makes thirty accounts in five minutes, by %s, and another one its own', async (_, ask) => {
  const answer = vi.fn<() => Promise<Response>>(after(1, 200))
  const guarded = guardedAuth(answer)
  const statusesFrom = async (peerAddress: string, count: number) => {
    const answers = Promise.all(
      Array.from({ length: count }, () => guarded(ask(`${count}-${crypto.randomUUID()}@example.test`), { peerAddress })),
    )
    await vi.runAllTimersAsync()
    return (await answers).filter(({ status }) => status === 200).length
  }
  expect(await statusesFrom('203.0.113.1', 80)).toBe(30)
  expect(await statusesFrom('203.0.113.1', 1)).toBe(0)
  expect(await statusesFrom('203.0.113.2', 1)).toBe(1)
  vi.advanceTimersByTime(5 * 60_000)
  expect(await statusesFrom('203.0.113.1', 1)).toBe(1)
})

test('who has an account is sent mails to sign in, whatever the network asked for', async () => {
  const guarded = guardedAuth(after(1, 200), { signUps: 1 })
  const statuses = []
  for (const request of [account('a@example.test'), account('b@example.test'), signIn('a@example.test')]) {
    const response = guarded(request, peer)
    await vi.runAllTimersAsync()
    statuses.push((await response).status)
  }
  const mail = guarded(post('/auth/v1/otp', { email: 'c@example.test', create_user: false }), peer)
  await vi.runAllTimersAsync()
  expect([...statuses, (await mail).status]).toEqual([200, 429, 200, 200])
})

test.each(['/auth/v1/signup', '/auth/v1/admin/users'])(
  'a mail that somebody asked for before there was an account holds up none once there is one, made by %s',
  async (path) => {
    const guarded = guardedAuth(after(1, 200))
    const statuses = []
    for (const asked of ['/auth/v1/recover', '/auth/v1/recover', path, '/auth/v1/otp', '/auth/v1/otp']) {
      const response = guarded(post(asked, { email: 'New@example.test', create_user: false, password: 'a-long-password' }), peer)
      await vi.runAllTimersAsync()
      statuses.push((await response).status)
    }
    expect(statuses).toEqual([200, 429, 200, 200, 429])
  },
)

test('a change of address takes as long with the address of an account as without', async () => {
  for (const milliseconds of [2, 40])
    expect(await millisecondsOf(guardedAuth(after(milliseconds, 200))(changeTo('a@example.test'), peer))).toBe(400)
})

test('a mail that could not be sent may be asked for again at once', async () => {
  const ask = guardedAuth(after(1, 500))
  for (let time = 0; time < 2; time++) {
    const response = ask(post('/auth/v1/recover', { email: 'a@example.test' }), peer)
    await vi.runAllTimersAsync()
    expect((await response).status).toBe(500)
  }
})
