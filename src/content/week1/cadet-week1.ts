import type { LessonBlock } from '../curriculum/lesson-block'
import type { CadetWeek1Section } from './outline'

export const cadetWeek1: Readonly<Record<CadetWeek1Section, readonly LessonBlock[]>> = {
  introduction: ['Welcome, cadet.'],
  'core-values': ['Integrity.'],
  'mental-preparation': ['OODA.'],
  'physical-fitness': ['Baseline.'],
  'tactical-awareness': ['Colors.'],
}
