import type { AuthUser } from '../../state/auth-store'
import { showToast } from '../../state/toast-store'
import { saveFile } from '../../ui/save-file'
import { offlineAsRefusal } from './refusal'

type Photo = { name: string; bytes: Uint8Array }

/** What waits on this device is the person's too, and the server doesn't have it. */
async function readUnsent(userId: string): Promise<{ entries: unknown; photos: Photo[] }> {
  const { entriesOf, photoBytes } = await import('../../local/outbox-reads')
  const { exportUnsent, isUnsent } = await import('../../domain/outbox/unsent')
  const { photoExtension } = await import('../../domain/outbox/entry')
  const entries = await entriesOf(userId)
  const photos: Photo[] = []
  for (const { opId, photo } of entries.filter(isUnsent)) {
    const bytes = photo && (await photoBytes(photo.id))
    if (bytes) photos.push({ name: `unsent-${opId}.${photoExtension(photo.type)}`, bytes: new Uint8Array(bytes) })
  }
  return { entries: JSON.parse(exportUnsent(entries)), photos }
}

const failed = { title: 'Error', description: 'Your data could not be read. Please try again.', tone: 'danger' } as const

/** One file with the document and, in a folder beside it, each photo: several downloads for one press are more than some browsers take. */
async function zipOf(document: string, photos: readonly Photo[]): Promise<Blob> {
  const { strToU8, zipSync } = await import('fflate')
  const pictures = photos.map(({ name, bytes }): [string, Uint8Array] => [`photos/${name}`, bytes])
  const files = { 'wayfinder-my-data.json': strToU8(document), ...Object.fromEntries(pictures) }
  return new Blob([zipSync(files)], { type: 'application/zip' })
}

/** Saves everything that the server and this device keep about the person, as one file. */
export async function exportData(user: AuthUser): Promise<void> {
  const result = await offlineAsRefusal(import('../../remote/account').then(({ ownData }) => ownData()))
  if (!result.ok) return showToast(failed)
  const { ownPhoto } = await import('../../remote/account')
  const { savedReceived } = await import('../../state/received-application')
  const { learningLogs } = await import('../../state/learning-logs')
  const unsent = await readUnsent(user.id)
  const photos = [...unsent.photos]
  for (const { name } of result.value['photos'] ?? []) {
    const photo = await ownPhoto(String(name))
    if (!photo.ok) return showToast(failed)
    photos.push({ name: String(name), bytes: new Uint8Array(await photo.value.arrayBuffer()) })
  }
  const { secret: _, ...receipt } = (await savedReceived(user.id)) ?? { secret: null }
  const onDevice = {
    ...Object.fromEntries(Object.entries(learningLogs).map(([name, { read }]) => [name, read()])),
    received_application: receipt,
    unsent: unsent.entries,
  }
  const data = { account: user, ...result.value, ...onDevice }
  const description = saveFile('wayfinder-my-data.zip', await zipOf(JSON.stringify(data, null, 2), photos))
  showToast({ title: 'Your data is in one file', description, tone: 'success' })
}
