import type { LessonBlock } from '../curriculum/lesson-block'
import type { HandbookSection } from './outline'

export const handbook: Readonly<Record<HandbookSection, readonly LessonBlock[]>> = {
  introduction: ['This handbook explains the course.'],
  'how-to-study': ['One section a day.'],
  'practise-safely': ['Agree on a stop signal.'],
  'reading-offline': ['Install the app.'],
  'progress-and-search': ['Mark sections as read.'],
  bounties: ['Challenges that put the course to use.'],
  'packages-and-levels': ['See the plans.'],
  'conduct-and-law': ['Stay within the law.'],
  glossary: ['Words of the course.'],
  help: ['Write to us.'],
}
