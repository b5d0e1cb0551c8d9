import { FLUSH_TAG } from './flush-tag'

type SyncRegistration = ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } }

/** Asks the browser to wake the worker when there is a network again, also with the page closed. Only Chromium can; elsewhere the next visit sends. */
export async function askForBackgroundSync(): Promise<void> {
  if (typeof navigator === 'undefined' || !('serviceWorker' in navigator)) return
  const registration: SyncRegistration | undefined = await navigator.serviceWorker.getRegistration()
  await registration?.sync?.register(FLUSH_TAG).catch(() => undefined)
}
