import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { callFunction, callRpc, refused } from './call-function.ts'
import { discardBackend, send, signUp, startBackend, type RunningBackend } from './running-backend.ts'

const Applicant = v.object({ id: v.string(), secret: v.string() })
type Applicant = v.InferOutput<typeof Applicant>

let running: RunningBackend

beforeAll(async () => {
  running = await startBackend()
})

afterAll(() => discardBackend(running))

let numbers = 0
const newNumber = () => `+1555${String(1_000_000 + numbers++)}`

async function apply(email = `applicant-${numbers++}@example.test`): Promise<Applicant> {
  return v.parse(Applicant, (await callRpc(running, 'start_application', { p_email: email, p_terms_version: '2025-05-01' })).body)
}

const save = ({ id, secret }: Applicant, changes: Record<string, unknown>) =>
  callRpc(running, 'save_application', { p_id: id, p_secret: secret, p_email: null, p_phone_number: null, p_step: 2, ...changes })

const sendCode = ({ id, secret }: Applicant, phone_number: string) =>
  callFunction(running, 'send-magic-link', { phone_number, applicant_id: id, applicant_secret: secret })

const verify = ({ id, secret }: Applicant, phone_number: string, code: string) =>
  callFunction(running, 'verify-code', { phone_number, code, applicant_id: id, applicant_secret: secret })

const wrong = (code: unknown) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('an application', () => {
  test('is opened by its secret alone', async () => {
    const [mine, another] = [await apply(), await apply()]
    expect((await save(mine, { p_phone_number: newNumber(), p_step: 3 })).status).toBe(200)
    for (const thief of [
      { id: mine.id, secret: another.secret },
      { id: mine.id, secret: '' },
      { id: crypto.randomUUID(), secret: mine.secret },
    ]) {
      expect((await save(thief, { p_email: 'thief@example.test' })).status).toBe(404)
      expect(await sendCode(thief, newNumber())).toMatchObject(refused(404, 'not_found'))
      expect(await verify(thief, newNumber(), '123456')).toMatchObject(refused(404, 'not_found'))
    }
  })

  test('is neither listed nor written by table access, whoever asks', async () => {
    const session = await signUp(running, 'curious@example.test')
    for (const who of [{}, { session }]) {
      expect((await send(running, 'GET', '/rest/v1/applicants?select=*', who)).status).toBeGreaterThanOrEqual(401)
      expect(
        (await send(running, 'PATCH', '/rest/v1/applicants?is_verified=eq.false', { ...who, body: { is_verified: true } }))
          .status,
      ).toBeGreaterThanOrEqual(401)
      expect(
        (await send(running, 'POST', '/rest/v1/applicants', { ...who, body: { email: 'a@b.test', application_step: 2 } })).status,
      ).toBeGreaterThanOrEqual(401)
    }
  })

  test.each([{ p_email: 'nobody' }, { p_phone_number: '555' }, { p_step: 4 }, { p_step: 1 }, { p_step: null }])(
    'refuses %o',
    async (changes) => {
      expect((await save(await apply(), changes)).status).toBe(400)
    },
  )

  test('cannot be verified without a code, by the function for codes or past it', async () => {
    const mine = await apply()
    const internal = {
      p_applicant_id: mine.id,
      p_secret: mine.secret,
      p_phone_number: newNumber(),
      p_code_hash: 'x',
      p_address: 'x',
    }
    expect((await callRpc(running, 'issue_verification_code', internal)).status).toBe(401)
    expect((await callRpc(running, 'try_verification_code', internal)).status).toBe(401)
  })
})

describe('a code', () => {
  test.each([
    ['a premium number', '+19002345678', undefined],
    ['a number that can’t be', '+9995551234567', undefined],
    ['a country that is not named', '+447400123456', 'US, CA'],
  ])('is not sent to %s', async (_, phone, countries) => {
    if (countries !== undefined) vi.stubEnv('SMS_COUNTRIES', countries)
    const mine = await apply()
    const texts = running.backend.inbox.messages().length
    expect(await sendCode(mine, phone)).toMatchObject(refused(400, 'no_text_there'))
    expect(running.backend.inbox.messages()).toHaveLength(texts)
    vi.unstubAllEnvs()
  })

  test('comes as a text, verifies once, and is shown on a development server', async () => {
    const [mine, phone] = [await apply(), newNumber()]
    const sent = await sendCode(mine, phone)
    expect(sent).toMatchObject({ status: 200, body: { retry_after_seconds: 60, debug_code: expect.stringMatching(/^\d{6}$/) } })
    expect(running.backend.inbox.messages()[0]).toMatchObject({ kind: 'text', to: phone, code: sent.body['debug_code'] })

    expect(await verify(mine, phone, String(sent.body['debug_code']))).toMatchObject({ status: 200, body: { verified: true } })
    expect(await verify(mine, phone, String(sent.body['debug_code']))).toMatchObject(refused(400, 'code_expired'))
  })

  test('allows five tries, also when forty come at once', async () => {
    const [mine, phone] = [await apply(), newNumber()]
    const code = String((await sendCode(mine, phone)).body['debug_code'])
    const answers = await Promise.all(Array.from({ length: 40 }, () => verify(mine, phone, wrong(code))))
    expect(answers.filter(({ body }) => JSON.stringify(body).includes('wrong_code'))).toHaveLength(4)
    expect(await verify(mine, phone, code)).toMatchObject(refused(400, 'code_expired'))
  })

  test('is sent once a minute to a number, and the wait is told', async () => {
    const [mine, phone] = [await apply(), newNumber()]
    await sendCode(mine, phone)
    const again = await sendCode(mine, phone)
    expect(again).toMatchObject(refused(429, 'too_many_requests'))
    expect(Number(again.retryAfter)).toBeGreaterThan(50)
    expect(await sendCode(await apply(), phone)).toMatchObject(refused(429, 'too_many_requests'))
  })

  test('works for its own number and application only', async () => {
    const [mine, another, phone] = [await apply(), await apply(), newNumber()]
    const code = String((await sendCode(mine, phone)).body['debug_code'])
    expect(await verify(another, phone, code)).toMatchObject(refused(400, 'code_expired'))
    expect(await verify(mine, newNumber(), code)).toMatchObject(refused(400, 'code_expired'))
  })

  test.each([
    { code: '12345' },
    { code: '1234567' },
    { code: 'abcdef' },
    { code: 123_456 },
    { phone_number: '5551234567' },
    { applicant_id: 'x' },
  ])('refuses %o', async (mistake) => {
    const body = {
      phone_number: newNumber(),
      code: '123456',
      applicant_id: crypto.randomUUID(),
      applicant_secret: 'x',
      ...mistake,
    }
    expect(await callFunction(running, 'verify-code', body)).toMatchObject(refused(400, 'invalid_request'))
  })
})

test('applications with one email are limited, without telling whether there is one', async () => {
  const terms = { p_email: 'many@example.test', p_terms_version: '1' }
  const answers = await Promise.all(Array.from({ length: 11 }, () => callRpc(running, 'start_application', terms)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
  expect(answers.filter(({ status }) => status === 429)).toMatchObject([{ body: { code: 'PT429' } }])
})
