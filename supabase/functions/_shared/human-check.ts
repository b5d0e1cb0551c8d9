import * as v from 'valibot'
import { variable } from './environment.ts'
import { Refusal } from './refusal.ts'
import { reach } from './server-fetch.ts'

/** What the widget of Turnstile gives, by the name that Supabase's own auth has for it. */
export const captchaToken = { captcha_token: v.optional(v.pipe(v.string(), v.maxLength(2048))) }

const Verdict = v.object({
  success: v.boolean(),
  hostname: v.optional(v.string()),
  'error-codes': v.optional(v.array(v.string()), []),
})
/** What Cloudflare says of our own key or of itself: nothing of the person. */
const NOT_THEIRS = ['missing-input-secret', 'invalid-input-secret', 'bad-request', 'internal-error']

/**
 * Refuses whoever brings no proof of Cloudflare's Turnstile, made on this site and not used yet, where TURNSTILE_SECRET_KEY is set; nobody
 * is asked where it isn't. A verifier that can't be asked lets nobody through.
 */
export async function requireHuman(token: string | undefined): Promise<void> {
  const secret = variable('TURNSTILE_SECRET_KEY')
  if (secret === null) return
  if (!token) throw notProven()
  const base = variable('TURNSTILE_API_URL') ?? 'https://challenges.cloudflare.com'
  const response = await reach(`${base}/turnstile/v0/siteverify`, {
    method: 'POST',
    body: new URLSearchParams({ secret, response: token }),
    redirect: 'error',
  })
  const verdict = v.safeParse(Verdict, await response.json().catch(() => null))
  if (!verdict.success) throw notVerified(`${response.status} without a verdict`)
  const { success, hostname, 'error-codes': codes } = verdict.output
  if (codes.some((code) => NOT_THEIRS.includes(code))) throw notVerified(codes.join(', '))
  if (!success || !isOurs(hostname)) throw notProven()
}

/** A proof that was made on another site, by its widget with our public key, proves nothing here. */
function isOurs(hostname: string | undefined): boolean {
  const site = variable('SITE_URL')
  return site !== null && URL.canParse(site) && hostname === new URL(site).hostname
}

function notProven(): Refusal {
  return new Refusal(400, 'captcha_failed', 'Please confirm that you are human, then try again.')
}

function notVerified(why: string): Refusal {
  console.error(`Turnstile did not verify: ${why}`)
  return new Refusal(503, 'unavailable', 'We could not check that you are human. Please try again later.')
}
