// @in touched
import { controls, wordsOf } from './place'
import { markOf, savedPlace, type SavedPlace } from './saved-places'

/** How long a page may take to be as long again as it was, in milliseconds. */
const PATIENCE_MS = 5000

/** The control that had the focus: the one at its number, else the first of the same words. */
function controlAt({ nth, mark }: SavedPlace): HTMLElement | undefined {
  if (nth < 0) return undefined
  const all = controls()
  const there = all[nth]
  const isIt = (control: Element) => markOf(wordsOf(control)) === mark
  return there && isIt(there) ? there : all.find((each) => mark !== 0 && isIt(each))
}

/**
 * Puts a page that the browser went back or forward to where it was left, and the focus with it; `heading` has it where no control had
 * it or that one is gone. A list that is still being read grows below: the place is taken as soon as it's there, until `signal` says
 * that the person does something else. False where no place is known for that entry of the history.
 */
export function returnToPlace(key: string, heading: HTMLElement | null, signal: AbortSignal): boolean {
  const place = savedPlace(key)
  if (place) goThere(place, heading, signal)
  return place !== undefined
}

/**
 * Keeps a page that was loaded anew where it stood, whatever is put in above meanwhile: the browser would follow what it showed first. Until `signal` says that the
 * person goes on.
 */
export function holdPlace(key: string, signal: AbortSignal): void {
  const top = savedPlace(key)?.top ?? 0
  if (top === 0) return
  const observer = new ResizeObserver(() => {
    if (Math.abs(scrollY - top) >= 2) scrollTo({ top, behavior: 'instant' })
  })
  const stop = () => observer.disconnect()
  signal.addEventListener('abort', stop)
  setTimeout(stop, PATIENCE_MS)
  observer.observe(document.body)
}

function goThere(place: SavedPlace, heading: HTMLElement | null, signal: AbortSignal): void {
  let control: HTMLElement | undefined
  const observer = new ResizeObserver(() => tryOnce())
  const timer = setTimeout(finish, PATIENCE_MS)
  signal.addEventListener('abort', stop)
  observer.observe(document.body)

  function stop(): void {
    observer.disconnect()
    clearTimeout(timer)
  }

  /** The page may have become shorter or longer meanwhile: the control that has the focus again is in view then. */
  function finish(): void {
    stop()
    if (document.activeElement === document.body) heading?.focus({ preventScroll: true })
    if (control && document.activeElement === control) control.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }

  function tryOnce(): void {
    scrollTo({ top: place.top, behavior: 'instant' })
    control = controlAt(place)
    control?.focus({ preventScroll: true })
    if (Math.abs(scrollY - place.top) < 2 && (control || place.nth < 0)) finish()
  }
}
