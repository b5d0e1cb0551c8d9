import * as v from 'valibot'
import { actOf } from '../acts/acts'
import { payloadSchemas } from '../acts/payloads'
import type { EntryDraft } from './entry'
import { MAX_PAYLOAD_BYTES } from './limits'

const Uuid = v.pipe(v.string(), v.uuid())
const AuthorSchema = v.optional(v.nullable(Uuid))

/** The act as it will be kept and sent, its texts cleaned and its payload frozen; null when it breaks the contract and could only be refused. */
export function prepareDraft(draft: EntryDraft): EntryDraft | null {
  const owner = actOf(draft).isOwnerless ? draft.ownerId === null : v.is(Uuid, draft.ownerId)
  if (!owner || !v.is(Uuid, draft.opId) || !v.is(AuthorSchema, draft.author)) return null
  const { success, output: payload } = v.safeParse(payloadSchemas[draft.kind], draft.payload)
  if (!success || new TextEncoder().encode(JSON.stringify(payload)).byteLength > MAX_PAYLOAD_BYTES) return null
  return Object.assign({}, draft, { payload: Object.freeze(payload) })
}
