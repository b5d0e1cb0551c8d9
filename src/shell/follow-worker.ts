import { showToast, useToast } from '../state/toast-store'
import { appFiles, askInstalling, checkAppFiles, followAppFiles } from '../sync/app-files'
import { applyUpdate } from './apply-update'
import { offerUpdate } from './update-offer'

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

/** The only address that the content policy lets a script of ours turn into a script's. */
const workerAddress =
  window.trustedTypes?.createPolicy('worker', { createScriptURL: () => '/service-worker.js' }).createScriptURL('') ??
  '/service-worker.js'

const followed = new WeakSet<ServiceWorkerRegistration>()

/** A registration whose first install failed is gone, so each look registers. Rejects when the academy can't be reached. */
async function register(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(workerAddress)
  if (followed.has(registration)) return registration
  followed.add(registration)
  if (registration.waiting && navigator.serviceWorker.controller) offer(registration)
  follow(registration)
  registration.addEventListener('updatefound', () => follow(registration))
  return registration
}

/** Looks for a newer version, and for files that could not be had before. Without a network there is nothing to say. */
async function look(): Promise<void> {
  const registration = await register().catch(() => null)
  await registration?.update().catch(() => undefined)
  const files = appFiles.getState()
  if (files && files.held < files.total) await checkAppFiles()
}

const LOOK_EVERY_MS = 60 * 60 * 1000

/** An installed app is resumed for weeks without being loaded: it looks whenever it comes back, and hourly. */
function keepLooking(): void {
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void look())
  addEventListener('online', () => void look())
  setInterval(() => void look(), LOOK_EVERY_MS)
}

/**
 * Registers the service worker and follows it from then on. A newer one waits until the person takes it, or until every tab was closed.
 * Written on the platform: workbox-window would be a fiftieth of what a page may load, for these lines.
 */
export async function followWorker(): Promise<void> {
  followAppFiles()
  keepLooking()
  askInstalling()
  await register().catch(() => undefined)
  // What was cleared or damaged since the last visit is fetched again.
  await checkAppFiles()
}
