/** Held, shared, by each tab that has such a form: so that no other tab takes an update meanwhile. */
export const UNSAVED_LOCK = 'unsaved-form'
const LOOK_EVERY_MS = 1_000

/** A form, as far as this needs to know it. */
type FormInPage = Pick<Element, 'isConnected'>

const unsaved = new Set<FormInPage>()
let release: (() => void) | undefined

/** Whether something is typed in a form of this page that no act has taken up yet. A form that left the page took its words along. */
export function hasUnsavedForm(): boolean {
  for (const form of unsaved) if (!form.isConnected) unsaved.delete(form)
  return unsaved.size > 0
}

/** Something was typed or chosen in it. */
export function noteTyped(form: FormInPage): void {
  unsaved.add(form)
  if (!release) hold()
}

/** What it holds is safe elsewhere. For a form that stays on the page; one that leaves it or is emptied needs no word. */
export function noteSaved(form: FormInPage): void {
  unsaved.delete(form)
}

function hold(): void {
  const over = new Promise<void>((resolve) => {
    release = resolve
  })
  // WebKit refuses it when the page goes away, and then nothing is unsaved any more.
  navigator.locks?.request(UNSAVED_LOCK, { mode: 'shared' }, () => over).catch(() => undefined)
  const timer = setInterval(() => {
    if (hasUnsavedForm()) return
    clearInterval(timer)
    release?.()
    release = undefined
  }, LOOK_EVERY_MS)
}
