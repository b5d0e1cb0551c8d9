import { renewSession } from './renew-session'
import { sessionPort } from './session-port'

/** The library's own margin: a token with 90 seconds left is renewed. */
const MARGIN_S = 90

/** No token of Supabase lives longer: one that seems to was kept before this device's clock was set back. */
const LONGEST_S = 604_800

/** The stored access token, renewed first when it is about to end; null for a visitor. An old token is better than none: the server decides. */
export async function freshToken(): Promise<string | null> {
  const session = await sessionPort().read()
  if (!session) return null
  const left = session.expiresAt - Date.now() / 1000
  if (left > MARGIN_S && left <= LONGEST_S) return session.accessToken
  await renewSession()
  return (await sessionPort().read())?.accessToken ?? null
}
