import {
  type ReadingPlace,
  type ReadingProgress,
  parseReadingProgress,
  withPlace,
  withSectionRead,
} from '../domain/reading-progress'

const storageKey = 'reading-progress'
const listeners = new Set<() => void>()
let known: ReadingProgress | null = null

/** The progress kept on this device; the same object until it changes, so that it can be a React snapshot. Browser only. */
export function readingProgress(): ReadingProgress {
  known ??= parseReadingProgress(stored())
  return known
}

/** Calls `listener` after every change, also one made in another tab. Returns the way to stop. */
export function subscribeToReadingProgress(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onOtherTab)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', onOtherTab)
  }
}

/** Ticks a course section, or takes the tick back. */
export function markSection(section: string, isRead: boolean): void {
  keep(withSectionRead(readingProgress(), section, isRead))
}

/** Remembers the section that was opened last, to resume there. */
export function rememberPlace(place: ReadingPlace): void {
  keep(withPlace(readingProgress(), place))
}

function keep(progress: ReadingProgress): void {
  known = progress
  try {
    localStorage.setItem(storageKey, JSON.stringify(progress))
  } catch {
    // Storage refused (private window, full disk): the ticks then live as long as the page.
  }
  for (const listener of listeners) listener()
}

function onOtherTab(event: StorageEvent): void {
  if (event.key !== storageKey && event.key !== null) return
  known = null
  for (const listener of listeners) listener()
}

function stored(): string | null {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return null
  }
}
