import { showToast, useToast } from '../state/toast-store'
import { offerUpdate } from './update-offer'

const readyKey = 'offline-ready'

/** Said once a device: from now on the app opens with no network. Never in the place of a message that answers an act. */
function tellReady(): void {
  if (localStorage.getItem(readyKey) || useToast.getState().toast) return
  localStorage.setItem(readyKey, 'told')
  showToast({ title: 'Ready to work offline', description: 'The course and every page you need are saved on this device.' })
}

/** The person's yes: the waiting worker takes over, and the page starts anew with it, once. */
function takeUpdate(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  waiting.postMessage({ type: 'SKIP_WAITING' })
}

function follow(registration: ServiceWorkerRegistration): void {
  const worker = registration.installing
  worker?.addEventListener('statechange', () => {
    if (worker.state === 'installed' && navigator.serviceWorker.controller) offerUpdate(() => takeUpdate(worker))
    else if (worker.state === 'activated') tellReady()
  })
}

/**
 * Registers the service worker once the page has loaded. A newer one waits until the person takes it.
 * Written on the platform: workbox-window would be a fiftieth of what a page may load, for these lines.
 */
export async function registerWorker(): Promise<void> {
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  const registration = await navigator.serviceWorker.register('/service-worker.js')
  const { waiting } = registration
  if (waiting && navigator.serviceWorker.controller) offerUpdate(() => takeUpdate(waiting))
  follow(registration)
  registration.addEventListener('updatefound', () => follow(registration))
}
