import { Unreachable } from '../domain/unreachable'
import { isRefusedRefresh, localExpiry } from './auth-answer'
import { faultOrUnreachable } from './failure'
import { jsonIn } from './send-bytes'
import { timedFetch, whole } from './timed-fetch'

/**
 * fetch for supabase-js's auth. It ends the session at any answer to a token refresh that is not a 5xx of its list: a busy server, a
 * gateway or a captive portal would sign the person out. Those become network errors here, which it takes as "later".
 */
export function authFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  return answerFor(input, init).catch((error: unknown) => {
    throw faultOrUnreachable(error)
  })
}

async function answerFor(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await timedFetch(input, init)
  const address = new URL(input instanceof Request ? input.url : input)
  if (!address.pathname.endsWith('/token') && !address.pathname.endsWith('/verify') && !address.pathname.endsWith('/signup'))
    return response
  const text = await whole(response.text())
  const isRefresh = address.searchParams.get('grant_type') === 'refresh_token'
  const isOwn = response.ok ? jsonIn(text) !== undefined : isRefusedRefresh(jsonIn(text))
  if (isRefresh && !isOwn) throw new Unreachable('The auth server did not answer the refresh.')
  return new Response(response.ok ? localExpiry(text) : text, response)
}
