import type { CourseStop } from '../../domain/course/course-place'
import { weekNumbers } from '../../domain/course/course-week'
import { weekSections } from './outline'
import { sectionMinutes } from './section-minutes'

/** The whole course in its order, as the device knows it without a lesson's words. */
export const courseStops: readonly CourseStop[] = weekNumbers.flatMap((week) =>
  weekSections(week).map(({ id, title }) => ({ week, id, title, minutes: sectionMinutes[id] ?? 1 })),
)
