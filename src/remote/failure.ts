import { meaningOf, TIMEOUT, type Failure, type FailureSource } from '../domain/outbox/answer'
import { isTimeout, isUnreachable } from '../domain/network/unreachable'

/** Why a call brought nothing. `code` is 'offline' when the academy did not answer, or what answered isn't its own word; `message` is the server's own, to show where the screens say so. */
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
/** A fault of this app, by which the server can't be judged. */
export const unreadable: Refusal = { ok: false, code: 'unreadable', message: null, status: 0 }

/** Rows that the server gave and this version can't read: it was heard, and what it lists is not known. */
export const unreadableRows: Refusal = { ...unreadable, status: 200 }

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const textAt = (body: Record<string, unknown>, key: string) => {
  const value = body[key]
  return typeof value === 'string' && value !== '' ? value : null
}

/** What an error that was thrown comes to. A fault of this app is logged and called what it is: something here that could not be read. */
export function refusalOfThrown(error: unknown): Refusal {
  if (isUnreachable(error)) return offline
  console.error(error)
  return unreadable
}

/** A fault of this app met on the way, by which the server can't be judged. */
export const ownFault: Failure = { status: 0, source: 'phone', code: 'fault', retryAfterMs: null, serverTime: null }

/** The same for a request of the outbox. */
export function failureOfThrown(error: unknown): Failure {
  if (isUnreachable(error)) return isTimeout(error) ? tooSlow : noAnswer
  console.error(error)
  return ownFault
}

/** What a fault's words begin with where a library that called us keeps nothing of it but them, and takes it for a bad connection. */
const FAULT = 'Fault of this app'

/** What to throw into a library for an error of ours: one that `refusalOf` and `isFault` know again. */
export function faultOrUnreachable(error: unknown): Error {
  if (error instanceof Error && isUnreachable(error)) return error
  console.error(error)
  return new Error(FAULT, { cause: error })
}

/** Whether a library's error stands for a fault of this app. */
export function isFault(error: unknown): boolean {
  return isRecord(error) && (textAt(error, 'message')?.includes(FAULT) ?? false)
}

type Answered = { status: number; headers: Headers }
type Marks = { source: FailureSource; status: number; code: string }

/**
 * The failure in an answer that brought no outcome. `body` is the parsed JSON, or undefined when it was none. The server's own only where
 * the body has the shape of the API that was asked and a code that is known there; a gateway, a filter or a portal may answer anything else.
 */
export function failureOf(asked: 'database' | 'files', response: Answered, body: unknown, deviceNow: number): Failure {
  // A date in Retry-After is the server's.
  const now = serverTime(response.headers) ?? deviceNow
  const header = retryAfter(response.headers.get('Retry-After'), now)
  const marks = isRecord(body) ? marksOf[asked](body, response) : null
  if (!isRecord(body) || marks === null || meaningOf(marks.source, marks.code) === undefined)
    return { status: response.status, source: null, code: null, retryAfterMs: header, serverTime: null }
  // A quota of the SQL functions tells its wait in the detail: PostgREST lets a function set no header.
  const retryAfterMs = header ?? (marks.code === 'PT429' ? retryAfter(textAt(body, 'details'), now) : null)
  return { ...marks, retryAfterMs, serverTime: serverTime(response.headers) }
}

/** PostgREST's errors have these four parts, always. */
function marksOfDatabase(body: Record<string, unknown>, { status }: Answered): Marks | null {
  const code = textAt(body, 'code')
  const isWhole = ['message', 'details', 'hint'].every((part) => part in body)
  return code !== null && isWhole ? { source: 'database', status, code } : null
}

/** Storage answers 400 and says what it means in the body. */
function marksOfFiles(body: Record<string, unknown>): Marks | null {
  const [status, code] = [Number(textAt(body, 'statusCode')), textAt(body, 'error')]
  return Number.isInteger(status) && status >= 400 && code !== null && 'message' in body
    ? { source: 'files', status, code }
    : null
}

const marksOf = { database: marksOfDatabase, files: marksOfFiles } as const

/** Whether a read was answered by the server itself, with what was asked for, with rows that nobody can read or with a refusal of its own. */
export function isServersAnswer(answer: { ok: true } | Refusal): boolean {
  return answer.ok || answer === unreadableRows || (answer.code !== null && meaningOf('database', answer.code) !== undefined)
}

/** What no answer at all comes to: a refused connection, a redirect. */
export const noAnswer: Failure = { status: 0, source: null, code: null, retryAfterMs: null, serverTime: null }
/** The same where our own limit of time ended the waiting: the server may have it, and may answer a try that waits longer. */
export const tooSlow: Failure = { ...noAnswer, code: TIMEOUT }
/** The session is over, by the server's word. */
export const sessionOver: Failure = { status: 401, source: 'sign-in', code: 'no_session', retryAfterMs: null, serverTime: null }

/** The server's clock in an answer, in ms since the epoch; null where it isn't told. */
export function serverTime(headers: Headers): number | null {
  const at = Date.parse(headers.get('Date') ?? '')
  return Number.isNaN(at) ? null : at
}

/** Milliseconds from a Retry-After header: seconds or a date. */
function retryAfter(header: string | null, now: number): number | null {
  if (header === null) return null
  if (/^\d+$/.test(header)) return Number(header) * 1000
  const at = /^[A-Z][a-z]{2},/.test(header) ? Date.parse(header) : Number.NaN
  return Number.isNaN(at) ? null : Math.max(0, at - now)
}

/** A refusal from the error objects of supabase-js: PostgREST's, Auth's, Storage's. */
export function refusalOf(error: unknown, status?: number): Refusal {
  if (!isRecord(error)) return offline
  const told = typeof error['status'] === 'number' ? error['status'] : (status ?? 0)
  if (told === 0) return isFault(error) ? unreadable : offline
  const reasons = Array.isArray(error['reasons']) ? error['reasons'].filter((reason) => typeof reason === 'string') : []
  return {
    ok: false,
    code: textAt(error, 'code'),
    message: textAt(error, 'message'),
    status: told,
    ...(reasons.length > 0 && { reasons }),
  }
}
