import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { callFunction, refused } from './call-function.ts'
import { discardBackend, send, signIn, signUp, startBackend, type RunningBackend } from './running-backend.ts'

let running: RunningBackend

beforeAll(async () => {
  running = await startBackend()
})

afterAll(() => discardBackend(running))
afterEach(() => vi.useRealTimers())

describe('register-free-tier', () => {
  test('makes an account whose first password signs in, with a welcome to its owner', async () => {
    const made = await callFunction(running, 'register-free-tier', { email: 'Free.Cadet@example.test' })
    expect(made).toMatchObject({
      status: 200,
      body: { tempPassword: expect.stringMatching(/^(?=.*[A-Z])(?=.*[a-z])(?=.*\d).{20}$/) },
    })
    const session = await signIn(running, 'free.cadet@example.test', String(made.body['tempPassword']))
    expect(running.backend.inbox.messages()[0]).toMatchObject({
      to: 'free.cadet@example.test',
      text: expect.stringMatching(/Welcome[^]*signs you in/),
      link: expect.stringContaining('type=magiclink'),
    })
    expect(await callFunction(running, 'check-subscription', {}, session)).toMatchObject({
      status: 200,
      body: { active: false, plan: 'free' },
    })
  })

  test('refuses an email that has an account, by the code of any failure, and leaves that account as it was', async () => {
    await signUp(running, 'taken@example.test', 'the-owners-password')
    const mails = running.backend.inbox.messages().length
    expect(await callFunction(running, 'register-free-tier', { email: 'TAKEN@example.test' })).toMatchObject(
      refused(400, 'registration_failed'),
    )
    expect(running.backend.inbox.messages()).toHaveLength(mails)
    expect((await signIn(running, 'taken@example.test', 'the-owners-password')).user.email).toBe('taken@example.test')
  })

  test.each([
    [415, { 'content-type': 'text/plain' }],
    [415, { 'content-type': 'application/x-www-form-urlencoded' }],
    [403, { origin: 'https://evil.test' }],
    [403, { origin: 'null' }],
  ])('answers %i to %o, as a page of another site would send it, and makes nothing', async (status, headers) => {
    const email = `${crypto.randomUUID()}@example.test`
    const mails = running.backend.inbox.messages().length
    const answer = await send(running, 'POST', '/functions/v1/register-free-tier', { body: { email }, headers })
    expect(answer.status).toBe(status)
    expect(running.backend.inbox.messages()).toHaveLength(mails)
  })

  test('ends the first password with the first use of the mail, whoever has it', async () => {
    const email = 'waiting@example.test'
    const made = await callFunction(running, 'register-free-tier', { email })
    const session = await signIn(running, email, String(made.body['tempPassword']))
    const flagged = async () => (await (await send(running, 'GET', '/auth/v1/user', { session })).json()).app_metadata
    expect(await flagged()).toMatchObject({ password_is_temporary: true })
    const link = new URL(running.backend.inbox.messages()[0]?.link ?? '')
    const proof = { type: 'magiclink', token_hash: link.searchParams.get('token_hash') }
    const owner = await (await send(running, 'POST', '/auth/v1/verify', { body: proof })).json()
    expect(owner.user.app_metadata).toMatchObject({ password_is_temporary: true })
    await expect(signIn(running, email, String(made.body['tempPassword']))).rejects.toThrow('invalid_credentials')

    const chosen = await send(running, 'PUT', '/auth/v1/user', { session: owner, body: { password: 'the-owners-Passw0rd' } })
    expect(chosen.status).toBe(200)
    const after = await signIn(running, email, 'the-owners-Passw0rd')
    const user = await (await send(running, 'GET', '/auth/v1/user', { session: after })).json()
    expect(user.app_metadata).not.toHaveProperty('password_is_temporary')
  })

  test('ends what another began in the name of an owner, once the owner resets', async () => {
    const made = await callFunction(running, 'register-free-tier', { email: 'victim@example.test' })
    const attacker = await signIn(running, 'victim@example.test', String(made.body['tempPassword']))
    await send(running, 'POST', '/auth/v1/recover', { body: { email: 'victim@example.test' } })
    const link = new URL(running.backend.inbox.messages()[0]?.link ?? '')
    const verified = await send(running, 'POST', '/auth/v1/verify', {
      body: { type: 'recovery', token_hash: link.searchParams.get('token_hash') },
    })
    const owner = await verified.json()
    await send(running, 'PUT', '/auth/v1/user', { session: owner, body: { password: 'the-owners-password' } })

    const refresh = { body: { refresh_token: attacker.refresh_token } }
    expect((await send(running, 'POST', '/auth/v1/token?grant_type=refresh_token', refresh)).status).toBe(400)
    await expect(signIn(running, 'victim@example.test', String(made.body['tempPassword']))).rejects.toThrow('invalid_credentials')
  })

  test('tells nothing of an account that was there before: refused, without a session, with its password and its data as they were', async () => {
    const owner = await signUp(running, 'owner@example.test', 'the-owners-password')
    const account = async () => [
      await (await send(running, 'GET', '/auth/v1/user', { session: owner })).json(),
      await (await send(running, 'GET', '/rest/v1/subscriptions?select=*', { session: owner })).json(),
    ]
    const before = await account()
    const refusal = await callFunction(running, 'register-free-tier', { email: 'owner@example.test' })
    expect(refusal).toEqual({ ...refused(400, 'registration_failed'), retryAfter: null })
    expect(await account()).toEqual(before)
  })

  test.each([{}, { email: 'nobody' }, { email: 5 }, { email: `${'a'.repeat(250)}@example.test` }, [], 'text', null])(
    'refuses the body %j',
    async (body) => {
      expect(await callFunction(running, 'register-free-tier', body)).toMatchObject(refused(400, 'invalid_request'))
    },
  )
})

test('register-free-tier is limited for who asks, tells the wait, and shuts nobody else out of the address', async () => {
  const answers = []
  for (let time = 0; time < 30; time++)
    answers.push(await callFunction(running, 'register-free-tier', { email: 'again@example.test' }))
  const last = answers.at(-1)
  expect(last).toMatchObject(refused(429, 'too_many_requests'))
  expect(Number(last?.retryAfter)).toBeGreaterThan(3000)
  expect(answers.findIndex(({ status }) => status === 429)).toBeGreaterThan(5)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 301_000 })
  expect((await send(running, 'POST', '/auth/v1/recover', { body: { email: 'again@example.test' } })).status).toBe(200)
  expect(running.backend.inbox.messages()[0]).toMatchObject({ to: 'again@example.test', subject: 'Reset your password' })
})

describe('delete-account', () => {
  test('a device that was signed in hears that the account is gone, and is renewed nothing', async () => {
    const there = await signUp(running, 'elsewhere@example.test', 'a-long-password')
    const here = await signIn(running, 'elsewhere@example.test', 'a-long-password')
    await callFunction(running, 'delete-account', { email: 'elsewhere@example.test' }, there)
    const answers = await Promise.all([
      send(running, 'GET', '/auth/v1/user', { session: here }),
      send(running, 'POST', '/auth/v1/token?grant_type=refresh_token', { body: { refresh_token: here.refresh_token } }),
      send(running, 'POST', '/rest/v1/rpc/my_profile', { session: here, body: {} }),
    ])
    expect(await Promise.all(answers.map(async (answer) => ({ status: answer.status, ...(await answer.json()) })))).toMatchObject(
      [
        { status: 403, error_code: 'user_not_found' },
        { status: 400, error_code: 'refresh_token_not_found' },
        { status: 401, code: 'PT401' },
      ],
    )
  })

  test('deletes the own account once its email is typed, and no other', async () => {
    const [leaver, stayer] = [await signUp(running, 'leaver@example.test'), await signUp(running, 'stayer@example.test')]
    expect(await callFunction(running, 'delete-account', { email: stayer.user.email }, leaver)).toMatchObject(
      refused(400, 'email_differs'),
    )
    expect(await callFunction(running, 'delete-account', { email: 'leaver@example.test' }, leaver)).toMatchObject({
      status: 200,
      body: { deleted: true },
    })
    await expect(signIn(running, 'leaver@example.test', 'a-long-password')).rejects.toThrow('invalid_credentials')
    expect((await signIn(running, 'stayer@example.test', 'a-long-password')).user.id).toBe(stayer.user.id)
    expect(await callFunction(running, 'check-subscription', {}, leaver)).toMatchObject(refused(401, 'sign_in_required'))
  })
})

test.each(['check-subscription', 'customer-portal', 'refund-purchase', 'create-checkout', 'delete-account'])(
  '%s is for a signed-in person',
  async (name) => {
    const session = await signUp(running, `${name}@example.test`)
    const body = { plan: 'cadet_basic', email: 'a@example.test', payment: null }
    for (const access_token of ['', 'nonsense', 'a.b.c', `${session.access_token}x`]) {
      expect(await callFunction(running, name, body, { ...session, access_token })).toMatchObject(
        refused(401, 'sign_in_required'),
      )
    }
    expect(await callFunction(running, name, body)).toMatchObject(refused(401, 'sign_in_required'))
  },
)

test('a free subscription cannot be made a paid one through the API', async () => {
  const session = await signUp(running, 'climber@example.test')
  const row = { user_id: session.user.id, plan_type: 'elite_corps', status: 'active' }
  expect((await send(running, 'POST', '/rest/v1/subscriptions', { session, body: row })).status).toBe(403)
  expect(
    (await send(running, 'PATCH', `/rest/v1/subscriptions?user_id=eq.${session.user.id}`, { session, body: row })).status,
  ).toBe(403)
  const own = await (await send(running, 'GET', '/rest/v1/subscriptions?select=plan_type', { session })).json()
  expect(own).toEqual([{ plan_type: 'free' }])
})
