// @services
import { hasUnsavedForm, noteSaved, noteTyped } from '../state/unsaved-forms'
import { siteAnswers } from '../sync/site-answers'
import { applyUpdate, reloadWhenSaved, reloadWithNewWorker, workerAddress, reloadOnce, offerUpdate } from './app-update'

/** The form that a field belongs to, or a text that stands alone. A search holds nothing that a reload could lose. */
function formOf(target: EventTarget | null): Element | null {
  const form = target instanceof Element ? (target.closest('form') ?? target.closest('textarea')) : null
  return form?.closest('search, [role="search"]') ? null : form
}

/** Fields that React leaves to the browser tell by themselves what was typed before anybody listened. */
const isTouched = (field: Element & Partial<HTMLInputElement>) =>
  'defaultValue' in field && (field.value !== field.defaultValue || field.checked !== field.defaultChecked)

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

/** A script of this page can't be had though the site answers: a newer build has taken its place. */
async function recover(): Promise<void> {
  // Else a reload would lose the page: to the browser's own error page, or to whoever answers in the site's place.
  if (!(await siteAnswers())) return
  const registration = await navigator.serviceWorker.register(workerAddress).catch(() => undefined)
  await registration?.update().catch(() => undefined)
  const coming = registration?.installing ?? registration?.waiting
  // With a worker in between, a reload alone would bring the same old page: the new worker must take over first.
  if (coming && navigator.serviceWorker.controller) {
    if (coming.state !== 'installed') await installed(coming)
    return applyUpdate(
      () => true,
      () => undefined,
    )
  }
  if (!hasUnsavedForm()) return void reloadOnce('missing-script')
  offerUpdate(reloadWhenSaved)
}

const installed = (worker: ServiceWorker) =>
  new Promise<void>((resolve) => {
    worker.addEventListener('statechange', () => worker.state === 'installing' || resolve())
  })

/** How long a page stands before it registers the worker, in milliseconds. */
const STANDS_MS = 2_000

/**
 * Resolves once the page has stood for a while, or was touched, with nobody about to leave it. WebKit dispatches no `install` while the page
 * that registered lies in its cache of left pages and has not heard of it yet: people who hurry through their first pages would be without a worker.
 */
function stands(): Promise<void> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout>
    const begin = () => {
      clearTimeout(timer)
      timer = setTimeout(resolve, STANDS_MS)
    }
    for (const type of ['beforeunload', 'pageshow']) addEventListener(type, begin)
    for (const type of ['pointerdown', 'keydown']) addEventListener(type, () => resolve(), true)
    begin()
  })
}

/** Watches over forms and scripts at once, and follows the service worker once the page has loaded and stands. */
export async function registerWorker(): Promise<void> {
  watchForms()
  // A dynamic import that failed, as Vite tells it.
  addEventListener('vite:preloadError', () => void recover())
  reloadWithNewWorker()
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  if (!navigator.serviceWorker.controller) await stands()
  const { followWorker } = await import('./follow-worker')
  await followWorker()
}
