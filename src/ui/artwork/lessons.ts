import { cadetWeek1 } from './lessons/cadet-week-1'
import { week1 } from './lessons/week-1'
import { week2 } from './lessons/week-2'
import { week3 } from './lessons/week-3'
import { week4 } from './lessons/week-4'
import { week5 } from './lessons/week-5'

const file = (symbols: readonly string[]) => `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`

/**
 * The files of the drawings that teach: `<use href="/artwork/lessons-1-2.svg#see-it-early">`, in the ink and signal of the place where they
 * stand. Weeks share a file where each has few sections, since every file is a request of the first visit.
 */
export const lessonFiles = {
  'cadet-week-1': file(cadetWeek1),
  'lessons-1-2': file([...week1, ...week2]),
  'lessons-3-5': file([...week3, ...week4, ...week5]),
}
