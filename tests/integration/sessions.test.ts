import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { discardBackend, send, signIn, signUp, startBackend, type RunningBackend } from './running-backend.ts'

let running: RunningBackend

beforeAll(async () => {
  running = await startBackend()
})

afterAll(() => discardBackend(running))
afterEach(() => vi.useRealTimers())

const recover = (email: string) => send(running, 'POST', '/auth/v1/recover', { body: { email } })

const verify = (body: Record<string, string>) => send(running, 'POST', '/auth/v1/verify', { body })

test('an email that has an account is told so at sign-up, by a code', async () => {
  await signUp(running, 'twice@example.test')
  const response = await send(running, 'POST', '/auth/v1/signup', {
    body: { email: 'twice@example.test', password: 'another-password' },
  })
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({ error_code: 'user_already_exists' })
})

test('a recovery mail carries our own link and a code, and both sign in once, on any device', async () => {
  const { user } = await signUp(running, 'lost@example.test')
  expect((await recover('lost@example.test')).status).toBe(200)

  const mail = running.backend.inbox.messages()[0]
  const link = new URL(mail?.link ?? '')
  expect(mail).toMatchObject({ kind: 'email', to: 'lost@example.test', subject: 'Reset your password' })
  expect(link.origin + link.pathname).toBe(`${running.url}/auth/update-password`)
  expect(link.searchParams.get('type')).toBe('recovery')

  const token_hash = link.searchParams.get('token_hash') ?? ''
  const first = await verify({ type: 'recovery', token_hash })
  expect(first.status).toBe(200)
  expect(await first.json()).toMatchObject({ user: { id: user.id } })

  const second = await verify({ type: 'recovery', token_hash })
  expect(second.status).toBe(403)
  expect(await second.json()).toMatchObject({ error_code: 'otp_expired' })

  const again = await recover('lost@example.test')
  expect([again.status, await again.json()]).toMatchObject([429, { error_code: 'over_email_send_rate_limit' }])
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 301_000 })
  expect((await recover('lost@example.test')).status).toBe(200)
  const code = running.backend.inbox.messages()[0]?.code ?? ''
  expect(code).toMatch(/^\d{6}$/)
  expect((await verify({ type: 'recovery', email: 'lost@example.test', token: code })).status).toBe(200)
})

test('a mail that its owner asked for works, by its link and by its code, while a stranger asks again whenever one may', async () => {
  const email = 'flooded@example.test'
  const ask = async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 301_000 })
    expect((await recover(email)).status).toBe(200)
    const mail = running.backend.inbox.messages()[0]
    return { code: mail?.code ?? '', token_hash: new URL(mail?.link ?? '').searchParams.get('token_hash') ?? '' }
  }
  const stateOf = async (p_token_hash: string) =>
    (await send(running, 'POST', '/rest/v1/rpc/mail_link_state', { body: { p_token_hash } })).json()
  await signUp(running, email)
  const { token_hash } = await ask()
  await ask()
  const newest = await ask()
  expect((await verify({ type: 'recovery', token_hash })).status).toBe(403)
  expect(await stateOf(token_hash)).toEqual({ state: 'good', address: email })
  expect((await verify({ type: 'recovery', token_hash })).status).toBe(200)
  expect(await stateOf(newest.token_hash)).toEqual({ state: 'used' })
  expect((await verify({ type: 'recovery', token_hash: newest.token_hash })).status).toBe(403)

  const { code } = await ask()
  await ask()
  const known = await send(running, 'POST', '/rest/v1/rpc/mail_code_state', { body: { p_email: email, p_code: code } })
  expect(await known.json()).toEqual({ state: 'good', address: email })
  expect((await verify({ type: 'recovery', email, token: code })).status).toBe(200)
})

test('an unknown email gets the same answer, and no mail', async () => {
  const before = running.backend.inbox.messages().length
  const response = await recover('nobody@example.test')
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual(await (await recover('twice@example.test')).json())
  expect(running.backend.inbox.messages()).toHaveLength(before + 1)
})

test('a new password refuses the old one, and ends the other sessions without being told to', async () => {
  const here = await signUp(running, 'careful@example.test', 'the-first-password')
  const elsewhere = await signIn(running, 'careful@example.test', 'the-first-password')

  const current_password = 'the-first-password'
  const change = (password: string) =>
    send(running, 'PUT', '/auth/v1/user', { session: here, body: { password, current_password } })
  const same = await change('the-first-password')
  expect(same.status).toBe(422)
  expect(await same.json()).toMatchObject({ error_code: 'same_password' })

  expect((await change('the-second-password')).status).toBe(200)

  const refresh = (refresh_token: string) =>
    send(running, 'POST', '/auth/v1/token?grant_type=refresh_token', { body: { refresh_token } })
  expect((await refresh(elsewhere.refresh_token)).status).toBe(400)
  expect((await refresh(here.refresh_token)).status).toBe(200)
  await expect(signIn(running, 'careful@example.test', 'the-first-password')).rejects.toThrow('invalid_credentials')
})

test('a made-up or altered token is nobody', async () => {
  const session = await signUp(running, 'forged@example.test')
  const [header, , signature] = session.access_token.split('.')
  const claims = Buffer.from(JSON.stringify({ sub: session.user.id, role: 'service_role', exp: 4_000_000_000 })).toString(
    'base64url',
  )
  for (const access_token of [`${header}.${claims}.${signature}`, 'nonsense']) {
    const response = await send(running, 'GET', '/auth/v1/user', { session: { ...session, access_token } })
    expect(response.status).toBeGreaterThanOrEqual(401)
    expect(response.status).toBeLessThanOrEqual(403)
  }
})
