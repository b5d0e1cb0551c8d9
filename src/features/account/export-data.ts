import type { AuthUser } from '../../state/auth-store'
import { showToast } from '../../state/toast-store'
import { settled } from './refusal'

async function read(userId: string) {
  const { ownData } = await import('../../remote/own-data')
  return ownData(userId)
}

function saveFile(name: string, text: string) {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

/** What waits on this phone is the person's too, and the server doesn't have it. */
async function readUnsent(userId: string): Promise<unknown> {
  const { entriesOf } = await import('../../local/outbox-reads')
  const { exportUnsent } = await import('../../domain/outbox/export-unsent')
  return JSON.parse(exportUnsent(await entriesOf(userId)))
}

/** Saves everything that the server and this phone keep about the person as one JSON file. */
export async function exportData(user: AuthUser): Promise<void> {
  const result = await settled(read(user.id))
  if (!result.ok) {
    showToast({ title: 'Error', description: 'Your data could not be read. Please try again.', tone: 'danger' })
    return
  }
  saveFile(
    'wayfinder-my-data.json',
    JSON.stringify({ account: user, ...result.value, unsent: await readUnsent(user.id) }, null, 2),
  )
  showToast({
    title: 'Your data is saved',
    description: 'Look for wayfinder-my-data.json among your downloads.',
    tone: 'success',
  })
}
