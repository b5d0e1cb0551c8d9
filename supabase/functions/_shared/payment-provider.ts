import { Stripe } from 'stripe'
import * as v from 'valibot'
import { callDatabase } from './call-database.ts'
import { isDevelopment, secretKey, variable } from './environment.ts'
import { keyedHash } from './keyed-hash.ts'
import { Refusal } from './refusal.ts'

/** The version of the provider's API that all calls speak, whatever the account's own is; the webhook's endpoint is made with the same. */
export const API_VERSION = '2026-10-28.endive'

/** The payment provider of this server, or null where it has no key: a development server then has its test checkout. */
export function paymentProvider(): Stripe | null {
  const key = variable('STRIPE_SECRET_KEY')
  if (key === null) return isDevelopment() ? null : noProvider()
  const elsewhere = variable('STRIPE_API_URL')
  const { hostname, port, protocol } = new URL(elsewhere ?? 'https://api.stripe.com')
  return new Stripe(key, {
    apiVersion: API_VERSION,
    httpClient: Stripe.createFetchHttpClient(),
    timeout: 10_000,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(elsewhere !== null && { host: hostname, port, protocol: protocol === 'http:' ? 'http' : 'https' }),
  })
}

/** Asks the provider, and turns its faults into a Refusal: what it says may name people and cards, so only its kind is logged. */
export async function askProvider<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    console.error(`Stripe refused: ${error instanceof Stripe.errors.StripeError ? error.type : 'no answer'}`)
    throw new Refusal(502, 'provider_failed', 'The payment service did not answer. Please try again.')
  }
}

/**
 * Closes a checkout, at the provider where there is one, and notes it: `taken` where money came in first. One that had ended by itself,
 * or that the provider does not know, is closed too.
 */
export async function closeCheckout(stripe: Stripe | null, sessionId: string): Promise<'closed' | 'taken'> {
  if (stripe && (await expireCheckout(stripe, sessionId)) === 'taken') return 'taken'
  await callDatabase('checkout_closed', { p_session_id: sessionId }, v.boolean())
  return 'closed'
}

function expireCheckout(stripe: Stripe, sessionId: string): Promise<'closed' | 'taken'> {
  return askProvider(async () => {
    try {
      await stripe.checkout.sessions.expire(sessionId)
      return 'closed'
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
      if (error.code === 'resource_missing') return 'closed'
      const { status } = await stripe.checkout.sessions.retrieve(sessionId)
      if (status === 'open') throw error
      return status === 'complete' ? 'taken' : 'closed'
    }
  })
}

/** What became of a refund: it is done, its money takes some days, or the provider asks the buyer by mail where to send it. */
export type RefundState = 'succeeded' | 'pending' | 'requires_action'

/** A refund that was just made: what goes back by it, in cents, and since when, by the provider's clock. */
export interface MadeRefund {
  state: RefundState
  cents: number
  at: Date
}

/**
 * Gives back all that is left of a payment; null where nothing was left. One that the provider refuses at once is an error. No idempotency key of ours: under it the provider would
 * repeat a failure for a day, and it refuses a second refund of a payment anyway.
 */
export async function refundRest(stripe: Stripe, paymentId: string): Promise<MadeRefund | null> {
  const made = await askProvider(async () => {
    try {
      return await stripe.refunds.create({ payment_intent: paymentId })
    } catch (error) {
      if (error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded') return null
      throw error
    }
  })
  if (made === null) return null
  const { status, amount: cents, created } = made
  if (status === 'failed' || status === 'canceled')
    throw new Refusal(502, 'provider_failed', 'The payment service could not give this payment back. Please try again.')
  return {
    state: status === 'succeeded' || status === 'requires_action' ? status : 'pending',
    cents,
    at: new Date(created * 1000),
  }
}

/** The secret that signs webhooks: the provider's own, or one that only this development server can know, for its test checkout. */
export async function webhookSecret(): Promise<string> {
  const secret = variable('STRIPE_WEBHOOK_SECRET')
  if (secret !== null) return secret
  return paymentProvider() === null ? `whsec_${await keyedHash(secretKey(), 'test checkout')}` : noProvider()
}

function noProvider(): never {
  console.error('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are not both set.')
  throw new Refusal(503, 'not_configured', 'Payments are not available right now. Please try again later.')
}
