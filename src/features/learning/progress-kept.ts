import { emptyReadingProgress } from '../../domain/reading-progress'
import { readingProgress } from '../../local/reading-progress'

/** Settles at once where the device holds reading progress, which the page shows unasked, else never. Browser only. */
export const progressKept = () => (readingProgress() === emptyReadingProgress ? new Promise<void>(() => {}) : Promise.resolve())
