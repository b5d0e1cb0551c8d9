import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PGlite } from '@supabase/lite/pglite'
import { SignJWT } from 'jose'
import { TOTP, URI } from 'otpauth'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { prepareDataFolder } from '../../supabase/embedded/data-folder.ts'
import { openDatabase } from '../../supabase/embedded/database.ts'
import { factorServer } from '../../supabase/embedded/factors.ts'
import { callFunction, callRpc, refused } from './call-function.ts'
import { discardBackend, send, signIn, signUpProven, startBackend, type RunningBackend, type Session } from './running-backend.ts'

const PASSWORD = 'a-long-password'
const STEP_MS = 30_000

let running: RunningBackend

beforeAll(async () => {
  running = await startBackend()
})

afterAll(() => discardBackend(running))

// The clock stands still within a test: a half minute that ends between two codes would make the second another's.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

interface Factor {
  id: string
  codes: TOTP
}

const enrol = (session?: Session, body: object = { factor_type: 'totp' }) =>
  send(running, 'POST', '/auth/v1/factors', { ...(session && { session }), body })

async function newFactor(session: Session): Promise<Factor> {
  const response = await enrol(session)
  expect(response.status).toBe(200)
  const { id, totp } = await response.json()
  const codes = URI.parse(totp.uri)
  if (!(codes instanceof TOTP)) throw new Error(`Not for codes of time: ${totp.uri}`)
  return { id, codes }
}

const challenge = (session: Session, id: string) =>
  send(running, 'POST', `/auth/v1/factors/${id}/challenge`, { session, body: {} })

async function verify(session: Session, { id }: Factor, code: string, challenger = session): Promise<Response> {
  const { id: challenge_id } = await (await challenge(challenger, id)).json()
  return send(running, 'POST', `/auth/v1/factors/${id}/verify`, { session, body: { challenge_id, code } })
}

/** The code of so many steps from now; a code works once, so each test takes later ones. */
const codeOf = ({ codes }: Factor, steps = 0) => codes.generate({ timestamp: Date.now() + steps * STEP_MS })

/** Somebody with a confirmed factor, by the session that confirmed it. */
async function withFactor(email: string): Promise<{ session: Session; factor: Factor }> {
  const first = await signUpProven(running, email, PASSWORD)
  const factor = await newFactor(first)
  const response = await verify(first, factor, codeOf(factor, -1))
  expect(response.status).toBe(200)
  return { session: await response.json(), factor }
}

const claims = ({ access_token }: { access_token: string }) =>
  JSON.parse(Buffer.from(access_token.split('.')[1] ?? '', 'base64url').toString())
const refusalOf = async (response: Response) => [response.status, (await response.json()).error_code]
const account = (session: Session) => send(running, 'GET', '/auth/v1/user', { session })
const refresh = ({ refresh_token }: Session) =>
  send(running, 'POST', '/auth/v1/token?grant_type=refresh_token', { body: { refresh_token } })
const unenrol = (session: Session, { id }: Factor) => send(running, 'DELETE', `/auth/v1/factors/${id}`, { session })
const reports = (session: Session) => send(running, 'POST', '/rest/v1/rpc/open_reports', { session, body: {} })

/** Works on the database while no backend runs. */
async function meanwhile(work: (database: PGlite) => Promise<void>) {
  const { dataFolder } = running
  await running.stop()
  const connection = await openDatabase(prepareDataFolder(dataFolder))
  await work(connection.driver)
  await connection.close()
  running = await startBackend({ dataFolder })
}

test('nobody enrols without a session, with a forged token or after the sign-out', async () => {
  const session = await signUpProven(running, 'gone@example.test', PASSWORD)
  expect((await enrol()).status).toBe(401)
  const [header, payload] = session.access_token.split('.')
  const forged = { ...session, access_token: `${header}.${payload}.${'A'.repeat(43)}` }
  expect((await enrol(forged)).status).toBe(403)
  const factor = await newFactor(session)
  await send(running, 'POST', '/auth/v1/logout', { session })
  for (const late of [enrol(session), challenge(session, factor.id), unenrol(session, factor)])
    expect(await refusalOf(await late)).toEqual([403, 'session_not_found'])
})

test.each([
  [{}],
  [{ factor_type: 'phone' }],
  [{ factor_type: 'totp', issuer: 'Bank: of trust' }],
  [{ factor_type: 'totp', friendly_name: 'x'.repeat(101) }],
])('an enrolment of %j is refused', async (body) => {
  const session = await signUpProven(running, `${crypto.randomUUID()}@example.test`, PASSWORD)
  expect(await refusalOf(await enrol(session, body))).toEqual([400, 'validation_failed'])
})

test('wrong codes, codes of another time, made-up challenges and other people’s are refused', async () => {
  const session = await signUpProven(running, 'owner@example.test', PASSWORD)
  const factor = await newFactor(session)
  const wrong = ['000000', '', 'abcdef', '12345', '1234567', codeOf(factor, -3), codeOf(factor, 3)]
  for (const code of wrong.filter((guess) => guess !== codeOf(factor)))
    expect(await refusalOf(await verify(session, factor, code))).toEqual([422, 'mfa_verification_failed'])

  const unknown = await send(running, 'POST', `/auth/v1/factors/${factor.id}/verify`, {
    session,
    body: { challenge_id: crypto.randomUUID(), code: codeOf(factor) },
  })
  expect(await refusalOf(unknown)).toEqual([422, 'mfa_factor_not_found'])

  const stranger = await signUpProven(running, 'stranger@example.test', PASSWORD)
  const own = await newFactor(stranger)
  expect(await refusalOf(await challenge(stranger, factor.id))).toEqual([404, 'mfa_factor_not_found'])
  expect(await refusalOf(await verify(stranger, factor, codeOf(factor), session))).toEqual([404, 'mfa_factor_not_found'])
  expect(await refusalOf(await unenrol(stranger, factor))).toEqual([404, 'mfa_factor_not_found'])
  const { id: challenge_id } = await (await challenge(session, factor.id)).json()
  const crossed = await send(running, 'POST', `/auth/v1/factors/${own.id}/verify`, {
    session: stranger,
    body: { challenge_id, code: codeOf(own) },
  })
  expect(await refusalOf(crossed)).toEqual([422, 'mfa_factor_not_found'])
  expect(claims(session)).toMatchObject({ aal: 'aal1', amr: [{ method: 'password' }] })
})

test('the eleventh guess is not looked at, were it right', async () => {
  const session = await signUpProven(running, 'guessed@example.test', PASSWORD)
  const factor = await newFactor(session)
  const wrong = codeOf(factor, 5)
  const statuses = await Promise.all(Array.from({ length: 14 }, async () => (await verify(session, factor, wrong)).status))
  expect(statuses.filter((status) => status === 429)).toHaveLength(4)
  const late = await verify(session, factor, codeOf(factor))
  expect([late.status, late.headers.get('retry-after')]).toEqual([429, '600'])
})

test('a right code gives a stronger session of the same person, which a refresh keeps', async () => {
  const first = await signUpProven(running, 'strong@example.test', PASSWORD)
  const factor = await newFactor(first)
  const response = await verify(first, factor, codeOf(factor, 1))
  expect(response.status).toBe(200)
  const session = await response.json()
  expect(session).toMatchObject({
    token_type: 'bearer',
    user: { id: first.user.id, factors: [{ id: factor.id, status: 'verified' }] },
  })
  expect(claims(session)).toMatchObject({ sub: first.user.id, aal: 'aal2', session_id: claims(first).session_id })
  expect(
    claims(session)
      .amr.map(({ method }: { method: string }) => method)
      .toSorted(),
  ).toEqual(['password', 'totp'])
  const renewed = await (await refresh(session)).json()
  expect(claims(renewed).aal).toBe('aal2')
  const [listed] = (await (await account(renewed)).json()).factors
  expect(listed).toMatchObject({ id: factor.id, factor_type: 'totp', status: 'verified' })
  expect(Object.keys(listed)).not.toContain('secret')
})

test('a code works once, and none that is older than the last', async () => {
  const { session, factor } = await withFactor('once@example.test')
  expect(await refusalOf(await verify(session, factor, codeOf(factor, -1)))).toEqual([422, 'mfa_verification_failed'])
  expect((await verify(session, factor, codeOf(factor, 1))).status).toBe(200)
  expect(await refusalOf(await verify(session, factor, codeOf(factor)))).toEqual([422, 'mfa_verification_failed'])
})

test('a sign-in is weak until the code, and so are others: a confirmation ends the sessions without it', async () => {
  const first = await signUpProven(running, 'two-phones@example.test', PASSWORD)
  const elsewhere = await signIn(running, 'two-phones@example.test', PASSWORD)
  const factor = await newFactor(first)
  await verify(first, factor, codeOf(factor, -1))
  expect((await refresh(elsewhere)).status).toBe(400)
  const later = await signIn(running, 'two-phones@example.test', PASSWORD)
  expect(claims(later).aal).toBe('aal1')
  expect(claims(await (await verify(later, factor, codeOf(factor))).json()).aal).toBe('aal2')
})

test('a password alone takes no factor away, adds none, and changes no password or address', async () => {
  const { factor } = await withFactor('stolen@example.test')
  const thief = await signIn(running, 'stolen@example.test', PASSWORD)
  expect(await refusalOf(await unenrol(thief, factor))).toEqual([422, 'insufficient_aal'])
  expect(await refusalOf(await enrol(thief))).toEqual([422, 'insufficient_aal'])
  for (const body of [{ password: 'the-thiefs-password', current_password: PASSWORD }, { email: 'thief@example.test' }])
    expect(await refusalOf(await send(running, 'PUT', '/auth/v1/user', { session: thief, body }))).toEqual([
      401,
      'insufficient_aal',
    ])
  const owner = await (await verify(thief, factor, codeOf(factor))).json()
  const body = { password: 'the-second-password', current_password: PASSWORD }
  expect((await send(running, 'PUT', '/auth/v1/user', { session: owner, body })).status).toBe(200)
})

const ofPersons = {
  'check-subscription': {},
  'customer-portal': {},
  'create-checkout': { plan: 'cadet_basic' },
  'refund-purchase': { payment: null },
  'delete-account': { email: 'robbed@example.test' },
}

test('a password alone reads, does and deletes nothing of who has a second factor', async () => {
  const { factor } = await withFactor('robbed@example.test')
  const thief = await signIn(running, 'robbed@example.test', PASSWORD)
  const needed = { status: 403, body: { code: 'PT403', hint: 'second_factor_needed' } }
  expect(await callRpc(running, 'my_data', {}, thief)).toMatchObject(needed)
  const key = { p_op_id: crypto.randomUUID(), p_expected_user: thief.user.id, p_bounty_id: crypto.randomUUID() }
  expect(await callRpc(running, 'accept_bounty', key, thief)).toMatchObject(needed)
  for (const [name, body] of Object.entries(ofPersons))
    expect([name, await callFunction(running, name, body, thief)]).toMatchObject([name, refused(403, 'second_factor_needed')])
  const photo = `${thief.user.id}/${crypto.randomUUID()}/${crypto.randomUUID()}.jpg`
  const shown = await send(running, 'GET', `/functions/v1/completion-photo?path=${photo}`, { session: thief })
  expect([shown.status, (await shown.json()).error.code]).toEqual([403, 'second_factor_needed'])
  const stored = await send(running, 'POST', `/storage/v1/object/completion-photos/${photo}`, { session: thief, body: {} })
  expect(stored.status).toBeGreaterThanOrEqual(400)

  expect((await callRpc(running, 'board', {}, thief)).status).toBe(200)
  const owner = await (await verify(thief, factor, codeOf(factor))).json()
  expect((await callRpc(running, 'my_data', {}, owner)).status).toBe(200)
  expect((await callFunction(running, 'check-subscription', {}, owner)).status).toBe(200)
  expect((await callFunction(running, 'delete-account', ofPersons['delete-account'], owner)).status).toBe(200)
})

test('who has a second factor signs out with a password alone', async () => {
  await withFactor('leaver@example.test')
  const session = await signIn(running, 'leaver@example.test', PASSWORD)
  expect((await send(running, 'POST', '/auth/v1/logout', { session })).status).toBe(204)
})

test('every function of a person’s asks for the second factor', () => {
  const folder = fileURLToPath(new URL('../../supabase/functions', import.meta.url))
  const asking = readdirSync(folder).filter((name) => {
    const file = join(folder, name, 'index.ts')
    return existsSync(file) && /signedInCaller|expectedCaller/.test(readFileSync(file, 'utf8'))
  })
  expect(asking.toSorted()).toEqual([...Object.keys(ofPersons), 'completion-photo'].toSorted())
})

test('a removed factor leaves a weak session, and asks nothing any more', async () => {
  const { session, factor } = await withFactor('removed@example.test')
  expect((await unenrol(session, factor)).status).toBe(200)
  expect(claims(await (await refresh(session)).json()).aal).toBe('aal1')
  expect((await (await account(session)).json()).factors).toEqual([])
})

test('ten factors are an account’s share', async () => {
  const session = await signUpProven(running, 'collector@example.test', PASSWORD)
  for (let count = 0; count < 10; count++) await newFactor(session)
  expect(await refusalOf(await enrol(session))).toEqual([422, 'too_many_enrolled_mfa_factors'])
})

test('the QR code is an SVG that stands in an address as it is', async () => {
  const session = await signUpProven(running, 'picture@example.test', PASSWORD)
  const { totp } = await (await enrol(session)).json()
  expect(totp.qr_code).toMatch(/^<svg [^#]+<\/svg>$/)
  expect(totp.uri).toContain(`secret=${totp.secret}`)
  expect(totp.uri).toMatch(/^otpauth:\/\/totp\/Wayfinder/)
})

test('no key is read through the REST API, by nobody', async () => {
  const session = await signUpProven(running, 'reader@example.test', PASSWORD)
  await newFactor(session)
  for (const headers of [{}, { 'accept-profile': 'auth' }])
    for (const table of ['mfa_factors', 'mfa_challenges', 'mfa_amr_claims']) {
      const response = await send(running, 'GET', `/rest/v1/${table}?select=*`, { session, headers })
      expect([404, 406]).toContain(response.status)
    }
})

test('a challenge that has grown old is refused', async () => {
  const session = await signUpProven(running, 'slow@example.test', PASSWORD)
  const factor = await newFactor(session)
  const { id: challenge_id } = await (await challenge(session, factor.id)).json()
  await meanwhile(async (database) => {
    const server = factorServer({
      database,
      whoAsks: async () => Response.json({}),
      renew: async () => Response.json({}),
      now: () => Date.now() + 301_000,
    })
    const asked = new Request(`http://localhost/auth/v1/factors/${factor.id}/verify`, {
      method: 'POST',
      headers: { authorization: `Bearer ${session.access_token}` },
      body: JSON.stringify({ challenge_id, code: codeOf(factor) }),
    })
    expect(await refusalOf((await server(asked)) ?? Response.error())).toEqual([422, 'mfa_challenge_expired'])
  })
})

test('a moderator moderates with the factor, and not with a claim of it that somebody else signed', async () => {
  await meanwhile(async (database) => {
    await database.query("update private.settings set value = 1 where name = 'moderators_need_second_factor'")
  })
  const first = await signIn(running, 'morgan@example.test', 'wayfinder')
  const weak = await reports(first)
  expect(weak.status).toBe(403)
  expect(await weak.json()).toMatchObject({ code: 'PT403', hint: 'second_factor_needed' })
  const forged = await new SignJWT({ ...claims(first), aal: 'aal2' })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(new TextEncoder().encode('another secret of thirty-two bytes'))
  expect((await reports({ ...first, access_token: forged })).status).toBe(401)
  const unsigned = `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${forged.split('.')[1]}.`
  expect((await reports({ ...first, access_token: unsigned })).status).toBe(401)
  const factor = await newFactor(first)
  const strong = await (await verify(first, factor, codeOf(factor))).json()
  expect((await reports(strong)).status).toBe(200)
  await send(running, 'POST', '/auth/v1/logout?scope=local', { session: strong })
  expect(await (await reports(strong)).json()).toEqual([])
  const again = await signIn(running, 'morgan@example.test', 'wayfinder')
  expect((await reports(again)).status).toBe(403)
})
