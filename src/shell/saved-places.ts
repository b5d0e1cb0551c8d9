// @in touched
import { places, type Place } from './place'

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
