import { controls, type Place } from './place'

/** How long a page may take to be as long again as it was, in milliseconds. */
const PATIENCE_MS = 3000
const signsOfLife = ['wheel', 'touchmove', 'pointerdown', 'keydown', 'popstate'] as const

/** The control that had the focus: the one at its number, else the first of the same words. */
function controlAt({ nth, words }: Place): HTMLElement | undefined {
  const all = controls()
  const there = all[nth]
  return there?.textContent === words ? there : all.find((each) => words !== '' && each.textContent === words)
}

/**
 * Puts a page that the browser went back or forward to where it was left, and the focus with it; `fallback` has it where no control had
 * it or that one is gone. A list that is still being read grows below: the place is taken as soon as it's there, unless the person has
 * begun to do something else.
 */
export function returnToPlace(place: Place, fallback: HTMLElement | null): void {
  const stop = new AbortController()
  const observer = new ResizeObserver(() => tryOnce())
  const stopLooking = () => {
    observer.disconnect()
    stop.abort()
  }
  /** The page may have become shorter or longer meanwhile: what has the focus is in view then. */
  const settle = () => {
    stopLooking()
    if (document.activeElement === document.body) fallback?.focus({ preventScroll: true })
    if (place.nth >= 0) document.activeElement?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }
  const timer = setTimeout(settle, PATIENCE_MS)
  stop.signal.addEventListener('abort', () => clearTimeout(timer))
  for (const sign of signsOfLife) addEventListener(sign, stopLooking, { once: true, passive: true, signal: stop.signal })

  function tryOnce(): void {
    scrollTo({ top: place.top, behavior: 'instant' })
    const control = place.nth < 0 ? fallback : controlAt(place)
    control?.focus({ preventScroll: true })
    if (control && Math.abs(scrollY - place.top) < 2) settle()
  }
  observer.observe(document.body)
}
