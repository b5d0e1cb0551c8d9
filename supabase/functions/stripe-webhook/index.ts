import { Stripe } from 'stripe'
import * as v from 'valibot'
import { bodyWithin } from '../_shared/body-within.ts'
import { callDatabase } from '../_shared/call-database.ts'
import { answerFrom } from '../_shared/edge-function.ts'
import { webhookSecret } from '../_shared/payment-provider.ts'
import { Refusal } from '../_shared/refusal.ts'
import { paymentFact } from './payment-fact.ts'

const LARGEST_EVENT = 256 * 1024
const TOLERANCE_SECONDS = 300

/**
 * Takes the payment provider's events: `{ received: true, recorded }`. Only a body signed in the last five minutes is read. What it
 * says is recorded once, however often it is told; a fault answers 503, so that the provider tells it again.
 */
export default { fetch: (request: Request) => answerFrom(() => receive(request)) }

async function receive(request: Request): Promise<Response> {
  if (request.method !== 'POST') throw new Refusal(405, 'method_not_allowed', 'Use POST.')
  const event = await verifiedEvent(request)
  const fact = paymentFact(event.type, event)
  const recorded = fact ? await callDatabase(fact.name, fact.parameters, v.boolean()) : false
  return Response.json({ received: true, recorded })
}

async function verifiedEvent(request: Request): Promise<Stripe.Event> {
  const secret = await webhookSecret()
  const body = await bodyWithin(request, LARGEST_EVENT)
  const signature = request.headers.get('stripe-signature')
  if (signature === null || body === null) throw badSignature()
  try {
    return await Stripe.webhooks.constructEventAsync(
      new TextDecoder().decode(body),
      signature,
      secret,
      TOLERANCE_SECONDS,
      Stripe.createSubtleCryptoProvider(),
    )
  } catch {
    throw badSignature()
  }
}

function badSignature(): Refusal {
  return new Refusal(400, 'bad_signature', 'This event is not signed by the payment provider.')
}
