import * as v from 'valibot'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { callFunction, callRpc } from './call-function.ts'
import { discardBackend, send, signIn, signUpProven, startBackend, type RunningBackend, type Session } from './running-backend.ts'

let running: RunningBackend

beforeAll(async () => {
  running = await startBackend()
})
afterAll(() => discardBackend(running))
afterEach(() => vi.useRealTimers())

const Started = v.object({ id: v.string(), secret: v.string() })
const Verified = v.object({ verified: v.literal(true), reference: v.string() })

let numbers = 0

/** An application of the address, as somebody without an account sends it. */
async function apply(email: string) {
  const terms = { p_email: email, p_terms_version: '2025-05-01' }
  const { id, secret } = v.parse(Started, (await callRpc(running, 'start_application', terms)).body)
  const proof = { phone_number: `+1555${7_000_000 + numbers++}`, applicant_id: id, applicant_secret: secret }
  const sent = await callFunction(running, 'send-magic-link', proof)
  const verified = await callFunction(running, 'verify-code', { ...proof, code: sent.body['debug_code'] })
  return { secret, ...v.parse(Verified, verified.body) }
}

/** What the link of the newest such mail to the address carries. */
function proofIn(email: string, type: string) {
  const sent = running.backend.inbox.messages().find(({ to, link }) => to === email && link?.includes(`type=${type}`))
  return { type, token_hash: new URL(sent?.link ?? '').searchParams.get('token_hash') }
}

/** A second mail to one address comes a minute after the first at the earliest. */
const fiveMinutesLater = () => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 301_000 })

const use = (proof: ReturnType<typeof proofIn>) => send(running, 'POST', '/auth/v1/verify', { body: proof })

async function sendRecovery(email: string) {
  await send(running, 'POST', '/auth/v1/recover', { body: { email } })
  return proofIn(email, 'recovery')
}

const confirmed = (email: string): Promise<Session> => signUpProven(running, email)

/** Gives the account another address, by the one mail that the auth server asks for: to the address before. */
async function changeAddress(session: Session, from: string, to: string): Promise<Session> {
  const asked = await send(running, 'PUT', '/auth/v1/user', { session, body: { email: to } })
  expect(asked.status).toBe(200)
  expect((await use(proofIn(from, 'email_change'))).status).toBe(200)
  const changed = await signIn(running, to, 'a-long-password')
  expect(changed.user).toMatchObject({ id: session.user.id, email: to })
  return changed
}

const mine = async (session?: Session, owned = {}) => (await callRpc(running, 'my_application', owned, session)).body
const copyOf = async (session: Session) => (await callRpc(running, 'my_data', {}, session)).body

test('an address that an account was changed to without a mail there opens nothing of its owner, and takes nothing along', async () => {
  const victim = 'victim@example.test'
  const { reference, secret } = await apply(victim)
  const message = { p_op_id: crypto.randomUUID(), p_name: 'Casey', p_email: victim, p_message: 'Hello' }
  expect((await callRpc(running, 'send_contact_message', message)).status).toBe(200)
  await callRpc(running, 'subscribe_newsletter', { p_op_id: crypto.randomUUID(), p_email: victim })

  const before = await confirmed('me@example.test')
  const after = await changeAddress(before, 'me@example.test', victim)
  for (const session of [before, after]) {
    expect(await mine(session)).toBeNull()
    expect((await callRpc(running, 'withdraw_application', { p_reference: reference }, session)).status).toBe(404)
    expect(await copyOf(session)).toMatchObject({ applicants: null, contact_messages: null, newsletter_subscribers: null })
  }
  expect((await callFunction(running, 'delete-account', { email: victim }, after)).body).toEqual({ deleted: true })
  expect(await mine(undefined, { p_reference: reference, p_secret: secret })).toMatchObject({ reference })

  const owner = await confirmed(victim)
  expect(await mine(owner)).toMatchObject({ reference })
  expect(await copyOf(owner)).toMatchObject({
    contact_messages: [{ name: 'Casey' }],
    newsletter_subscribers: [{ email: victim }],
  })
})

test('a mail to the address before, asked for before the change and used after it, proves nothing of the new one', async () => {
  await apply('other@example.test')
  const before = await confirmed('sly@example.test')
  fiveMinutesLater()
  const waiting = await sendRecovery('sly@example.test')
  const after = await changeAddress(before, 'sly@example.test', 'other@example.test')
  expect((await use(waiting)).status).toBe(403)
  expect(await mine(after)).toBeNull()
})

test('a mail that is used at the new address proves it, and the address before is the account’s no more', async () => {
  const [old, moved] = [await apply('old@example.test'), await apply('moved@example.test')]
  const before = await confirmed('old@example.test')
  expect(await mine(before)).toMatchObject({ reference: old.reference })
  const after = await changeAddress(before, 'old@example.test', 'moved@example.test')
  // A mail of this very minute may have been under way to the address before.
  expect((await use(await sendRecovery('moved@example.test'))).status).toBe(200)
  expect(await mine(after)).toBeNull()
  fiveMinutesLater()
  const owner: Session = await (await use(await sendRecovery('moved@example.test'))).json()
  expect(await mine(owner)).toMatchObject({ reference: moved.reference })
  // Whoever proves the new address ends what the account had before, also by its old address.
  for (const session of [before, after]) {
    expect(await mine(session)).toBeNull()
    expect((await callRpc(running, 'my_data', {}, session)).status).toBe(401)
  }
  expect((await callRpc(running, 'withdraw_application', { p_reference: old.reference }, owner)).status).toBe(404)
})
