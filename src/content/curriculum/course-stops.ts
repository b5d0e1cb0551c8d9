import type { CourseStop } from '../../domain/course/course-place'
import { weekNumbers } from '../../domain/course/course-week'
import { weekSections } from './outline'

/** The whole course in its order, as the device knows it without a lesson's words. */
export const courseStops: readonly CourseStop[] = weekNumbers.flatMap((week) =>
  weekSections(week).map((section) => ({ week, ...section })),
)
