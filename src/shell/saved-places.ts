// @in touched
import { places, type Place, controls, wordsOf } from './place'

/** A place without a word of the page: what a window saves of it tells nothing of a person. */
export interface SavedPlace extends Omit<Place, 'words'> {
  /** A number made of the control's words; 0 for none. */
  mark: number
}

const storageKey = 'places'
const most = 30

export function markOf(words: string): number {
  let mark = 0
  for (const letter of words) mark = (mark * 31 + (letter.codePointAt(0) ?? 0)) | 0
  return mark
}

const bare = ({ top, nth, words }: Place): SavedPlace => ({ top, nth, mark: markOf(words) })

/** All that this window knows, the latest at the end. */
function known(): Map<string, SavedPlace> {
  const here = [...places].map(([key, place]): [string, SavedPlace] => [key, bare(place)])
  try {
    const before = new Map<string, SavedPlace>(JSON.parse(sessionStorage.getItem(storageKey) ?? '[]'))
    for (const key of places.keys()) before.delete(key)
    return new Map([...before, ...here])
  } catch {
    return new Map(here)
  }
}

/** The place that was left at that entry of the history, also before the page was loaded anew. */
export const savedPlace = (key: string) => known().get(key)

function save(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...known()].slice(-most)))
  } catch {
    // Where nothing can be saved, the page itself still knows.
  }
}

/** Saves the latest places for when the page is loaded anew: a phone may end one that is hidden. */
export function savePlaces(): void {
  addEventListener('pagehide', save)
  document.addEventListener('visibilitychange', save)
}

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
