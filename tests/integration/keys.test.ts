import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { PUBLISHABLE_KEY } from '../../supabase/embedded/secrets.ts'
import { callFunction, callRpc } from './call-function.ts'
import { discardBackend, send, signUp, startBackend, type RunningBackend } from './running-backend.ts'

let running: RunningBackend

beforeAll(async () => {
  running = await startBackend()
})

afterEach(() => vi.unstubAllEnvs())

afterAll(() => discardBackend(running))

/** What a hosted project gives its functions once the keys of the older form are gone. */
function onlyNewKeys(secrets: Record<string, string>): void {
  vi.stubEnv('SUPABASE_SECRET_KEYS', JSON.stringify(secrets))
  vi.stubEnv('SUPABASE_PUBLISHABLE_KEYS', JSON.stringify({ default: PUBLISHABLE_KEY }))
  vi.stubEnv('SUPABASE_SERVICE_ROLE_KEY', '')
  vi.stubEnv('SUPABASE_ANON_KEY', '')
}

const secretKey = () => process.env['SUPABASE_SERVICE_ROLE_KEY'] ?? ''

test('the functions work with the dictionaries of keys alone', async () => {
  const session = await signUp(running, 'keys@example.test')
  const secret = secretKey()
  onlyNewKeys({ default: secret })
  expect(await callFunction(running, 'check-subscription', {}, session)).toMatchObject({ status: 200, body: { plan: 'free' } })
  expect((await callFunction(running, 'register-free-tier', { email: 'new-keys@example.test' })).status).toBe(200)
  expect((await callFunction(running, 'create-checkout', { plan: 'cadet_basic' }, session)).status).toBe(200)
  const { body: application } = await callRpc(running, 'start_application', { p_email: 'a@example.test', p_terms_version: '1' })
  const { id: applicant_id, secret: applicant_secret } = application
  const proof = { phone_number: '+15551239999', applicant_id, applicant_secret }
  const sent = await callFunction(running, 'send-magic-link', proof)
  expect((await callFunction(running, 'verify-code', { ...proof, code: sent.body['debug_code'] })).status).toBe(200)
  const sweep = { session: { ...session, access_token: secret } }
  expect((await send(running, 'POST', '/functions/v1/sweep-photos', { ...sweep, body: {} })).status).toBe(200)
})

test('of several secret keys each is the server, and the one named default signs', async () => {
  const session = await signUp(running, 'several@example.test')
  const secret = secretKey()
  onlyNewKeys({ automations: 'sb_secret_of_the_cron', default: secret })
  expect((await callFunction(running, 'check-subscription', {}, session)).status).toBe(200)
  for (const [access_token, status] of [
    ['sb_secret_of_the_cron', 200],
    ['sb_secret_of_nobody', 403],
  ] as const) {
    const body = { session: { ...session, access_token }, body: {} }
    expect((await send(running, 'POST', '/functions/v1/sweep-photos', body)).status).toBe(status)
  }
})

test('a dictionary that is none leaves the older key', async () => {
  const session = await signUp(running, 'older@example.test')
  vi.stubEnv('SUPABASE_SECRET_KEYS', 'nonsense')
  expect((await callFunction(running, 'check-subscription', {}, session)).status).toBe(200)
})
