import { isUnsettled, type OutboxEntry } from '../../src/domain/outbox/entry'
import type { EditRefusal, OutboxEffect, OutboxEvent } from '../../src/domain/outbox/events'

type Entries = ReadonlyMap<string, OutboxEntry>
type New = Extract<OutboxEvent, { draft: unknown }>
type Refusal = Extract<OutboxEffect, { type: 'refused' }>['code']

/** Where a person is told that an act can't be changed, and why: the states of an act of which that is true. `none`: there is no such act. */
const truths: Record<EditRefusal, readonly string[]> = {
  already_sending: ['queued', 'sending', 'waiting_auth'],
  sent_meanwhile: ['applied'],
  put_away: ['cancelling', 'cancelled', 'closed'],
  gone: ['none'],
}
const isEditRefusal = (code: Refusal): code is EditRefusal => Object.hasOwn(truths, code)

/** What is wrong with what became of a new act or an edit: it is kept whole, or refused for a true reason and nothing is changed. */
export function newActViolations(
  event: OutboxEvent,
  effects: readonly OutboxEffect[],
  before: Entries,
  after: Entries,
): string[] {
  if (!('draft' in event)) return []
  const refused = effects.find((effect) => effect.type === 'refused')
  const code = refused?.code ?? null
  const found =
    code === null ? keptWrongly(event, before, after) : [...untold(event, code, before), ...changedBy(event, before, after)]
  return before.has(event.draft.opId) ? found : [...found, ...wrongShare(event, code, before)]
}

const MOST_ACTS = 50
const MOST_PHOTOS = 10
const hasPhoto = (entry: OutboxEntry | undefined) => entry !== undefined && entry.photo !== null && entry.photo.state !== 'gone'

/** A person has room for fifty acts that wait and for ten photos. What is replaced takes none, nor does what a server has lost. */
function wrongShare(event: New, code: Refusal | null, before: Entries): string[] {
  const old = event.type === 'replaced' ? before.get(event.opId) : undefined
  const replaced = new Set([old?.opId, ...[...before.values()].map(({ replaces }) => replaces)])
  const takesRoom = ({ opId, ownerId, putBack = null }: OutboxEntry) =>
    ownerId === event.draft.ownerId && putBack === null && !replaced.has(opId)
  const own = [...before.values()].filter((entry) => isUnsettled(entry) && takesRoom(entry))
  const takesPhoto = event.photo !== null || (event.type === 'replaced' && !event.withoutPhoto && hasPhoto(old))
  const photos = own.filter(hasPhoto).length
  const [isFull, hasAllPhotos] = [own.length >= MOST_ACTS, takesPhoto && photos >= MOST_PHOTOS]
  const waiting = `while ${own.length} acts and ${photos} photos wait`
  const isWronglyRefused = (code === 'outbox_full' && !isFull) || (code === 'photos_full' && !hasAllPhotos)
  return [
    ...(isWronglyRefused ? [`limits: ${event.draft.opId} was refused for want of room ${waiting}`] : []),
    ...(code === null && (isFull || hasAllPhotos) ? [`limits: ${event.draft.opId} was kept ${waiting}`] : []),
  ]
}

function untold(event: New, code: Refusal, before: Entries): string[] {
  if (code === 'op_id_taken') return before.has(event.draft.opId) ? [] : [`edits: ${event.draft.opId} is called taken`]
  if (!isEditRefusal(code)) return []
  const state = (event.type === 'replaced' && before.get(event.opId)?.state) || 'none'
  return truths[code].includes(state) ? [] : [`edits: told ${code} of an act that was ${state}`]
}

function changedBy({ draft }: New, before: Entries, after: Entries): string[] {
  const isSame = JSON.stringify([...before.values()]) === JSON.stringify([...after.values()])
  return isSame ? [] : [`edits: ${draft.opId} was refused, and something is changed`]
}

function keptWrongly(event: New, before: Entries, after: Entries): string[] {
  const { opId } = event.draft
  if (!after.has(opId)) return [`edits: ${opId} was neither kept nor refused`]
  if (event.type === 'enqueued' || before.has(opId)) return []
  const [was, is] = [before.get(event.opId)?.state ?? 'none', after.get(event.opId)?.state ?? 'none']
  return [
    ...(was === 'rejected' || was === 'needs_attention' ? [] : [`edits: ${event.opId} was changed though it was ${was}`]),
    ...(truths.put_away.includes(is) ? [] : [`edits: ${opId} took the place of ${event.opId}, which reads ${is}`]),
  ]
}
