import { backend } from '../env'
import { timedFetch } from './timed-fetch'

/** Ends the session of a token on the server; true once there is none of it. For one that this device has forgotten already. */
export async function endSession(token: string): Promise<boolean> {
  const { url, key } = backend()
  const headers = { apikey: key, Authorization: `Bearer ${token}` }
  try {
    const { ok, status } = await timedFetch(`${url}/auth/v1/logout?scope=local`, { method: 'POST', headers })
    return ok || [401, 403, 404].includes(status)
  } catch {
    return false
  }
}
