import type { WeekNumber } from '../../domain/course/course-week'
import type { WeekText } from './lesson-text'

/** The words of each week, in a file and a script of their own. */
export const weekFiles: { readonly [Week in WeekNumber]: () => Promise<WeekText<Week>> } = {
  1: async () => (await import('./week-1')).week1,
  2: async () => (await import('./week-2')).week2,
  3: async () => (await import('./week-3')).week3,
  4: async () => (await import('./week-4')).week4,
  5: async () => (await import('./week-5')).week5,
}
