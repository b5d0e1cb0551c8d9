import { pressLater } from '../ui/first-interest'

const nameOf = (control: HTMLElement) => control.ariaLabel ?? control.textContent
const kindOf = (control: HTMLElement) => control.getAttribute('type')

/** The same control where the page had to be made anew: of the same kind and name. What was ticked is carried over with what was typed. */
function standingIn(control: HTMLElement): HTMLElement | undefined {
  if (control.isConnected) return control
  return [...document.querySelectorAll('button')].find(
    (other) => kindOf(other) === kindOf(control) && nameOf(other) === nameOf(control),
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
