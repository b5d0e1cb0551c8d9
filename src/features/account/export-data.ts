import type { AuthUser } from '../../state/auth-store'
import { showToast } from '../../state/toast-store'
import { saveFile } from '../../ui/save-file'
import { settled } from './refusal'

async function read() {
  const { ownData } = await import('../../remote/account')
  return ownData()
}

/** What waits on this phone is the person's too, and the server doesn't have it. */
async function readUnsent(userId: string): Promise<unknown> {
  const { entriesOf } = await import('../../local/outbox-reads')
  const { exportUnsent } = await import('../../domain/outbox/export-unsent')
  return JSON.parse(exportUnsent(await entriesOf(userId)))
}

const failed = { title: 'Error', description: 'Your data could not be read. Please try again.', tone: 'danger' } as const

/** Saves everything that the server and this phone keep about the person: one JSON file, and beside it each photo under the name it has there. */
export async function exportData(user: AuthUser): Promise<void> {
  const result = await settled(read())
  if (!result.ok) return showToast(failed)
  const { ownPhoto } = await import('../../remote/account')
  const { keptReceived } = await import('../../state/received-application')
  const { readingProgress } = await import('../../state/reading-progress')
  const photos: { name: string; bytes: Blob }[] = []
  for (const { name } of result.value['photos'] ?? []) {
    const photo = await ownPhoto(String(name))
    if (!photo.ok) return showToast(failed)
    photos.push({ name: String(name), bytes: photo.value })
  }
  const { secret: _, ...receipt } = (await keptReceived(user.id)) ?? { secret: null }
  const onDevice = { reading: readingProgress(), received_application: receipt, unsent: await readUnsent(user.id) }
  const data = { account: user, ...result.value, ...onDevice }
  saveFile('wayfinder-my-data.json', new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
  for (const { name, bytes } of photos) saveFile(name.replaceAll('/', '-'), bytes)
  showToast({
    title: 'Your data is saved',
    description: 'Look for wayfinder-my-data.json among your downloads.',
    tone: 'success',
  })
}
