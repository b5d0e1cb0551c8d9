import * as v from 'valibot'
import { actOf, type Scalar } from '../domain/acts/acts'
import { type Failure, parseOutcome } from '../domain/outbox/answer'
import { type OutboxEntry, photoExtension, timeoutsOf } from '../domain/outbox/entry'
import type { LookUpResult, SendResult } from '../domain/outbox/ports'
import { backend } from '../env'
import { failureOf, failureOfThrown } from './failure'
import { jsonIn, timedFetch } from './timed-fetch'

/**
 * Calls an SQL function. By fetch and not through supabase-js, which hides Retry-After, retries and falls back to the visitor's key when the
 * session is gone: here the token is the caller's, or explicitly none. Only an answer that `parse` knows is a success. `tried`: as
 * `timedFetch` has it. Never throws.
 */
async function callFunction<T extends { ok: true }>(
  name: string,
  token: string | null,
  parameters: () => Readonly<Record<string, Scalar | readonly string[]>>,
  parse: (body: unknown) => T | null,
  { tried, ...init }: Pick<RequestInit, 'keepalive'> & { tried?: number } = {},
): Promise<T | { ok: false; failure: Failure }> {
  const { url, key } = backend()
  let response: Response
  let text: string
  try {
    const request: RequestInit = {
      method: 'POST',
      headers: { apikey: key, Authorization: `Bearer ${token ?? key}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(parameters()),
      cache: 'no-store',
      ...init,
    }
    response = await timedFetch(`${url}/rest/v1/rpc/${name}`, request, tried)
    text = await response.text()
  } catch (error) {
    return { ok: false, failure: failureOfThrown(error) }
  }
  const body = jsonIn(text)
  const answer = response.ok ? parse(body) : null
  return answer ?? { ok: false, failure: failureOf('database', response, response.ok ? undefined : body, Date.now()) }
}

/** Calls the SQL function of an act: only an outcome for this opId is a success. Never throws. */
export function callAct(
  name: string,
  opId: string,
  token: string | null,
  parameters: Readonly<Record<string, Scalar>>,
  init: Parameters<typeof callFunction>[4] = {},
): Promise<SendResult> {
  const parse = (body: unknown) => {
    const outcome = parseOutcome(opId, body)
    return outcome && ({ ok: true, outcome } as const)
  }
  return callFunction(name, token, () => ({ p_op_id: opId, ...parameters }), parse, init)
}

const ownerOf = ({ ownerId }: OutboxEntry) => (ownerId === null ? {} : { p_expected_user: ownerId })

/** Does the act. The photo of one that has one must lie in the bucket by now. */
export function sendAct(entry: OutboxEntry, token: string | null): Promise<SendResult> {
  const { name, parameters } = actOf(entry).sql
  const own = { ...ownerOf(entry), ...parameters(entry.payload, photoPath(entry)) }
  return callAct(name, entry.opId, token, own, { tried: timeoutsOf(entry) })
}

/** Leaves a tombstone, so that a request of this act that is still on its way can never apply; answers what it had come to otherwise. */
export function cancelAct(entry: OutboxEntry, token: string | null): Promise<SendResult> {
  const name = entry.ownerId === null ? 'cancel_ownerless_op' : 'cancel_op'
  return callAct(name, entry.opId, token, { ...ownerOf(entry), p_kind: entry.kind }, { tried: timeoutsOf(entry) })
}

const KnownSchema = v.array(v.object({ op_id: v.string() }))

/** Which of these acts, at most 100, the server has of the person whose token it is. */
export function lookUpActs(opIds: readonly string[], token: string): Promise<LookUpResult> {
  return callFunction(
    'op_status',
    token,
    () => ({ p_op_ids: opIds }),
    (body) => {
      const parsed = v.safeParse(KnownSchema, body)
      return parsed.success ? { ok: true, known: new Set(parsed.output.map(({ op_id: opId }) => opId)) } : null
    },
    { tried: 0 },
  )
}

/** The folder of the owner, then of the act: the storage policy lets a person write below the own id only. Null without a photo. */
export function photoPath({ ownerId, opId, photo }: OutboxEntry): string | null {
  if (!photo || ownerId === null) return null
  return `${ownerId}/${opId}/${photo.id}.${photoExtension(photo.type)}`
}
