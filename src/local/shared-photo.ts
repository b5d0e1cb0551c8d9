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
  /** Nobody has pressed yet that it is theirs: a page of another site that names no sender can hand one over, too. */
  isOffered?: boolean
}

const KEY = 'shared-photo'
const LIFETIME_MS = 24 * 60 * 60 * 1000
/** Long enough to look at it, and to sign in. */
const OFFER_MS = 15 * 60 * 1000

const isOver = ({ receivedAt, isOffered = false }: SharedPhoto, now: number) =>
  now - receivedAt > (isOffered ? OFFER_MS : LIFETIME_MS)

/** Whether somebody's photo is kept on this phone. A new one doesn't take its place, but that of one which is only offered. */
export async function photoWaits(now: number): Promise<boolean> {
  const photo = await readKeyval<SharedPhoto>(KEY)
  return photo !== undefined && photo.isOffered !== true && !isOver(photo, now)
}

/** Saves it in the place of an earlier one. Rejects when the storage is full or forbidden. */
export async function saveSharedPhoto(photo: SharedPhoto): Promise<void> {
  await set(KEY, photo, keyvalStore())
}

/** The photo that waits for this person, or null. Another account's is never shown, and one whose time is over is dropped. */
export async function sharedPhoto(viewerId: string | null, now: number): Promise<SharedPhoto | null> {
  const photo = await readKeyval<SharedPhoto>(KEY).catch(() => undefined)
  if (!photo) return null
  if (isOver(photo, now)) {
    await dropSharedPhoto()
    return null
  }
  return photo.ownerId === null || photo.ownerId === viewerId ? photo : null
}

/** Its person has pressed that it stays. Answers it as it is kept from now on. */
export async function acceptPhoto(photo: SharedPhoto): Promise<SharedPhoto> {
  const accepted = { ...photo, isOffered: false }
  await saveSharedPhoto(accepted)
  return accepted
}

/** Says which bounty it shows: that bounty's completion form will take it. From then on it is this person's. */
export async function chooseBounty(photo: SharedPhoto, ownerId: string, bountyId: string): Promise<void> {
  await saveSharedPhoto({ ...photo, ownerId, bountyId, isOffered: false })
}

/** Takes the photo that this person shared off the phone; another's stays. */
export async function forgetSharedPhoto(ownerId: string): Promise<void> {
  const photo = await readKeyval<SharedPhoto>(KEY)
  if (photo?.ownerId === ownerId) await del(KEY, keyvalStore())
}

export async function dropSharedPhoto(): Promise<void> {
  await del(KEY, keyvalStore()).catch(() => undefined)
}
