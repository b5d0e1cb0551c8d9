import { timedFetch } from './timed-fetch'

/**
 * fetch for supabase-js's auth. It ends the session at any answer to a token refresh that is not a 5xx of its list: a busy server
 * or a captive portal would sign the person out. Those become network errors here, which it takes as "later".
 */
export async function authFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await timedFetch(input, init)
  const isRefresh = new URL(input instanceof Request ? input.url : input).searchParams.get('grant_type') === 'refresh_token'
  const isJson = response.headers.get('Content-Type')?.includes('json') ?? false
  const isBusy = response.status === 408 || response.status === 425 || response.status === 429 || response.status >= 500
  if (isRefresh && (isBusy || !isJson)) throw new TypeError('The auth server did not answer the refresh.')
  return response
}
