import * as v from 'valibot'
import type { EntryDraft } from './entry'
import { MAX_PAYLOAD_BYTES } from './limits'
import { ownerlessKinds, payloadSchemas } from './payloads'

const Uuid = v.pipe(v.string(), v.uuid())

const part = <K extends EntryDraft['kind']>(kind: K) =>
  v.object({
    opId: Uuid,
    ownerId: ownerlessKinds.has(kind) ? v.null() : Uuid,
    author: v.exactOptional(v.nullable(Uuid)),
    kind: v.literal(kind),
    payload: payloadSchemas[kind],
  })

const DraftSchema = v.variant('kind', [
  part('create-bounty'),
  part('fund-bounty'),
  part('accept-bounty'),
  part('complete-bounty'),
  part('send-contact-message'),
  part('subscribe-newsletter'),
])

/** The act as it will be kept and sent, its texts cleaned and its payload frozen; null when it breaks the contract and could only be refused. */
export function prepareDraft(draft: EntryDraft): EntryDraft | null {
  const parsed = v.safeParse(DraftSchema, draft)
  if (!parsed.success) return null
  const bytes = new TextEncoder().encode(JSON.stringify(parsed.output.payload)).byteLength
  if (bytes > MAX_PAYLOAD_BYTES) return null
  Object.freeze(parsed.output.payload)
  return parsed.output
}
