import type { AuthUser } from '../../state/auth-store'
import { showToast } from '../../state/toast-store'
import { saveFile } from '../../ui/save-file'
import { offlineAsRefusal } from './refusal'

async function read() {
  const { ownData } = await import('../../remote/account')
  return ownData()
}

type File = { name: string; bytes: Blob }

/** What waits on this device is the person's too, and the server doesn't have it. */
async function readUnsent(userId: string): Promise<{ entries: unknown; photos: File[] }> {
  const { entriesOf } = await import('../../local/outbox-reads')
  const { photoBytes } = await import('../../local/photos')
  const { exportUnsent } = await import('../../domain/outbox/export-unsent')
  const entries = await entriesOf(userId)
  const photos: File[] = []
  for (const { opId, photo } of entries) {
    const bytes = photo && (await photoBytes(photo.id))
    if (bytes)
      photos.push({
        name: `unsent-${opId}.${photo.type === 'image/webp' ? 'webp' : 'jpg'}`,
        bytes: new Blob([bytes], { type: photo.type }),
      })
  }
  return { entries: JSON.parse(exportUnsent(entries)), photos }
}

const failed = { title: 'Error', description: 'Your data could not be read. Please try again.', tone: 'danger' } as const

/** Saves everything that the server and this device keep about the person: one JSON file, and beside it each photo. */
export async function exportData(user: AuthUser): Promise<void> {
  const result = await offlineAsRefusal(read())
  if (!result.ok) return showToast(failed)
  const { ownPhoto } = await import('../../remote/account')
  const { savedReceived } = await import('../../state/received-application')
  const { readingProgress } = await import('../../state/reading-progress')
  const { questionAnswers } = await import('../../state/question-answers')
  const { readerNotes } = await import('../../state/reader-notes')
  const { weeklyPlan } = await import('../../state/weekly-plan')
  const { nextStepsDone } = await import('../../state/next-steps')
  const unsent = await readUnsent(user.id)
  const photos = [...unsent.photos]
  for (const { name } of result.value['photos'] ?? []) {
    const photo = await ownPhoto(String(name))
    if (!photo.ok) return showToast(failed)
    photos.push({ name: String(name), bytes: photo.value })
  }
  const { secret: _, ...receipt } = (await savedReceived(user.id)) ?? { secret: null }
  const onDevice = {
    reading: readingProgress(),
    question_answers: questionAnswers(),
    reader_notes: readerNotes(),
    weekly_plan: weeklyPlan(),
    next_steps: nextStepsDone(),
    received_application: receipt,
    unsent: unsent.entries,
  }
  const data = { account: user, ...result.value, ...onDevice }
  saveFile('wayfinder-my-data.json', new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
  for (const { name, bytes } of photos) saveFile(name.replaceAll('/', '-'), bytes)
  showToast({
    title: 'Your data is saved',
    description: 'Look for wayfinder-my-data.json among your downloads.',
    tone: 'success',
  })
}
