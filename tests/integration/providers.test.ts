import { createServer, type Server } from 'node:http'
import { Stripe } from 'stripe'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import * as v from 'valibot'
import { callFunction, callRpc, refused } from './call-function.ts'
import { discardBackend, signUp, startBackend, type RunningBackend, type Session } from './running-backend.ts'

interface Received {
  path: string
  headers: NodeJS.Dict<string | string[]>
  body: URLSearchParams
}

const Applicant = v.object({ id: v.string(), secret: v.string() })

let running: RunningBackend
let session: Session
let provider: Server
let address: string
let received: Received[]
type Answer = { status: number; body: unknown } | null | 'never'
/** `null` hangs up without a word, `'never'` lets the caller wait; a function answers by the path. */
let answer: Answer | ((path: string) => Answer)

beforeAll(async () => {
  running = await startBackend()
  session = await signUp(running, 'buyer@example.test')
  provider = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += String(chunk)))
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body: new URLSearchParams(body) })
      const said = typeof answer === 'function' ? answer(request.url ?? '') : answer
      if (said === null) return request.socket.destroy()
      if (said === 'never') return undefined
      return response.writeHead(said.status, { 'content-type': 'application/json' }).end(JSON.stringify(said.body))
    })
  })
  await new Promise<void>((done) => provider.listen(0, '127.0.0.1', done))
  const listening = provider.address()
  address = `http://127.0.0.1:${typeof listening === 'object' ? listening?.port : 0}`
})

beforeEach(() => {
  received = []
})

afterEach(() => vi.unstubAllEnvs())

afterAll(async () => {
  provider.closeAllConnections()
  provider.close()
  await discardBackend(running)
})

async function sendCode(phone_number: string) {
  const { id, secret } = v.parse(
    Applicant,
    (await callRpc(running, 'start_application', { p_email: 'a@example.test', p_terms_version: '1' })).body,
  )
  return callFunction(running, 'send-magic-link', { phone_number, applicant_id: id, applicant_secret: secret })
}

describe('text messages by Twilio', () => {
  beforeEach(() => {
    vi.stubEnv('TWILIO_ACCOUNT_SID', 'AC123')
    vi.stubEnv('TWILIO_AUTH_TOKEN', 'token')
    vi.stubEnv('TWILIO_FROM_NUMBER', '+15550000000')
    vi.stubEnv('TWILIO_API_URL', address)
  })

  test('are sent as its API wants them, and the code is in no answer, not even of a development server', async () => {
    answer = { status: 201, body: { sid: 'SM1' } }
    const sent = await sendCode('+15551230001')
    expect(sent).toMatchObject({ status: 200, body: { retry_after_seconds: 60 } })
    expect(sent.body).not.toHaveProperty('debug_code')
    expect(received).toHaveLength(1)
    expect(received[0]?.path).toBe('/2010-04-01/Accounts/AC123/Messages.json')
    expect(received[0]?.headers['authorization']).toBe(`Basic ${Buffer.from('AC123:token').toString('base64')}`)
    expect(Object.fromEntries(received[0]?.body ?? [])).toEqual({
      To: '+15551230001',
      From: '+15550000000',
      Body: expect.stringMatching(/ code is \d{6}\./),
    })
    expect(running.backend.inbox.messages()).toEqual([])
  })

  test('that it refuses are told as not sent, without what it said, and without the number in the log', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    answer = { status: 400, body: { message: 'The number +15551230002 is on a list' } }
    expect(await sendCode('+15551230002')).toMatchObject(refused(502, 'not_sent'))
    expect(JSON.stringify(log.mock.calls)).not.toContain('15551230002')
    log.mockRestore()
  })

  test('that it does not answer are told as such', async () => {
    vi.stubEnv('TWILIO_API_URL', 'http://127.0.0.1:9')
    expect(await sendCode('+15551230003')).toMatchObject(refused(503, 'unreachable'))
  })

  // On Deno the limit lies in another process, where no test can shorten it.
  test.skipIf(process.env['FUNCTIONS_RUNTIME'] === 'deno')('that it lets wait are given up, and told as such', async () => {
    const timeLimit = AbortSignal.timeout.bind(AbortSignal)
    const shortened = vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => timeLimit(milliseconds / 10))
    answer = 'never'
    expect(await sendCode('+15551230005')).toMatchObject(refused(503, 'unreachable'))
    shortened.mockRestore()
  })
})

test('a production server without a provider shows no code and keeps none', async () => {
  vi.stubEnv('WAYFINDER_ENVIRONMENT', 'production')
  const sent = await sendCode('+15551230004')
  expect(sent).toMatchObject(refused(502, 'not_sent'))
  expect(JSON.stringify(sent.body)).not.toMatch(/\d{6}/)
  expect(running.backend.inbox.messages()).toEqual([])
})

const buy = (plan = 'cadet_basic', by = session) => callFunction(running, 'create-checkout', { plan }, by)
const checkoutPage = 'https://checkout.stripe.com/c/'
/** What the provider answers about a session, opened or asked for. */
const opened = (id: string, status = 'open') => ({
  status: 200,
  body: { id, object: 'checkout.session', url: `${checkoutPage}${id}`, status },
})
const paths = () => received.map(({ path }) => path.replace('/v1/checkout/sessions', ''))
const notOpen = { status: 400, body: { error: { type: 'invalid_request_error', message: 'Only open sessions can be expired' } } }

function useStripe(): void {
  vi.stubEnv('STRIPE_SECRET_KEY', 'sk_test_1')
  vi.stubEnv('STRIPE_WEBHOOK_SECRET', 'whsec_1')
  vi.stubEnv('STRIPE_API_URL', address)
}

describe('payments by Stripe', () => {
  beforeEach(useStripe)

  test('open its checkout for the person, at the price of the server, once for a double click', async () => {
    answer = { status: 200, body: { id: 'cs_1', object: 'checkout.session', url: 'https://checkout.stripe.com/c/cs_1' } }
    expect((await buy()).body).toEqual({ url: 'https://checkout.stripe.com/c/cs_1' })
    await buy()
    expect(received.map(({ path }) => path)).toEqual(['/v1/checkout/sessions', '/v1/checkout/sessions'])
    expect(received[0]?.headers['authorization']).toBe('Bearer sk_test_1')
    expect(received[0]?.headers['stripe-version']).toBe('2026-10-28.endive')
    expect(received[0]?.headers['idempotency-key']).toBe(`checkout ${received[0]?.body.get('metadata[quote]')}`)
    expect(received[1]?.headers['idempotency-key']).toBe(received[0]?.headers['idempotency-key'])
    expect(Object.fromEntries(received[0]?.body ?? [])).toMatchObject({
      mode: 'payment',
      client_reference_id: session.user.id,
      customer_email: 'buyer@example.test',
      'adaptive_pricing[enabled]': 'false',
      'metadata[plan]': 'cadet_basic',
      'line_items[0][price_data][unit_amount]': '9700',
      'line_items[0][price_data][currency]': 'usd',
      'line_items[0][price_data][product_data][name]': 'CADET BASIC',
      success_url: `${running.url}/payment-success?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${running.url}/pricing`,
    })
    // The provider takes no empty one.
    expect(received[0]?.body.has('line_items[0][price_data][product_data][description]')).toBe(false)
  })

  test.each(['sk_live_1', 'rk_live_1'])(
    'with real money open only where the server says that sales have begun: %s',
    async (key) => {
      vi.stubEnv('STRIPE_SECRET_KEY', key)
      expect(await buy()).toMatchObject(refused(503, 'sales_not_begun'))
      expect(received).toEqual([])
      vi.stubEnv('SALES_HAVE_BEGUN', 'true')
      answer = { status: 200, body: { id: 'cs_1', object: 'checkout.session', url: 'https://checkout.stripe.com/c/cs_1' } }
      expect((await buy()).body).toEqual({ url: 'https://checkout.stripe.com/c/cs_1' })
    },
  )

  test('that it refuses are told as such, without what it said', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    answer = { status: 402, body: { error: { type: 'card_error', message: 'buyer@example.test has no money' } } }
    const refusal = await buy()
    expect(refusal).toMatchObject(refused(502, 'provider_failed'))
    expect(JSON.stringify([refusal.body, log.mock.calls])).not.toContain('buyer@example.test')
    log.mockRestore()
  })

  test('that it breaks off are asked for again, as the same request, and then told as such', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    answer = null
    expect(await buy()).toMatchObject(refused(502, 'provider_failed'))
    const keys = received.map(({ headers }) => headers['idempotency-key'])
    // Deno's own fetch asks once more for a connection that broke, beside Stripe's library.
    expect(keys.length).toBeGreaterThanOrEqual(2)
    expect(new Set(keys).size).toBe(1)
    log.mockRestore()
  })

  test('are managed on its portal, for the customer of the payment', async () => {
    const customer = await signUp(running, 'customer@example.test')
    answer = { status: 200, body: { id: 'cs_customer', object: 'checkout.session', url: 'https://checkout.stripe.com/c/cs_1' } }
    await callFunction(running, 'create-checkout', { plan: 'cadet_basic' }, customer)
    const quote = received[0]?.body.get('metadata[quote]')
    const paid = {
      id: 'evt_customer',
      object: 'event',
      type: 'checkout.session.completed',
      created: Math.floor(Date.now() / 1000),
      data: {
        object: {
          id: 'cs_customer',
          payment_status: 'paid',
          payment_intent: 'pi_customer',
          customer: 'cus_123',
          client_reference_id: customer.user.id,
          currency: 'usd',
          amount_total: 9700,
          metadata: { plan: 'cadet_basic', quote },
        },
      },
    }
    const tell = async (event: object) => {
      const payload = JSON.stringify(event)
      const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: 'whsec_1' })
      const told = await fetch(`${running.url}/functions/v1/stripe-webhook`, {
        method: 'POST',
        headers: { 'stripe-signature': signature },
        body: payload,
      })
      expect(await told.json()).toMatchObject({ recorded: true })
    }
    await tell(paid)
    answer = { status: 200, body: { id: 'bps_1', object: 'billing_portal.session', url: 'https://billing.stripe.com/p/1' } }
    expect((await callFunction(running, 'customer-portal', {}, customer)).body).toEqual({
      url: 'https://billing.stripe.com/p/1',
    })
    expect(received[1]?.path).toBe('/v1/billing_portal/sessions')
    expect(Object.fromEntries(received[1]?.body ?? [])).toEqual({ customer: 'cus_123', return_url: `${running.url}/account` })
    const giveBack = () => callFunction(running, 'refund-purchase', { payment: 'pi_customer' }, customer)
    answer = {
      status: 400,
      body: { error: { type: 'invalid_request_error', code: 'balance_insufficient', message: 'Not now' } },
    }
    expect(await giveBack()).toMatchObject(refused(502, 'provider_failed'))
    answer = { status: 200, body: { id: 're_1', object: 'refund', status: 'failed' } }
    expect(await giveBack()).toMatchObject(refused(502, 'provider_failed'))
    const rest = { id: 're_2', object: 'refund', amount: 4700, payment_intent: 'pi_customer' }
    answer = { status: 200, body: { ...rest, status: 'pending', created: paid.created - 10 } }
    expect((await giveBack()).body).toMatchObject({ refunded: true, state: 'pending', refund_cents: 4700 })
    const failed = { object: { ...rest, status: 'failed' } }
    await tell({ id: 'evt_failed', object: 'event', type: 'refund.failed', created: paid.created - 5, data: failed })
    answer = {
      status: 400,
      body: { error: { type: 'invalid_request_error', code: 'charge_already_refunded', message: 'Done' } },
    }
    const nothingLeft = (await giveBack()).body
    expect(nothingLeft).toMatchObject({ refunded: true })
    expect(nothingLeft).not.toHaveProperty('state')
    expect(received.slice(2).map(({ path }) => path)).toEqual(Array(4).fill('/v1/refunds'))
    expect(Object.fromEntries(received[2]?.body ?? [])).toEqual({ payment_intent: 'pi_customer' })
    expect((await giveBack()).body).toMatchObject({ refunded: true })
    expect(received).toHaveLength(6)
  })

  describe('with another checkout still open', () => {
    let buyer: Session
    let people = 0
    /** The provider with two sessions: `older` is what it says to the closing of the first one, and of its state; `sold` are open already. */
    const provide = (older: Answer, state = 'complete', sold = 0) => {
      const ids = [`cs_older_${people}`, `cs_newer_${people}`, `cs_newest_${people}`]
      let next = sold
      answer = (path) => {
        if (path === '/v1/checkout/sessions') return opened(ids[next++] ?? '')
        if (path === `/v1/checkout/sessions/${ids[0]}/expire`) return older
        return path.endsWith('/expire') ? opened(ids[1] ?? '', 'expired') : opened(ids[0] ?? '', state)
      }
      return ids
    }

    beforeEach(async () => {
      buyer = await signUp(running, `two-checkouts-${++people}@example.test`)
    })

    test('close it before the address of the new one is told, and ask for a closed one no more', async () => {
      const [older, newer] = provide(opened('', 'expired'))
      await buy('cadet_basic', buyer)
      expect((await buy('patriot_premium', buyer)).body).toEqual({ url: `${checkoutPage}${newer}` })
      expect(paths()).toEqual(['', '', `/${older}/expire`])
      received = []
      await buy('cadet_basic', buyer)
      expect(paths()).toEqual(['', `/${newer}/expire`])
    })

    test('sell nothing where it was paid in that moment, and close the new one', async () => {
      const [older, newer] = provide(notOpen)
      await buy('cadet_basic', buyer)
      expect(await buy('patriot_premium', buyer)).toMatchObject(refused(409, 'just_paid'))
      expect(paths()).toEqual(['', '', `/${older}/expire`, `/${older}`, `/${newer}/expire`])
    })

    test('go on where it had ended by itself', async () => {
      const [, newer] = provide(notOpen, 'expired')
      await buy('cadet_basic', buyer)
      expect((await buy('patriot_premium', buyer)).body).toEqual({ url: `${checkoutPage}${newer}` })
    })

    test('tell no address while the provider does not answer, and close it at the next press', async () => {
      const log = vi.spyOn(console, 'error').mockReturnValue()
      const [older] = provide(null)
      await buy('cadet_basic', buyer)
      expect(await buy('patriot_premium', buyer)).toMatchObject(refused(502, 'provider_failed'))
      provide(opened('', 'expired'), 'expired', 1)
      received = []
      expect((await buy('patriot_premium', buyer)).status).toBe(200)
      expect(paths()).toContain(`/${older}/expire`)
      log.mockRestore()
    })

    test('delete no account before it is closed, nor one that has paid in that moment or whose provider does not answer', async () => {
      const log = vi.spyOn(console, 'error').mockReturnValue()
      const leave = () => callFunction(running, 'delete-account', { email: buyer.user.email ?? '' }, buyer)
      provide(notOpen)
      await buy('cadet_basic', buyer)
      expect(await leave()).toMatchObject(refused(409, 'just_paid'))
      const [older] = provide(null)
      expect(await leave()).toMatchObject(refused(502, 'provider_failed'))
      provide(opened('', 'expired'))
      received = []
      expect((await leave()).body).toEqual({ deleted: true })
      expect(paths()).toEqual([`/${older}/expire`])
      log.mockRestore()
    })
  })

  test('have no test checkout beside them, not even for an order that it made', async () => {
    vi.unstubAllEnvs()
    const page = String((await buy()).body['url'])
    expect((await fetch(page)).status).toBe(200)
    useStripe()
    expect((await fetch(page)).status).toBe(404)
    expect((await fetch(page, { method: 'POST' })).status).toBe(404)
  })
})
