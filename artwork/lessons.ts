import type { EachWeek, WeekNumber } from '../src/domain/course/course-week.ts'
import { cadetWeek1 } from './lessons/cadet-week-1.ts'
import { week1 } from './lessons/week-1.ts'
import { week2 } from './lessons/week-2.ts'
import { week3 } from './lessons/week-3.ts'
import { week4 } from './lessons/week-4.ts'
import { week5 } from './lessons/week-5.ts'
import { symbolFile } from './symbol-file.ts'

const lessons: EachWeek<readonly string[]> = { 1: week1, 2: week2, 3: week3, 4: week4, 5: week5 }

const fileOf = (...weeks: readonly WeekNumber[]) => symbolFile(weeks.flatMap((week) => lessons[week]))

/**
 * The files of the drawings that teach: `<use href="/artwork/lessons-from-1.svg#see-it-early">`, in the ink and signal of the place where they
 * stand. Weeks share a file where each has few sections, since every file is a request of the first visit.
 */
export const lessonFiles = {
  'cadet-week-1': symbolFile(cadetWeek1),
  'lessons-from-1': fileOf(1, 2),
  'lessons-from-3': fileOf(3, 4, 5),
}
