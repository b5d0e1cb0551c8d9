import type { EntryDraft, EntryPhoto, PreparedPhoto } from '../domain/outbox/entry'
import type { OutboxEvent } from '../domain/outbox/events'
import { bountyOf } from '../domain/outbox/lane'
import { prepareDraft } from '../domain/outbox/commands'
import { draftsWritten } from './drafts'
import { LocalFailure } from './local-failure'
import { makeRoom, WAYS } from './make-room'
import { outboxDatabase } from './databases'
import { applyToOutbox } from './outbox-storage'
import { askToPersist, hasSpaceForPhoto } from './storage-space'

declare const __BUILD_TIME__: string | undefined

/** The build that made an entry: tells what an old entry in the queue was written by. */
const appVersion = typeof __BUILD_TIME__ === 'undefined' ? 'unbuilt' : __BUILD_TIME__

/**
 * Enqueues an act, with its photo, in place of the drafts that it was made of, in one strict transaction: when this resolves, "Saved on this
 * phone" is true. The same act again is the entry that is there. Throws LocalFailure; nothing is stored then, and the drafts stay.
 */
export async function enqueue(draft: EntryDraft, photo?: PreparedPhoto, draftIds: readonly string[] = []): Promise<void> {
  const prepared = parse(draft)
  if (photo) await makeRoomForPhoto(bountyOf(prepared))
  await applyNew({ type: 'enqueued', draft: prepared, photo: aboutPhoto(photo), appVersion, draftIds }, photo)
  askToPersist()
}

async function makeRoomForPhoto(bountyId: string | null): Promise<void> {
  for (let way = 0; !(await hasSpaceForPhoto()); way++) {
    if (way === WAYS) throw new LocalFailure('storage_full')
    await makeRoom(bountyId)
  }
}

/** Edits a refused or parked act: a new act takes its place, with the old photo unless a new one or null is given. Throws LocalFailure. */
export async function replaceEntry(
  opId: string,
  draft: EntryDraft,
  photo?: PreparedPhoto | null,
  draftIds: readonly string[] = [],
): Promise<void> {
  const prepared = parse(draft)
  const open = await outboxDatabase().entries.count()
  const spareIds = Array.from({ length: 2 * open + 2 }, () => crypto.randomUUID())
  const about = { photo: aboutPhoto(photo), withoutPhoto: photo === null }
  await applyNew({ type: 'replaced', opId, draft: prepared, ...about, appVersion, spareIds, draftIds }, photo)
}

/** Takes an act back: it is withdrawn once the server confirms that it has no effect, or reads Sent if it had gone through. */
export const discardEntry = (opId: string) => tell({ type: 'discarded', opId })

/** Makes a waiting or parked act due now, under the same opId. */
export const retryEntry = (opId: string) => tell({ type: 'retried', opId })

/** Puts a refused act away: the person has read why. */
export const closeEntry = (opId: string) => tell({ type: 'closed', opId })

/** The person has read that acts which a restored server had lost wait here again. */
export const closePutBackNote = (viewerId: string | null) => tell({ type: 'put_back_read', viewerId })

async function tell(event: OutboxEvent): Promise<void> {
  await applyToOutbox(event)
}

function parse(draft: EntryDraft): EntryDraft {
  const prepared = prepareDraft(draft)
  if (prepared === null) throw new LocalFailure('malformed')
  return prepared
}

function aboutPhoto(photo: PreparedPhoto | null | undefined): EntryPhoto | null {
  if (!photo) return null
  const { id, sha256, bytes, type } = photo
  return { id, sha256, size: bytes.byteLength, type, state: 'waiting' }
}

async function applyNew(event: OutboxEvent, photo: PreparedPhoto | null | undefined): Promise<void> {
  await draftsWritten()
  const effects = await applyToOutbox(event, Date.now(), Math.random, photo)
  const refused = effects.find((effect) => effect.type === 'refused')
  if (refused) throw new LocalFailure(refused.code)
}
