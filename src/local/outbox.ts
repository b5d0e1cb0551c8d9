import type { EntryDraft, EntryPhoto, PreparedPhoto } from '../domain/outbox/entry'
import type { OutboxEvent } from '../domain/outbox/events'
import { bountyOf } from '../domain/outbox/lane'
import { prepareDraft } from '../domain/outbox/prepare-draft'
import { draftsWritten } from './drafts'
import { LocalFailure } from './local-failure'
import { makeRoom, WAYS } from './make-room'
import { outboxDatabase } from './outbox-database'
import { applyToOutbox } from './outbox-storage'
import { askToPersist, hasSpaceForPhoto } from './storage-space'

declare const __BUILD_TIME__: string | undefined

/** The build that made an entry: tells what an old entry in the queue was written by. */
function appVersion(): string {
  return typeof __BUILD_TIME__ === 'undefined' ? 'unbuilt' : __BUILD_TIME__
}

/**
 * Enqueues an act, with its photo, in place of the drafts that it was made of, in one strict transaction: when this resolves, "Saved on this
 * phone" is true. The same act again is the entry that is there. Throws LocalFailure; nothing is stored then, and the drafts stay.
 */
export async function enqueue(draft: EntryDraft, photo?: PreparedPhoto, draftIds: readonly string[] = []): Promise<void> {
  const prepared = parse(draft)
  if (photo) await makeRoomForPhoto(bountyOf(prepared))
  await applyNew(
    { type: 'enqueued', draft: prepared, photo: photo ? aboutPhoto(photo) : null, appVersion: appVersion(), draftIds },
    photo,
  )
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
  const about = photo ? aboutPhoto(photo) : null
  const withoutPhoto = photo === null
  await applyNew(
    { type: 'replaced', opId, draft: prepared, photo: about, withoutPhoto, appVersion: appVersion(), spareIds, draftIds },
    photo ?? undefined,
  )
}

/** Takes an act back: it is withdrawn once the server confirms that it has no effect, or reads Sent if it had gone through. */
export async function discardEntry(opId: string): Promise<void> {
  await applyToOutbox({ type: 'discarded', opId }, Date.now(), Math.random)
}

/** Makes a waiting or parked act due now, under the same opId. */
export async function retryEntry(opId: string): Promise<void> {
  await applyToOutbox({ type: 'retried', opId }, Date.now(), Math.random)
}

/** Puts a refused act away: the person has read why. */
export async function closeEntry(opId: string): Promise<void> {
  await applyToOutbox({ type: 'closed', opId }, Date.now(), Math.random)
}

/** The person has read that acts which a restored server had lost wait here again. */
export async function closePutBackNote(viewerId: string | null): Promise<void> {
  await applyToOutbox({ type: 'put_back_read', viewerId }, Date.now(), Math.random)
}

function parse(draft: EntryDraft): EntryDraft {
  const prepared = prepareDraft(draft)
  if (prepared === null) throw new LocalFailure('malformed')
  return prepared
}

function aboutPhoto({ id, sha256, bytes, type }: PreparedPhoto): EntryPhoto {
  return { id, sha256, size: bytes.byteLength, type, state: 'waiting' }
}

async function applyNew(event: OutboxEvent, photo: PreparedPhoto | undefined): Promise<void> {
  await draftsWritten()
  const effects = await applyToOutbox(event, Date.now(), Math.random, photo ?? null)
  const refused = effects.find((effect) => effect.type === 'refused')
  if (refused) throw new LocalFailure(refused.code)
}
