import { hasUnsavedForm } from '../state/unsaved-forms'
import { siteAnswers } from '../sync/site-answers'
import { applyUpdate, reloadWhenSaved } from './apply-update'
import { reloadOnce } from './reload-once'
import { offerUpdate } from './update-offer'

/** A script of this page can't be had though the site answers: a newer build has taken its place. */
async function recover(): Promise<void> {
  // Else a reload would lose the page: to the browser's own error page, or to whoever answers in the site's place.
  if (!(await siteAnswers())) return
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

/** Answers a dynamic import that failed, which Vite tells by this event, with one reload where that can help. */
export function watchMissingScripts(): void {
  window.addEventListener('vite:preloadError', () => void recover())
}
