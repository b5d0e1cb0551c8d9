import { Stripe } from 'stripe'
import { isDevelopment, secretKey, variable } from './environment.ts'
import { keyedHash } from './keyed-hash.ts'
import { Refusal } from './refusal.ts'

/** The payment provider of this server, or null where it has no key: a development server then has its test checkout. */
export function paymentProvider(): Stripe | null {
  const key = variable('STRIPE_SECRET_KEY')
  if (key === null) return isDevelopment() ? null : noProvider()
  const elsewhere = variable('STRIPE_API_URL')
  const { hostname, port, protocol } = new URL(elsewhere ?? 'https://api.stripe.com')
  return new Stripe(key, {
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
