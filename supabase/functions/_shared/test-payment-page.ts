import { Stripe } from 'stripe'
import { bodyWithin } from './body-within.ts'
import { answerFrom } from './edge-function.ts'
import { required } from './environment.ts'
import { orderOf, type Order } from './order-token.ts'
import { packageNames } from './package-names.ts'
import { paymentProvider, webhookSecret } from './payment-provider.ts'
import { Refusal } from './refusal.ts'
import { reach } from './server-fetch.ts'

const CSP = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
const STYLE = `body{font:18px/1.5 system-ui,sans-serif;max-width:32rem;margin:0 auto;padding:1.5rem;color:#14213d;background:#fff}
.test{background:#7a1020;color:#fff;padding:.75rem 1rem;font-weight:700}button,a{font:inherit;font-weight:600;min-height:44px}
button{padding:.6rem 1.2rem;border:0;border-radius:4px;background:#0b3d91;color:#fff;cursor:pointer}a{color:#0b3d91;display:inline-block;padding:.6rem 0}
button:focus-visible,a:focus-visible{outline:3px solid #b3202c;outline-offset:3px}`

interface TestPage {
  title: string
  lead: (order: Order) => Promise<string>
  /** What each button says, by the name that its press sends; none when there is nothing to do. */
  actions: (order: Order) => Promise<Record<string, string>>
  back: { label: string; path: string }
  /** The event that the provider would send after that button. */
  event: (order: Order, action: string) => object | Promise<object>
  next: (order: Order) => string
}

/**
 * A page of the test checkout: what it does is told to our own webhook as the provider would tell it, signed in the same way. It exists only
 * on a development server without a provider; anywhere else there is no such page.
 */
export function testPaymentPage(page: TestPage): { fetch(request: Request): Promise<Response> } {
  return { fetch: (request) => answerFrom(() => answer(page, request)) }
}

async function answer(page: TestPage, request: Request): Promise<Response> {
  const order = paymentProvider() === null ? await orderOf(new URL(request.url).searchParams.get('order') ?? '') : null
  if (!order) throw new Refusal(404, 'not_found', 'There is no such page.')
  if (request.method !== 'POST') return show(page, order)
  const actions = await page.actions(order)
  const pressed = (await pressedAction(request)) ?? Object.keys(actions)[0]
  if (pressed === undefined || !(pressed in actions))
    throw new Refusal(409, 'nothing_to_do', 'There is nothing to do here any more.')
  await tellWebhook(await page.event(order, pressed))
  return new Response(null, { status: 303, headers: { location: `${required('SITE_URL')}${page.next(order)}` } })
}

/** The name of the pressed button; null of a press that names none. */
async function pressedAction(request: Request): Promise<string | null> {
  const body = await bodyWithin(request, 1024)
  return new URLSearchParams(new TextDecoder().decode(body ?? undefined)).get('action')
}

async function show(page: TestPage, order: Order): Promise<Response> {
  const [lead, actions] = await Promise.all([page.lead(order), page.actions(order)])
  const buttons = Object.entries(actions).map(
    ([action, label]) => `<p><button name="action" value="${action}">${label}</button></p>`,
  )
  const html = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${page.title}</title><style>${STYLE}</style></head>
<body>
<p class="test">TEST: no real payment. No card is asked for and nothing is charged.</p>
<main>
<h1>${page.title}</h1>
<p>${packageNames[order.plan]}, $${(order.amountCents / 100).toFixed(2)}</p>
<p>${lead.replaceAll('&', '&amp;')}</p>
<form method="post">${buttons.join('')}</form>
<p><a href="${required('SITE_URL')}${page.back.path}">${page.back.label}</a></p>
</main>
</body>
</html>`
  return new Response(html, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': CSP, 'x-content-type-options': 'nosniff' },
  })
}

async function tellWebhook(event: object): Promise<void> {
  const payload = JSON.stringify(event)
  const cryptoProvider = Stripe.createSubtleCryptoProvider()
  const signature = await Stripe.webhooks.generateTestHeaderStringAsync({
    payload,
    secret: await webhookSecret(),
    cryptoProvider,
  })
  const told = await reach(`${required('SUPABASE_URL')}/functions/v1/stripe-webhook`, {
    method: 'POST',
    headers: { 'stripe-signature': signature },
    body: payload,
  })
  if (!told.ok) throw new Refusal(502, 'provider_failed', 'The test payment could not be recorded. Please try again.')
}

/** Now, in the whole seconds that the provider's events count in. */
export function secondsNow(): number {
  return Math.floor(Date.now() / 1000)
}
