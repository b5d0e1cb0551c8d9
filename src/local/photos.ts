import { outboxDatabase } from './outbox-database'

/** The bytes of a photo that waits to be sent, or null when they are off the phone. */
export async function photoBytes(photoId: string): Promise<ArrayBuffer | null> {
  return (await outboxDatabase().photos.get(photoId))?.bytes ?? null
}
