import { photoExtension, type OutboxEntry } from '../domain/outbox/entry'

/** The folder of the owner, then of the act: the storage policy lets a person write below the own id only. Null without a photo. */
export function photoPath({ ownerId, opId, photo }: OutboxEntry): string | null {
  if (!photo || ownerId === null) return null
  return `${ownerId}/${opId}/${photo.id}.${photoExtension(photo.type)}`
}
