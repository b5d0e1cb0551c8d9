import { afterAll, beforeAll, expect, test } from 'vitest'
import { callFunction } from './call-function.ts'
import { discardBackend, send, signUp, startBackend, type RunningBackend, type Session } from './running-backend.ts'

let running: RunningBackend
let session: Session

beforeAll(async () => {
  running = await startBackend()
  session = await signUp(running, 'storer@example.test')
})

afterAll(() => discardBackend(running))

const applicant = {
  phone_number: '+15551230009',
  applicant_id: '5a3b7c9d-1e2f-4a6b-8c0d-2f4e6a8b0c12',
  applicant_secret: 'a secret',
}
const bodies: Record<string, Record<string, string>> = {
  'register-free-tier': { email: 'stored@example.test' },
  'check-subscription': {},
  'send-magic-link': applicant,
  'verify-code': { ...applicant, code: '123456' },
  'create-checkout': { plan: 'cadet_basic' },
  'customer-portal': {},
  'delete-account': { email: 'storer@example.test' },
}
const unstorable = { NUL: '\u0000', 'a high surrogate alone': '\ud800', 'a low surrogate alone': '\udc00' }

const cases = Object.entries(bodies).flatMap(([name, body]) =>
  ['another', ...Object.keys(body)].flatMap((field) =>
    Object.entries(unstorable).map(([what, text]) => ({
      name,
      field,
      what,
      body: { ...body, [field]: `${body[field] ?? ''}${text}` },
    })),
  ),
)

test.each(cases)('$name refuses $what in $field', async ({ name, body }) => {
  expect((await callFunction(running, name, body, session)).status).toBe(400)
})

test.each(Object.keys(bodies))('%s refuses such text in a name, and one that is too long', async (name) => {
  expect((await callFunction(running, name, { ...bodies[name], 'a\u0000': 1 }, session)).status).toBe(400)
  expect((await callFunction(running, name, { ...bodies[name], more: 'x'.repeat(1024 * 1024) }, session)).status).toBe(413)
})

test('a name with such text is no address of a photo or a row either', async () => {
  expect((await send(running, 'GET', '/functions/v1/bounty-page?id=%00')).status).toBe(404)
})
