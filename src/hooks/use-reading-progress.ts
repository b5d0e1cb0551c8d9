import { useSyncExternalStore } from 'react'
import { emptyReadingProgress, type ReadingProgress } from '../domain/reading-progress'
import { readingProgress, subscribeToReadingProgress } from '../local/reading-progress'

/** The progress on this device; none at build and during hydration, so that both render the same page. */
export function useReadingProgress(): ReadingProgress {
  return useSyncExternalStore(subscribeToReadingProgress, readingProgress, () => emptyReadingProgress)
}
