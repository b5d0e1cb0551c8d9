import { hasUnsavedForm } from '../state/unsaved-forms'
import { applyUpdate, reloadWhenSaved } from './apply-update'
import { reloadOnce } from './reload-once'
import { offerUpdate } from './update-offer'

/** A script of this page is gone from the server: a newer build has taken its place. */
async function recover(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  await registration?.update().catch(() => undefined)
  const coming = registration?.installing ?? registration?.waiting
  // With a worker in between, a reload alone would bring the same old page: the new worker must take over first.
  if (registration && coming && navigator.serviceWorker.controller) {
    if (coming.state !== 'installed') await installed(coming)
    return applyUpdate(
      registration,
      () => true,
      () => undefined,
    )
  }
  if (!hasUnsavedForm()) return void reloadOnce('missing-script')
  offerUpdate(() => reloadWhenSaved())
}

const installed = (worker: ServiceWorker) =>
  new Promise<void>((resolve) => {
    worker.addEventListener('statechange', () => worker.state === 'installing' || resolve())
  })

/**
 * Answers a dynamic import that failed, which Vite tells by this event, with one reload. Offline nothing is reloaded: without a
 * worker the page would be lost, and with one the script comes from the cache.
 */
export function watchMissingScripts(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (navigator.onLine) void recover()
    // Else the router would reload the page by itself.
    else event.preventDefault()
  })
}
