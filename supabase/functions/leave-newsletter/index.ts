import * as v from 'valibot'
import { callDatabase, takeAddressAllowance } from '../_shared/call-database.ts'
import { callerAddress } from '../_shared/caller.ts'
import { answerFrom } from '../_shared/edge-function.ts'
import { required } from '../_shared/environment.ts'
import { Refusal } from '../_shared/refusal.ts'

const HOUR = 60 * 60
const Token = v.pipe(v.string(), v.uuid())

/**
 * The address in a mail's `List-Unsubscribe`. A mail program posts to it and the address is off the list (RFC 8058), whatever the body's type: the answer is
 * the same for a token that nobody has. A person who opens it comes to the page with the button, so that nothing that only looks takes anybody off.
 */
export default { fetch: (request: Request) => answerFrom(() => leave(request)) }

async function leave(request: Request): Promise<Response> {
  const token = v.safeParse(Token, new URL(request.url).searchParams.get('token'))
  if (!token.success) throw new Refusal(404, 'not_found', 'There is no such subscription.')
  if (request.method === 'GET' || request.method === 'HEAD') return toPage(token.output)
  if (request.method !== 'POST') throw new Refusal(405, 'method_not_allowed', 'Use POST.')
  await takeAddressAllowance(callerAddress(request), 'leave-newsletter', 2000, HOUR)
  await callDatabase('leave_newsletter_by_mail', { p_token: token.output }, v.unknown())
  return new Response('You are off the list.\n', { headers: { 'content-type': 'text/plain;charset=utf-8' } })
}

function toPage(token: string): Response {
  const location = `${required('SITE_URL').replace(/\/+$/, '')}/faq?newsletter=${token}#newsletter`
  return new Response(null, { status: 303, headers: { location } })
}
