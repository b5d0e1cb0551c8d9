import { createHmac, generateKeyPairSync, sign } from 'node:crypto'
import { decodeJwt } from 'jose'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { prepareDataFolder } from '../../supabase/embedded/data-folder.ts'
import { readOrMakeSecrets } from '../../supabase/embedded/secrets.ts'
import { discardBackend, send, signIn, signUp, startBackend, type RunningBackend, type Session } from './running-backend.ts'

let running: RunningBackend
let session: Session
let secret: string

beforeAll(async () => {
  running = await startBackend()
  session = await signUp(running, 'bearer@example.test')
  secret = readOrMakeSecrets(prepareDataFolder(running.dataFolder).secrets).jwtSecret
})

afterAll(() => discardBackend(running))

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const hour = 60 * 60
const now = () => Math.floor(Date.now() / 1000)

/** The session's own claims under another header and signature, as somebody else would make them. */
function made(header: object, signed: (text: string) => string | Buffer, claims: object = {}): string {
  const text = `${part({ typ: 'JWT', ...header })}.${part({ ...decodeJwt(session.access_token), ...claims })}`
  return `${text}.${Buffer.from(signed(text)).toString('base64url')}`
}
const hmac = (hash: string, key: string) => (text: string) => createHmac(hash, key).update(text).digest()
const properly = (claims: object) => made({ alg: 'HS256' }, hmac('sha256', secret), claims)

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const jwk = publicKey.export({ format: 'jwk' })
const rsa = (text: string) => sign('sha256', Buffer.from(text), privateKey)

/** What a token opens: the auth server, the database, an edge function. */
const doors: [string, string, string, object?][] = [
  ['the auth server', 'GET', '/auth/v1/user'],
  ['the database', 'POST', '/rest/v1/rpc/my_profile', {}],
  ['an edge function', 'POST', '/functions/v1/check-subscription', {}],
]

describe.each(doors)('at %s', (_, method, path, body) => {
  const status = async (access_token: string) =>
    (await send(running, method, path, { session: { ...session, access_token }, ...(body && { body }) })).status

  test('a token that is in force is somebody', async () => {
    expect(await status(session.access_token)).toBe(200)
    expect(await status(properly({}))).toBe(200)
  })

  test.each([
    ['no signature', () => made({ alg: 'none' }, () => '')],
    ['no signature, in another spelling', () => made({ alg: 'nOnE' }, () => '')],
    ['another algorithm under the right key', () => made({ alg: 'HS512' }, hmac('sha512', secret))],
    ['an algorithm that its header doesn’t name', () => made({ alg: 'RS256' }, hmac('sha256', secret))],
    ['an algorithm of public keys', () => made({ alg: 'RS256' }, rsa)],
    ['the key that it brings along', () => made({ alg: 'RS256', jwk }, rsa)],
    ['a key at an address', () => made({ alg: 'RS256', jku: `${running.url}/keys.json`, kid: 'mine' }, rsa)],
    ['a key of its own choice', () => made({ alg: 'HS256', kid: '/dev/null' }, hmac('sha256', ''))],
    ['a guessed key', () => made({ alg: 'HS256' }, hmac('sha256', 'super-secret-jwt-token-with-at-least-32-characters-long'))],
  ])('a token with %s is nobody', async (__, token) => {
    expect([401, 403]).toContain(await status(token()))
  })

  test.each([
    ['has ended', () => ({ iat: now() - 2 * hour, exp: now() - hour })],
    ['has ended a minute ago', () => ({ exp: now() - 60 })],
    ['is not valid yet', () => ({ nbf: now() + hour })],
  ])('a token that %s is nobody', async (__, claims) => {
    expect([401, 403]).toContain(await status(properly(claims())))
  })
})

const sessionOf = ({ access_token }: Session) => decodeJwt(access_token)['session_id']
const refresh = (refresh_token: string) =>
  send(running, 'POST', '/auth/v1/token?grant_type=refresh_token', { body: { refresh_token } })
const Renewed = v.object({
  access_token: v.string(),
  refresh_token: v.string(),
  user: v.object({ id: v.string(), email: v.string() }),
})
const renewed = async (refresh_token: string): Promise<Session> => v.parse(Renewed, await (await refresh(refresh_token)).json())

test('each sign-in is a session of its own, with tokens of its own that last an hour', async () => {
  const first = await signUp(running, 'often@example.test', 'a-long-password')
  const others = [
    await signIn(running, 'often@example.test', 'a-long-password'),
    await signIn(running, 'often@example.test', 'a-long-password'),
  ]
  const all = [first, ...others]
  for (const of of [sessionOf, (each: Session) => each.access_token, (each: Session) => each.refresh_token])
    expect(new Set(all.map(of)).size).toBe(3)
  for (const { access_token } of all) {
    const { iat = 0, exp = 0 } = decodeJwt(access_token)
    expect(exp - iat).toBe(hour)
  }
})

test('a refresh token works once: who brings a used one again ends the session, its newest tokens too', async () => {
  const first = await signUp(running, 'replayed@example.test', 'a-long-password')
  const elsewhere = await signIn(running, 'replayed@example.test', 'a-long-password')
  const second = await renewed(first.refresh_token)
  expect(second.refresh_token).not.toBe(first.refresh_token)
  expect(sessionOf(second)).toBe(sessionOf(first))
  const third = await renewed(second.refresh_token)
  expect((await refresh(first.refresh_token)).status).toBe(400)
  expect((await refresh(third.refresh_token)).status).toBe(400)
  expect((await refresh(elsewhere.refresh_token)).status).toBe(200)
})

test('a made-up refresh token renews nothing', async () => {
  for (const token of ['', 'made-up', session.access_token, session.user.id])
    expect((await refresh(token)).status).toBeGreaterThanOrEqual(400)
})
