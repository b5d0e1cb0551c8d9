import { del, set } from 'idb-keyval'
import { keyvalStore, readKeyval } from './keyval-store'

/**
 * A photo that another app handed over, until a form has taken it. `ownerId`: who was signed in then; null when nobody was.
 * `bountyId`: the completion it is meant for, once chosen. Bytes as an ArrayBuffer: WebKit fails on Blobs in IndexedDB.
 */
export type SharedPhoto = {
  bytes: ArrayBuffer
  /** Absent, as `left` is, from what an earlier version kept. */
  name?: string
  type: string
  /** How many files that came with it were left. */
  left?: number
  ownerId: string | null
  bountyId: string | null
  receivedAt: number
}

const KEY = 'shared-photo'
const LIFETIME_MS = 24 * 60 * 60 * 1000

/** Whether somebody's photo waits on this phone. A new one doesn't take its place. */
export async function photoWaits(now: number): Promise<boolean> {
  const photo = await readKeyval<SharedPhoto>(KEY)
  return photo !== undefined && now - photo.receivedAt <= LIFETIME_MS
}

/** Saves it in the place of an earlier one. Rejects when the storage is full or forbidden. */
export async function saveSharedPhoto(photo: SharedPhoto): Promise<void> {
  await set(KEY, photo, keyvalStore())
}

/** The photo that waits for this person, or null. Another account's is never shown, and one of yesterday is dropped. */
export async function sharedPhoto(viewerId: string | null, now: number): Promise<SharedPhoto | null> {
  const photo = await readKeyval<SharedPhoto>(KEY).catch(() => undefined)
  if (!photo) return null
  if (now - photo.receivedAt > LIFETIME_MS) {
    await dropSharedPhoto()
    return null
  }
  return photo.ownerId === null || photo.ownerId === viewerId ? photo : null
}

/** Says which bounty it shows: that bounty's completion form will take it. From then on it is this person's. */
export async function chooseBounty(photo: SharedPhoto, ownerId: string, bountyId: string): Promise<void> {
  await saveSharedPhoto({ ...photo, ownerId, bountyId })
}

/** Takes the photo that this person shared off the phone; another's stays. */
export async function forgetSharedPhoto(ownerId: string): Promise<void> {
  const photo = await readKeyval<SharedPhoto>(KEY)
  if (photo?.ownerId === ownerId) await del(KEY, keyvalStore())
}

export async function dropSharedPhoto(): Promise<void> {
  await del(KEY, keyvalStore()).catch(() => undefined)
}
