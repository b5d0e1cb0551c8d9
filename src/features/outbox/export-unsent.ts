import { exportUnsent } from '../../domain/outbox/export-unsent'
import type { OutboxEntry } from '../../domain/outbox/entry'
import { photoBytes } from '../../local/photos'
import { entriesOf } from '../../local/outbox-reads'
import { saveFile } from '../../ui/save-file'

const fileName = 'wayfinder-unsent-work.json'

/** A data address of the photo's bytes: what a text file can hold of a picture, and any browser's address bar opens. */
async function pictureOf({ photo }: OutboxEntry): Promise<string | null> {
  const bytes = photo === null ? null : await photoBytes(photo.id)
  if (photo === null || bytes === null) return null
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : null))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The photo can’t be read.')))
    reader.readAsDataURL(new Blob([bytes], { type: photo.type }))
  })
}

/** Saves everything of this person that the academy has not taken, photos included, as one file; answers the file's name. */
export async function saveUnsent(ownerId: string | null): Promise<string> {
  const entries = await entriesOf(ownerId)
  const pictures = new Map<string, string>()
  for (const entry of entries) {
    const picture = await pictureOf(entry)
    if (picture !== null) pictures.set(entry.opId, picture)
  }
  saveFile(fileName, new Blob([exportUnsent(entries, pictures)], { type: 'application/json' }))
  return fileName
}
