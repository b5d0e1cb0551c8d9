import type { LessonBlock } from '../curriculum/lesson-block'
import type { HandbookSection } from './outline'
import { howToStudy, introduction, practiceSafely, progressAndSearch, readingOffline } from './studying'
import { bounties, conductAndLaw, glossary, help, packagesAndLevels } from './taking-part'

/** The course handbook on /documentation. */
export const handbook: Readonly<Record<HandbookSection, readonly LessonBlock[]>> = {
  introduction,
  'how-to-study': howToStudy,
  'practice-safely': practiceSafely,
  'reading-offline': readingOffline,
  'progress-and-search': progressAndSearch,
  bounties,
  'packages-and-levels': packagesAndLevels,
  'conduct-and-law': conductAndLaw,
  glossary,
  help,
}
