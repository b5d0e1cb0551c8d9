import { createServer, type Server } from 'node:http'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import * as v from 'valibot'
import { callFunction, callRpc, refused } from './call-function.ts'
import { discardBackend, startBackend, type RunningBackend } from './running-backend.ts'

const Applicant = v.object({ id: v.string(), secret: v.string() })
const SECRET = '0x4AAAAAAA-secret'

let running: RunningBackend
let cloudflare: Server
let asked: { method: string; path: string; fields: Record<string, string> }[]
/** Proofs that were given out and not used yet, by the site that they were made on. */
let proofs: Map<string, string>
/** What it answers in place of a verdict: a status with a text, a hang-up, or nothing at all. */
let fault: { status: number; text: string } | 'hang-up' | 'never' | null

const failed = (...codes: string[]) => ({ success: false, 'error-codes': codes, messages: [] })

/** Siteverify as Cloudflare documents it: a form with the secret and the proof; each proof counts once. */
function verdict({ secret, response }: Record<string, string>): object {
  if (!secret) return failed('missing-input-secret')
  if (secret !== SECRET) return failed('invalid-input-secret')
  if (!response) return failed('missing-input-response')
  const hostname = proofs.get(response)
  if (hostname === undefined) return failed(response.startsWith('used') ? 'timeout-or-duplicate' : 'invalid-input-response')
  proofs.delete(response)
  return { success: true, challenge_ts: new Date().toISOString(), hostname, 'error-codes': [], action: '', cdata: '' }
}

beforeAll(async () => {
  running = await startBackend()
  cloudflare = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += String(chunk)))
    request.on('end', () => {
      const fields = Object.fromEntries(new URLSearchParams(body))
      asked.push({ method: request.method ?? '', path: request.url ?? '', fields })
      if (fault === 'never') return undefined
      if (fault === 'hang-up') return request.socket.destroy()
      if (fault) return response.writeHead(fault.status, { 'content-type': 'text/html' }).end(fault.text)
      return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(verdict(fields)))
    })
  })
  await new Promise<void>((done) => cloudflare.listen(0, '127.0.0.1', done))
})

beforeEach(() => {
  asked = []
  fault = null
  proofs = new Map([['good', '127.0.0.1']])
  const listening = cloudflare.address()
  vi.stubEnv('TURNSTILE_SECRET_KEY', SECRET)
  vi.stubEnv('TURNSTILE_API_URL', `http://127.0.0.1:${typeof listening === 'object' ? listening?.port : 0}`)
})

afterEach(() => vi.unstubAllEnvs())

afterAll(async () => {
  cloudflare.closeAllConnections()
  cloudflare.close()
  await discardBackend(running)
})

async function sendCode(captcha_token?: unknown, phone_number = '+15551230001') {
  const { id, secret } = v.parse(
    Applicant,
    (await callRpc(running, 'start_application', { p_email: 'a@example.test', p_terms_version: '1' })).body,
  )
  const applicant = { phone_number, applicant_id: id, applicant_secret: secret }
  return callFunction(running, 'send-magic-link', { ...applicant, captcha_token })
}
const register = (captcha_token?: unknown) =>
  callFunction(running, 'register-free-tier', { email: `${crypto.randomUUID()}@example.test`, captcha_token })

const texts = () => running.backend.inbox.messages().filter(({ kind }) => kind === 'text')

test.each([
  ['no proof', undefined],
  ['an empty one', ''],
  ['a made-up one', 'made-up'],
  ['one that was used', 'used before'],
])('%s sends no text and makes no account', async (_, token) => {
  const before = texts().length
  expect(await sendCode(token)).toMatchObject(refused(400, 'captcha_failed'))
  expect(await register(token)).toMatchObject(refused(400, 'captcha_failed'))
  expect(texts()).toHaveLength(before)
})

test('a proof that is no text or too long is no valid request', async () => {
  for (const token of [42, ['good'], 'x'.repeat(2049)])
    expect(await register(token)).toMatchObject(refused(400, 'invalid_request'))
  expect(asked).toEqual([])
})

test('a proof counts once, and is asked after as Cloudflare wants it', async () => {
  expect(await sendCode('good')).toMatchObject({ status: 200 })
  expect(asked).toEqual([{ method: 'POST', path: '/turnstile/v0/siteverify', fields: { secret: SECRET, response: 'good' } }])
  expect(await register('good')).toMatchObject(refused(400, 'captcha_failed'))
  proofs.set('another', '127.0.0.1')
  expect(await register('another')).toMatchObject({ status: 200 })
})

test('a proof that was made on another site proves nothing', async () => {
  proofs.set('elsewhere', 'evil.example')
  expect(await register('elsewhere')).toMatchObject(refused(400, 'captcha_failed'))
})

test.each<[string, typeof fault]>([
  ['hangs up', 'hang-up'],
  ['answers with a page', { status: 200, text: '<h1>Welcome to the airport</h1>' }],
  ['answers 500', { status: 500, text: 'oops' }],
  ['answers something else', { status: 200, text: '{"success":"yes"}' }],
])('a verifier that %s lets nobody through, and is not the person’s fault', async (_, broken) => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  fault = broken
  const answered = await register('good')
  expect(answered.status).toBe(503)
  expect(answered.body).toMatchObject({ error: { message: expect.stringMatching(/try again/) } })
  log.mockRestore()
})

test('one that can’t be reached neither', async () => {
  vi.stubEnv('TURNSTILE_API_URL', 'http://127.0.0.1:9')
  expect(await sendCode('good')).toMatchObject(refused(503, 'unreachable'))
})

// On Deno the limit lies in another process, where no test can shorten it.
test.skipIf(process.env['FUNCTIONS_RUNTIME'] === 'deno')('one that never answers is given up', async () => {
  const timeLimit = AbortSignal.timeout.bind(AbortSignal)
  const shortened = vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => timeLimit(milliseconds / 10))
  fault = 'never'
  expect(await register('good')).toMatchObject(refused(503, 'unreachable'))
  shortened.mockRestore()
})

test('a wrong secret of ours is told as ours, and stands in no answer', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  vi.stubEnv('TURNSTILE_SECRET_KEY', 'a-wrong-secret')
  const answered = await register('good')
  expect(answered).toMatchObject(refused(503, 'unavailable'))
  expect(JSON.stringify([answered.body, log.mock.calls])).not.toContain('a-wrong-secret')
  log.mockRestore()
})

test('without a secret nobody is asked for a proof, and nobody asks for a verdict', async () => {
  vi.stubEnv('TURNSTILE_SECRET_KEY', '')
  expect(await sendCode(undefined, '+15551230002')).toMatchObject({ status: 200 })
  expect(await register()).toMatchObject({ status: 200 })
  expect(asked).toEqual([])
})
