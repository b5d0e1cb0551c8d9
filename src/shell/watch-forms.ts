import { noteSaved, noteTyped } from '../state/unsaved-forms'

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
export function watchForms(): void {
  for (const type of ['input', 'change', 'drop', 'paste'])
    document.addEventListener(type, noteTypedIn, { capture: true, passive: true })
  document.addEventListener('reset', (event) => event.target instanceof HTMLFormElement && noteSaved(event.target))
  for (const form of document.forms) if (formOf(form) && [...form.elements].some(isTouched)) noteTyped(form)
}
