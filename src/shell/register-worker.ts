import { followDownload } from '../sync/download-progress'
import { showToast, useToast } from '../state/toast-store'
import { applyUpdate, reloadWithNewWorker } from './apply-update'
import { watchMissingScripts } from './missing-scripts'
import { offerUpdate } from './update-offer'
import { watchForms } from './watch-forms'

const readyKey = 'offline-ready'

/** Said once a device: from now on the app opens with no network. Never in the place of a message that answers an act. */
function tellReady(): void {
  if (localStorage.getItem(readyKey) || useToast.getState().toast) return
  localStorage.setItem(readyKey, 'told')
  showToast({ title: 'Ready to work offline', description: 'The course and every page you need are saved on this device.' })
}

function offer(registration: ServiceWorkerRegistration): void {
  offerUpdate((isWanted, tell) => applyUpdate(registration, isWanted, tell))
}

function follow(registration: ServiceWorkerRegistration): void {
  const worker = registration.installing
  worker?.addEventListener('statechange', () => {
    if (worker.state === 'installed' && navigator.serviceWorker.controller) offer(registration)
    else if (worker.state === 'activated') tellReady()
  })
}

/**
 * Registers the service worker once the page has loaded. A newer one waits until the person takes it, or until every tab was closed.
 * Written on the platform: workbox-window would be a fiftieth of what a page may load, for these lines.
 */
export async function registerWorker(): Promise<void> {
  watchForms()
  watchMissingScripts()
  reloadWithNewWorker()
  followDownload()
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  const registration = await navigator.serviceWorker.register('/service-worker.js')
  if (registration.waiting && navigator.serviceWorker.controller) offer(registration)
  follow(registration)
  registration.addEventListener('updatefound', () => follow(registration))
}
