import { TOTP, URI } from 'otpauth'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { prepareDataFolder } from '../../supabase/embedded/data-folder.ts'
import { openDatabase } from '../../supabase/embedded/database.ts'
import { callFunction, callRpc } from './call-function.ts'
import {
  discardBackend,
  send,
  signIn,
  signInByLink,
  signInByMail,
  signUp,
  startBackend,
  type RunningBackend,
  type Session,
} from './running-backend.ts'

const THEIRS = 'the-strangers-password'
const OWN = 'the-owners-Passw0rd'

let running: RunningBackend

beforeAll(async () => {
  running = await startBackend()
})
afterAll(() => discardBackend(running))

// The clock stands still within a test: a code is of one half minute.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const refusalOf = async (response: Response) => [response.status, (await response.json()).error_code]
const refresh = ({ refresh_token }: Session) =>
  send(running, 'POST', '/auth/v1/token?grant_type=refresh_token', { body: { refresh_token } })
const account = (session: Session) => send(running, 'GET', '/auth/v1/user', { session })
const copyOf = (session: Session) => callRpc(running, 'my_data', {}, session)
const enrol = (session: Session) => send(running, 'POST', '/auth/v1/factors', { session, body: { factor_type: 'totp' } })
const choose = (session: Session, password: string) => send(running, 'PUT', '/auth/v1/user', { session, body: { password } })

/** Sets up a factor with its first code, and answers the session that the code gave. */
async function withFactor(session: Session): Promise<Session> {
  const { id, totp } = await (await enrol(session)).json()
  const codes = URI.parse(totp.uri)
  if (!(codes instanceof TOTP)) throw new Error(`Not for codes of time: ${totp.uri}`)
  const challenge = await send(running, 'POST', `/auth/v1/factors/${id}/challenge`, { session, body: {} })
  const body = { challenge_id: (await challenge.json()).id, code: codes.generate() }
  return (await send(running, 'POST', `/auth/v1/factors/${id}/verify`, { session, body })).json()
}

/** Works on the database while no backend runs. */
async function meanwhile(statements: string) {
  const { dataFolder } = running
  await running.stop()
  const connection = await openDatabase(prepareDataFolder(dataFolder))
  await connection.driver.exec(statements)
  await connection.close()
  running = await startBackend({ dataFolder })
}

/** What somebody leaves under the own address without an account. */
async function leaveTraces(email: string) {
  await callRpc(running, 'send_contact_message', {
    p_op_id: crypto.randomUUID(),
    p_name: 'The owner',
    p_email: email,
    p_message: 'Call me back.',
  })
  await callRpc(running, 'subscribe_newsletter', { p_op_id: crypto.randomUUID(), p_email: email })
  await callRpc(running, 'start_application', { p_email: email, p_terms_version: '2025-05-01' })
}

describe.each(['recover', 'otp'] as const)('the first use of a mail (%s)', (kind) => {
  test('ends the session and the password of whoever signed up with the address, and leaves the owner all of it', async () => {
    const email = `victim-${kind}@example.test`
    await leaveTraces(email)
    const strangers = [await signUp(running, email, THEIRS), await signIn(running, email, THEIRS)]
    const owner = await signInByMail(running, email, kind)
    for (const stranger of strangers) {
      expect(await refusalOf(await account(stranger))).toEqual([403, 'session_not_found'])
      expect((await refresh(stranger)).status).toBe(400)
      expect((await copyOf(stranger)).status).toBe(401)
      expect((await callRpc(running, 'my_application', {}, stranger)).body).toBeNull()
    }
    await expect(signIn(running, email, THEIRS)).rejects.toThrow('invalid_credentials')
    expect((await copyOf(owner)).body).toMatchObject({
      applicants: [{ email }],
      contact_messages: [{ name: 'The owner' }],
      newsletter_subscribers: [{ email }],
    })
    expect((await refresh(owner)).status).toBe(200)
  })

  test('asks for a password, which ends nothing again at the next mail', async () => {
    const email = `own-${kind}@example.test`
    await signUp(running, email, 'typed-at-sign-up')
    const first = await signInByMail(running, email, kind)
    expect(first.user).toMatchObject({ app_metadata: { password_is_temporary: true } })
    expect((await choose(first, OWN)).status).toBe(200)
    const strong = await withFactor(await signIn(running, email, OWN))
    vi.setSystemTime(Date.now() + 301_000)
    const later = await signInByMail(running, email, kind)
    expect(later.user).toMatchObject({ factors: [{ status: 'verified' }] })
    expect(later.user).not.toHaveProperty('app_metadata.password_is_temporary')
    expect((await account(strong)).status).toBe(200)
    await signIn(running, email, OWN)
  })
})

test('no second factor is set up under an address that nobody has proven', async () => {
  const stranger = await signUp(running, 'early@example.test', THEIRS)
  expect(await refusalOf(await enrol(stranger))).toEqual([403, 'email_not_confirmed'])
  const { factors } = await (await account(stranger)).json()
  expect(factors).toEqual([])
  expect((await enrol(await signInByMail(running, 'early@example.test', 'otp'))).status).toBe(200)
})

test('a factor that a stranger set up before this was refused holds up no reset, and is gone with it', async () => {
  const email = 'kept-out@example.test'
  const stranger = await signUp(running, email, THEIRS)
  await meanwhile(`
    alter table auth.mfa_factors disable trigger user;
    insert into auth.mfa_factors (user_id, factor_type, status, secret)
    select id, 'totp', 'verified', 'KEYOFTHESTRANGER' from auth.users where email = '${email}';
    alter table auth.mfa_factors enable trigger user;`)
  expect(await refusalOf(await choose(stranger, 'another-of-theirs-1'))).toEqual([401, 'insufficient_aal'])
  const owner = await signInByMail(running, email, 'recover')
  expect((await choose(owner, OWN)).status).toBe(200)
  expect((await signIn(running, email, OWN)).user).toMatchObject({ factors: [] })
})

test('a change of address that a stranger asked for ends with the proof: its mail opens nothing', async () => {
  const email = 'moved-away@example.test'
  const stranger = await signUp(running, email, THEIRS)
  await send(running, 'PUT', '/auth/v1/user', { session: stranger, body: { email: 'stranger@example.test' } })
  const asked = running.backend.inbox.messages().find(({ link }) => link?.includes('type=email_change'))
  const owner = await signInByMail(running, email, 'otp')
  const body = { type: 'email_change', token_hash: new URL(asked?.link ?? '').searchParams.get('token_hash') }
  expect((await send(running, 'POST', '/auth/v1/verify', { body })).status).toBe(403)
  expect((await (await account(owner)).json()).email).toBe(email)
})

test('the welcome of a free account ends the sessions of whoever was given its first password', async () => {
  const email = 'free@example.test'
  const made = await callFunction(running, 'register-free-tier', { email })
  const stranger = await signIn(running, email, String(made.body['tempPassword']))
  expect(await refusalOf(await enrol(stranger))).toEqual([403, 'email_not_confirmed'])
  const owner = await signInByLink(running, email)
  expect((await refresh(stranger)).status).toBe(400)
  expect((await account(owner)).status).toBe(200)
})
