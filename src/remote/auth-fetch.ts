import { isRefusedRefresh, localExpiry } from './auth-answer'
import { jsonIn } from './send-bytes'
import { timedFetch } from './timed-fetch'

/**
 * fetch for supabase-js's auth. It ends the session at any answer to a token refresh that is not a 5xx of its list: a busy server, a
 * gateway or a captive portal would sign the person out. Those become network errors here, which it takes as "later".
 */
export async function authFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await timedFetch(input, init)
  const address = new URL(input instanceof Request ? input.url : input)
  if (!address.pathname.endsWith('/token') && !address.pathname.endsWith('/verify') && !address.pathname.endsWith('/signup'))
    return response
  const text = await response.text()
  const isRefresh = address.searchParams.get('grant_type') === 'refresh_token'
  const isOwn = response.ok ? jsonIn(text) !== undefined : isRefusedRefresh(jsonIn(text))
  if (isRefresh && !isOwn) throw new TypeError('The auth server did not answer the refresh.')
  const { status, statusText, headers } = response
  return new Response(response.ok ? localExpiry(text) : text, { status, statusText, headers })
}
