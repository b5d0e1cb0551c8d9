import type { Failure } from '../domain/outbox/classify'
import type { Scalar } from '../domain/acts/act'
import { actOf } from '../domain/acts/acts'
import type { OutboxEntry } from '../domain/outbox/entry'
import { parseOutcome } from '../domain/outbox/outcome'
import type { SendResult } from '../domain/outbox/ports'
import { backend } from '../env'
import { photoPath } from './photo-path'
import { failureOf, failureOfThrown } from './failure'
import { jsonIn } from './send-bytes'
import { timedFetch, whole } from './timed-fetch'

const failed = (failure: Failure): SendResult => ({ ok: false, failure })

/**
 * Calls the SQL function of an act. By fetch and not through supabase-js, which hides Retry-After, retries and falls back to the
 * visitor's key when the session is gone: here the token is the caller's, or explicitly none. Only a parsed outcome for this opId
 * is a success. Never throws.
 */
export async function callAct(
  name: string,
  opId: string,
  token: string | null,
  parameters: Readonly<Record<string, Scalar>>,
  init: Pick<RequestInit, 'keepalive'> = {},
): Promise<SendResult> {
  const { url, key } = backend()
  let response: Response
  let text: string
  try {
    response = await timedFetch(`${url}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: { apikey: key, Authorization: `Bearer ${token ?? key}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ p_op_id: opId, ...parameters }),
      cache: 'no-store',
      ...init,
    })
    text = await whole(response.text())
  } catch (error) {
    return failed(failureOfThrown(error))
  }
  const body = jsonIn(text)
  if (!response.ok) return failed(failureOf('database', response, body, Date.now()))
  const outcome = parseOutcome(opId, body)
  return outcome ? { ok: true, outcome } : failed(failureOf('database', response, undefined, Date.now()))
}

const ownerOf = ({ ownerId }: OutboxEntry) => (ownerId === null ? {} : { p_expected_user: ownerId })

/** Does the act. The photo of one that has one must lie in the bucket by now. */
export function sendAct(entry: OutboxEntry, token: string | null): Promise<SendResult> {
  const { name, parameters } = actOf(entry).sql
  return callAct(name, entry.opId, token, { ...ownerOf(entry), ...parameters(entry.payload, photoPath(entry)) })
}

/** Leaves a tombstone, so that a request of this act that is still on its way can never apply; answers what it had come to otherwise. */
export function cancelAct(entry: OutboxEntry, token: string | null): Promise<SendResult> {
  const name = entry.ownerId === null ? 'cancel_ownerless_op' : 'cancel_op'
  return callAct(name, entry.opId, token, { ...ownerOf(entry), p_kind: entry.kind })
}
