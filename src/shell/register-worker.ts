import { showToast, useToast } from '../state/toast-store'
import { noteSaved, noteTyped } from '../state/unsaved-forms'
import { appFiles, checkAppFiles, followAppFiles } from '../sync/app-files'
import { applyUpdate, reloadWithNewWorker } from './apply-update'
import { watchMissingScripts } from './missing-scripts'
import { offerUpdate } from './update-offer'

/** The form that a field belongs to. A search holds nothing that a reload could lose. */
function formOf(target: EventTarget | null): HTMLFormElement | null {
  const form = target instanceof Element ? target.closest('form') : null
  return form?.closest('search, [role="search"]') ? null : form
}

/** Fields that React leaves to the browser tell by themselves what was typed before anybody listened. */
const isTouched = (field: Element) =>
  (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
  (field.value !== field.defaultValue || (field instanceof HTMLInputElement && field.checked !== field.defaultChecked))

function noteTypedIn(event: Event): void {
  const form = formOf(event.target)
  if (form) noteTyped(form)
}

/** Follows what is typed, chosen, dropped or pasted into any form of any page, and which form has been emptied after its act. */
function watchForms(): void {
  for (const type of ['input', 'change', 'drop', 'paste'])
    document.addEventListener(type, noteTypedIn, { capture: true, passive: true })
  document.addEventListener('reset', (event) => event.target instanceof HTMLFormElement && noteSaved(event.target))
  for (const form of document.forms) if (formOf(form) && [...form.elements].some(isTouched)) noteTyped(form)
}

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
 * Registers the service worker once the page has loaded. A newer one waits until the person takes it, or until every tab was closed.
 * Written on the platform: workbox-window would be a fiftieth of what a page may load, for these lines.
 */
export async function registerWorker(): Promise<void> {
  watchForms()
  watchMissingScripts()
  reloadWithNewWorker()
  followAppFiles()
  keepLooking()
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  await register().catch(() => undefined)
  // What was cleared or damaged since the last visit is fetched again.
  await checkAppFiles()
}
