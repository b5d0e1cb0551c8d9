import { cadetWeek1 } from './lessons/cadet-week-1.ts'
import { week1 } from './lessons/week-1.ts'
import { week2 } from './lessons/week-2.ts'
import { week3 } from './lessons/week-3.ts'
import { week4 } from './lessons/week-4.ts'
import { week5 } from './lessons/week-5.ts'
import { symbolFile } from './symbol-file.ts'

/**
 * The files of the drawings that teach: `<use href="/artwork/lessons-1-2.svg#see-it-early">`, in the ink and signal of the place where they
 * stand. Weeks share a file where each has few sections, since every file is a request of the first visit.
 */
export const lessonFiles = {
  'cadet-week-1': symbolFile(cadetWeek1),
  'lessons-1-2': symbolFile([...week1, ...week2]),
  'lessons-3-5': symbolFile([...week3, ...week4, ...week5]),
}
