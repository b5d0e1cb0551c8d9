// @in touched
import { pressLater } from '../ui/first-interest'

const nameOf = (control: HTMLElement) => control.ariaLabel ?? control.textContent
const kindOf = (control: HTMLElement) => control.getAttribute('type')

const buttonsIn = (root: ParentNode) => [...root.querySelectorAll('button')]

/** Its place in the landmark that is gone: its name may have been translated. */
function inItsPlace(control: HTMLElement): HTMLElement | undefined {
  const gone = control.getRootNode()
  if (!(gone instanceof Element) || !(control instanceof HTMLButtonElement)) return undefined
  const landmark = document.querySelector(gone.localName)
  return landmark ? buttonsIn(landmark)[buttonsIn(gone).indexOf(control)] : undefined
}

/** The same control where the page had to be made anew: of the same kind and name. What was ticked is carried over with what was typed. */
function standingIn(control: HTMLElement): HTMLElement | undefined {
  if (control.isConnected) return control
  const isAlike = (other: HTMLElement) => kindOf(other) === kindOf(control)
  const placed = inItsPlace(control)
  return (
    buttonsIn(document).find((other) => isAlike(other) && nameOf(other) === nameOf(control)) ??
    (placed && isAlike(placed) ? placed : undefined)
  )
}

/** Presses what was pressed while nothing listened yet, in its order. */
export function pressAgain(pressed: readonly HTMLElement[]): void {
  for (const earlier of pressed) {
    earlier.removeAttribute('aria-busy')
    const control = standingIn(earlier)
    if (control?.closest('[data-later]:not([data-live])')) {
      pressLater(control)
      continue
    }
    // A box has its tick already, and the press would take it away.
    if (control instanceof HTMLInputElement) control.checked = !control.checked
    control?.click()
  }
}
