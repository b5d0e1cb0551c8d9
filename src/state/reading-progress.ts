import { create } from 'zustand'
import {
  emptyReadingProgress,
  type ReadingPlace,
  type ReadingProgress,
  parseReadingProgress,
  withPlace,
  withSectionRead,
} from '../domain/reading-progress'

const storageKey = 'reading-progress'

/** The progress kept on this device. It begins as none, which is what pages show at build and while they hydrate. */
export const useReadingProgress = create<ReadingProgress>(() => emptyReadingProgress)

/** The same where nothing is rendered. */
export const readingProgress = useReadingProgress.getState

const show = (progress: ReadingProgress) => useReadingProgress.setState(progress, true)

show(stored())
globalThis.window?.addEventListener('storage', ({ key }) => {
  if (key === storageKey || key === null) show(stored())
})

/** Ticks a course section, or takes the tick back. */
export function markSection(section: string, isRead: boolean): void {
  keep(withSectionRead(readingProgress(), section, isRead))
}

/** Remembers the section that was opened last, to resume there. */
export function rememberPlace(place: ReadingPlace): void {
  keep(withPlace(readingProgress(), place))
}

function keep(progress: ReadingProgress): void {
  show(progress)
  try {
    localStorage.setItem(storageKey, JSON.stringify(progress))
  } catch {
    // Storage refused (private window, full disk): the ticks then live as long as the page.
  }
}

function stored(): ReadingProgress {
  try {
    return parseReadingProgress(localStorage.getItem(storageKey))
  } catch {
    return emptyReadingProgress
  }
}
