import { controls, wordsOf, type Place } from './place'

/** How long a page may take to be as long again as it was, in milliseconds. */
const PATIENCE_MS = 3000

/** The control that had the focus: the one at its number, else the first of the same words. */
function controlAt({ nth, words }: Place): HTMLElement | undefined {
  if (nth < 0) return undefined
  const all = controls()
  const there = all[nth]
  return there && wordsOf(there) === words ? there : all.find((each) => words !== '' && wordsOf(each) === words)
}

/**
 * Puts a page that the browser went back or forward to where it was left, and the focus with it; `heading` has it where no control had
 * it or that one is gone. A list that is still being read grows below: the place is taken as soon as it's there, until `signal` says
 * that the person does something else.
 */
export function returnToPlace(place: Place, heading: HTMLElement | null, signal: AbortSignal): void {
  let control: HTMLElement | undefined
  const observer = new ResizeObserver(() => tryOnce())
  const timer = setTimeout(settle, PATIENCE_MS)
  signal.addEventListener('abort', stop)
  observer.observe(document.body)

  function stop(): void {
    observer.disconnect()
    clearTimeout(timer)
  }

  /** The page may have become shorter or longer meanwhile: the control that has the focus again is in view then. */
  function settle(): void {
    stop()
    if (document.activeElement === document.body) heading?.focus({ preventScroll: true })
    if (control && document.activeElement === control) control.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }

  function tryOnce(): void {
    scrollTo({ top: place.top, behavior: 'instant' })
    control = controlAt(place)
    control?.focus({ preventScroll: true })
    if (Math.abs(scrollY - place.top) < 2 && (control || place.nth < 0)) settle()
  }
}
