import { expect } from 'vitest'
import { send, type RunningBackend, type Session } from './running-backend.ts'

export interface Answered {
  status: number
  body: Record<string, unknown>
  retryAfter: string | null
}

/** Calls an edge function with JSON, as a person or as a visitor. */
export async function callFunction(running: RunningBackend, name: string, body: unknown, session?: Session): Promise<Answered> {
  const response = await send(running, 'POST', `/functions/v1/${name}`, { body, ...(session && { session }) })
  return { status: response.status, body: await response.json(), retryAfter: response.headers.get('retry-after') }
}

/** Calls an SQL function through the API, as a person or as a visitor. */
export async function callRpc(running: RunningBackend, name: string, body: unknown, session?: Session): Promise<Answered> {
  const response = await send(running, 'POST', `/rest/v1/rpc/${name}`, { body, ...(session && { session }) })
  return { status: response.status, body: await response.json(), retryAfter: response.headers.get('retry-after') }
}

/** What a refused call looks like. */
export const refused = (status: number, code: string) => ({ status, body: { error: { code, message: expect.any(String) } } })
