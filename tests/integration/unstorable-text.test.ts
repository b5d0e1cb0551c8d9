import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Stripe } from 'stripe'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { callFunction } from './call-function.ts'
import { discardBackend, send, signUp, startBackend, type RunningBackend, type Session } from './running-backend.ts'

const SECRET = 'whsec_test_of_the_webhook'
const ID = '5a3b7c9d-1e2f-4a6b-8c0d-2f4e6a8b0c12'

let running: RunningBackend
let session: Session

beforeAll(async () => {
  running = await startBackend()
  session = await signUp(running, 'storer@example.test')
  vi.stubEnv('STRIPE_WEBHOOK_SECRET', SECRET)
})

afterAll(async () => {
  vi.unstubAllEnvs()
  await discardBackend(running)
})

const applicant = { phone_number: '+15551230009', applicant_id: ID, applicant_secret: 'a secret', captcha_token: 'a proof' }

/** What each function takes: fields of a JSON body that would do, a parameter of its address, or an event of the payment provider. */
const bodies: Record<string, Record<string, string>> = {
  'register-free-tier': { email: 'stored@example.test', captcha_token: 'a proof' },
  'check-subscription': {},
  'send-magic-link': applicant,
  'verify-code': { ...applicant, code: '123456' },
  'create-checkout': { plan: 'cadet_basic' },
  'customer-portal': {},
  'refund-purchase': { payment: 'pi_1' },
  'delete-account': { email: 'storer@example.test' },
  'newsletter-mails': {},
  'application-mails': {},
  'message-mails': {},
  'notice-mails': {},
  pushes: {},
  'push-key': {},
  'sweep-photos': {},
}
const parameters: Record<string, [method: string, name: string, value: string]> = {
  'bounty-page': ['GET', 'id', ID],
  'completion-photo': ['GET', 'path', `${ID}/${ID}/${ID}.png`],
  'leave-newsletter': ['POST', 'token', ID],
  'stop-mails': ['POST', 'token', ID],
  'test-checkout': ['POST', 'order', `eyJ9.${'0'.repeat(64)}`],
  'test-portal': ['POST', 'order', `eyJ9.${'0'.repeat(64)}`],
}
const events = ['stripe-webhook']

test('is sent to every function below', () => {
  const folder = fileURLToPath(new URL('../../supabase/functions', import.meta.url))
  const functions = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && entry.name !== '_shared',
  )
  const named = [...Object.keys(bodies), ...Object.keys(parameters), ...events]
  expect(named.toSorted()).toEqual(functions.map(({ name }) => name).toSorted())
})

const unstorable = { NUL: '\u0000', 'a high surrogate alone': '\ud800', 'a low surrogate alone': '\udc00' }

describe('in a body', () => {
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
})

describe('in an address', () => {
  // A lone surrogate can't be written there: these bytes are what it would be in UTF-8, were it allowed.
  const encoded = { NUL: '%00', 'a high surrogate alone': '%ed%a0%80', 'a low surrogate alone': '%ed%b0%80' }
  const cases = Object.entries(parameters).flatMap(([name, how]) =>
    Object.entries(encoded).flatMap(([what, text]) => [
      { name, what, how, value: `${how[2]}${text}` },
      { name, what, how, value: `${text}${how[2]}` },
      { name, what, how, value: text },
    ]),
  )

  test.each(cases)('$name refuses $what: $value', async ({ name, how: [method, parameter], value }) => {
    const answer = await send(running, method, `/functions/v1/${name}?${parameter}=${value}`, { session })
    expect(answer.status).toBe(404)
  })
})

describe('in an event that the provider has signed', () => {
  const order = {
    id: 'cs_1',
    payment_status: 'paid',
    payment_intent: 'pi_1',
    customer: 'cus_1',
    client_reference_id: ID,
    currency: 'usd',
    amount_total: 9700,
  }
  const cases = ['event', 'id', 'payment_intent', 'customer', 'client_reference_id', 'currency', 'plan', 'quote'].flatMap(
    (field) => Object.entries(unstorable).map(([what, text]) => ({ field, what, text })),
  )

  async function told(field: string, text: string) {
    const marked = (fields: Record<string, string | number>) =>
      Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, name === field ? `${value}${text}` : value]))
    const payload = JSON.stringify({
      id: field === 'event' ? `evt_1${text}` : 'evt_1',
      object: 'event',
      type: 'checkout.session.completed',
      created: Math.floor(Date.now() / 1000),
      data: { object: { ...marked(order), metadata: marked({ plan: 'cadet_basic', quote: ID }) } },
    })
    const answer = await fetch(`${running.url}/functions/v1/stripe-webhook`, {
      method: 'POST',
      headers: { 'stripe-signature': Stripe.webhooks.generateTestHeaderString({ payload, secret: SECRET }) },
      body: payload,
    })
    return [answer.status, await answer.json()]
  }

  test.each(cases)('stripe-webhook records nothing for $what in $field', async ({ field, text }) => {
    expect(await told(field, text)).toEqual([200, { received: true, recorded: false }])
  })

  test('stripe-webhook records the same event without it', async () => {
    expect(await told('none', '')).toEqual([200, { received: true, recorded: true }])
  })

  test('stripe-webhook refuses it unsigned', async () => {
    const answer = await send(running, 'POST', '/functions/v1/stripe-webhook', { body: { id: 'evt\u0000\ud800' } })
    expect(answer.status).toBe(400)
  })
})
