/** The outbox and the engine are loaded when one of these is asked for. */
const load = () => Promise.all([import('../../local/outbox'), import('../../sync/start-sync')])

const loadLeaving = () => import('../../sync/leave-outbox')

/** Sends what can go now. */
export async function sendUnsent(ownerId: string): Promise<void> {
  const { sendBeforeLeaving } = await loadLeaving()
  await sendBeforeLeaving(ownerId)
}

/** Takes everything of this person back, on the server too while it can be asked. */
export async function deleteUnsent(ownerId: string): Promise<void> {
  const { deleteBeforeLeaving } = await loadLeaving()
  await deleteBeforeLeaving(ownerId)
}

export async function retryUnsent(opId: string): Promise<void> {
  const [{ retryEntry }, { wakeSync }] = await load()
  await retryEntry(opId)
  wakeSync()
}

/** Takes the act back. The server confirms it: one that has already reached it says so instead. */
export async function discardUnsent(opId: string): Promise<void> {
  const [{ discardEntry }, { wakeSync }] = await load()
  await discardEntry(opId)
  wakeSync()
}
