import * as v from 'valibot'
import { parseStoredSession } from '../domain/account/stored-session'
import type { Failure } from '../domain/outbox/answer'
import { backend } from '../env'
import { isBadToken, isGoneSession, isRefusedRefresh, localExpiry } from './auth-fetch'
import { failureOfThrown, noAnswer, sessionOver } from './failure'
import { sessionPort } from './session-port'
import { jsonIn, timedFetch } from './timed-fetch'

// What is asked of the auth server without its library.

type Reply = { isOk: boolean; status: number; text: string }

async function post(path: string, token: string | null, body?: object, init: RequestInit = {}): Promise<Reply> {
  const { url, key } = backend()
  const response = await timedFetch(`${url}/auth/v1/${path}`, {
    method: 'POST',
    headers: {
      apikey: key,
      ...(token !== null && { Authorization: `Bearer ${token}` }),
      ...(body && { 'Content-Type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
    ...init,
  })
  return { isOk: response.ok, status: response.status, text: await response.text() }
}

const logOut = (token: string) => post('logout?scope=local', token)
const renew = (refreshToken: string, init?: RequestInit) =>
  post('token?grant_type=refresh_token', null, { refresh_token: refreshToken }, init)

const isOver = ({ status, text }: Reply) => status === 204 || isGoneSession(jsonIn(text))

const RenewedSchema = v.object({ access_token: v.string() })

/**
 * Ends the session of a token on the server; true once there is none of it. For one that this device has forgotten already. Only the auth
 * server's own word counts: a gateway or a captive portal may answer anything. A token that has ended says nothing of its session, which
 * stands until its refresh token goes: given that one, it is renewed once more to be ended.
 */
export async function endSession(token: string, refreshToken?: string): Promise<boolean> {
  try {
    const answer = await logOut(token)
    if (refreshToken === undefined || !isBadToken(jsonIn(answer.text))) return isOver(answer)
    const said = jsonIn((await renew(refreshToken)).text)
    const renewed = v.safeParse(RenewedSchema, said)
    return renewed.success ? isOver(await logOut(renewed.output.access_token)) : isRefusedRefresh(said)
  } catch {
    return false
  }
}

/**
 * A new access token for the session that lies on the device, written back as supabase-js keeps it. For the worker, where that
 * library would be half of the script. Null: done. A refusal leaves the session for a page to judge, which may have renewed it
 * meanwhile; any answer that isn't the auth server's counts as none. Never throws.
 */
export async function renewStoredSession(): Promise<Failure | null> {
  const port = sessionPort()
  try {
    const was = (await port.storage.getItem(port.storageKey)) ?? ''
    const stored = parseStoredSession(was)
    if (!stored) return sessionOver
    const { isOk, text } = await renew(stored.refreshToken, { cache: 'no-store' })
    if (!isOk) return isRefusedRefresh(jsonIn(text)) ? sessionOver : noAnswer
    const renewed = localExpiry(text)
    if (parseStoredSession(renewed)?.user.id !== stored.user.id) return noAnswer
    // Who signed out while the server was asked stays so.
    return (await port.replace(was, renewed)) ? null : noAnswer
  } catch (error) {
    return failureOfThrown(error)
  }
}
