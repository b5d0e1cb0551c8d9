/** The outbox and the engine are loaded when one of these is asked for. */
const load = () => Promise.all([import('../../local/outbox'), import('../../sync/start-sync')])

export async function sendUnsent(): Promise<void> {
  const [, { wakeSync }] = await load()
  wakeSync()
}

export async function retryUnsent(opId: string): Promise<void> {
  const [{ retryEntry }, { wakeSync }] = await load()
  await retryEntry(opId)
  wakeSync()
}

/** Takes the acts back. The server confirms each: one that has already reached it says so instead. */
export async function discardUnsent(opIds: readonly string[]): Promise<void> {
  const [{ discardEntry }, { wakeSync }] = await load()
  await Promise.all(opIds.map((opId) => discardEntry(opId)))
  wakeSync()
}
