import * as v from 'valibot'
import { backend } from '../env'
import { isBadToken, isGoneSession, isRefusedRefresh } from './auth-answer'
import { jsonIn } from './send-bytes'
import { timedFetch } from './timed-fetch'

const RenewedSchema = v.object({ access_token: v.string() })

async function ask(path: string, token: string | null, body?: object): Promise<{ status: number; said: unknown }> {
  const { url, key } = backend()
  const headers = {
    apikey: key,
    ...(token !== null && { Authorization: `Bearer ${token}` }),
    ...(body && { 'Content-Type': 'application/json' }),
  }
  const response = await timedFetch(`${url}/auth/v1/${path}`, {
    method: 'POST',
    headers,
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: response.status, said: jsonIn(await response.text()) }
}

const logOut = (token: string) => ask('logout?scope=local', token)
const isOver = ({ status, said }: Awaited<ReturnType<typeof ask>>) => status === 204 || isGoneSession(said)

/**
 * Ends the session of a token on the server; true once there is none of it. For one that this device has forgotten already. Only the auth
 * server's own word counts: a gateway or a captive portal may answer anything. A token that has ended says nothing of its session, which
 * stands until its refresh token goes: given that one, it is renewed once more to be ended.
 */
export async function endSession(token: string, refreshToken?: string): Promise<boolean> {
  try {
    const answer = await logOut(token)
    if (refreshToken === undefined || !isBadToken(answer.said)) return isOver(answer)
    const { said } = await ask('token?grant_type=refresh_token', null, { refresh_token: refreshToken })
    const renewed = v.safeParse(RenewedSchema, said)
    return renewed.success ? isOver(await logOut(renewed.output.access_token)) : isRefusedRefresh(said)
  } catch {
    return false
  }
}
