import { closeEntry, discardEntry, retryEntry } from '../../local/outbox'
import { wakeSync } from '../../sync/start-sync'

// What a person may do with an act that is not confirmed. Loaded when one of these is pressed.

export async function retry(opId: string): Promise<void> {
  await retryEntry(opId)
  wakeSync()
}

export async function discard(opId: string): Promise<void> {
  await discardEntry(opId)
  wakeSync()
}

export const putAway = closeEntry
