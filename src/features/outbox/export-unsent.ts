import { exportUnsent, isUnsent } from '../../domain/outbox/unsent'
import type { OutboxEntry } from '../../domain/outbox/entry'
import { entriesOf, photoBytes } from '../../local/outbox-reads'
import { dataAddress, saveFile } from '../../ui/save-file'

async function pictureOf({ photo }: OutboxEntry): Promise<string | null> {
  const bytes = photo === null ? null : await photoBytes(photo.id)
  return photo === null || bytes === null ? null : dataAddress(bytes, photo.type)
}

/** Saves everything of this person that the academy has not taken, photos included, as one file; answers what can be said of it. */
export async function saveUnsent(ownerId: string | null): Promise<string> {
  const entries = await entriesOf(ownerId)
  const pictures = new Map<string, string>()
  for (const entry of entries.filter(isUnsent)) {
    const picture = await pictureOf(entry)
    if (picture !== null) pictures.set(entry.opId, picture)
  }
  return saveFile('wayfinder-unsent-work.json', new Blob([exportUnsent(entries, pictures)], { type: 'application/json' }))
}
