import type { Failure } from '../domain/outbox/classify'

/** Why a call brought nothing. `code` is 'offline' when nothing answered; `message` is the server's own, to show where the screens say so. */
export type Refusal = {
  ok: false
  code: string | null
  message: string | null
  status: number
  reasons?: readonly string[]
  /** When to ask again, where the server said so. */
  retryAfterSeconds?: number
}
export type Answer<T> = { ok: true; value: T } | Refusal

export const offline: Refusal = { ok: false, code: 'offline', message: null, status: 0 }
/** An answer that isn't the API's: a captive portal's page, or a row of a shape this version doesn't know. */
export const unreadable: Refusal = { ok: false, code: 'unreadable', message: null, status: 0 }

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const textAt = (body: Record<string, unknown>, key: string) => {
  const value = body[key]
  return typeof value === 'string' && value !== '' ? value : null
}

/** The failure in an error response. `body` is the parsed JSON, or undefined when it was none. */
export function failureOf(response: { status: number; headers: Headers }, body: unknown, now: number): Failure {
  const header = retryAfter(response.headers.get('Retry-After'), now)
  if (!isRecord(body)) return { status: response.status, code: null, readable: false, retryAfterMs: header }
  // Hosted storage answers 400 and says what it means in the body.
  const inner = Number(textAt(body, 'statusCode'))
  const status = Number.isInteger(inner) && inner >= 400 ? inner : response.status
  const code = textAt(body, 'code') ?? textAt(body, 'error')
  // A quota of the SQL functions tells its wait in the detail: PostgREST lets a function set no header.
  const retryAfterMs = header ?? (code === 'PT429' ? retryAfter(textAt(body, 'details'), now) : null)
  return { status, code, readable: true, retryAfterMs }
}

/** What no answer at all comes to: a refused connection, our own time-out, a redirect. */
export const noAnswer: Failure = { status: 0, code: null, readable: false, retryAfterMs: null }

/** Milliseconds from a Retry-After header: seconds or a date. */
function retryAfter(header: string | null, now: number): number | null {
  if (header === null) return null
  if (/^\d+$/.test(header)) return Number(header) * 1000
  const at = Date.parse(header)
  return Number.isNaN(at) ? null : Math.max(0, at - now)
}

/** A refusal from the error objects of supabase-js: PostgREST's, Auth's, Storage's. */
export function refusalOf(error: unknown, status?: number): Refusal {
  if (!isRecord(error)) return offline
  const told = typeof error['status'] === 'number' ? error['status'] : (status ?? 0)
  if (told === 0) return offline
  const reasons = Array.isArray(error['reasons']) ? error['reasons'].filter((reason) => typeof reason === 'string') : []
  const message = textAt(error, 'message')
  return {
    ok: false,
    code: textAt(error, 'code'),
    // A proxy's page, or an answer without words, which supabase-js hands on as it is written.
    message: message !== null && /^\s*[<{]/.test(message) ? null : message,
    status: told,
    ...(reasons.length > 0 && { reasons }),
  }
}
