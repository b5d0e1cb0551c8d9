import { noteSaved, noteTyped } from '../state/unsaved-forms'
import { reloadWithNewWorker } from './apply-update'
import { watchMissingScripts } from './missing-scripts'

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
    for (const type of ['pointerdown', 'keydown']) addEventListener(type, () => resolve())
    begin()
  })
}

/** Watches over forms and scripts at once, and follows the service worker once the page has loaded and stands. */
export async function registerWorker(): Promise<void> {
  watchForms()
  watchMissingScripts()
  reloadWithNewWorker()
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  if (!navigator.serviceWorker.controller) await stands()
  const { followWorker } = await import('./follow-worker')
  await followWorker()
}
