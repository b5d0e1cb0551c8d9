import type { EachWeek } from '../../domain/course/course-week'

/** One sentence a week, for overviews. Apart from the outline, since the reader shows the lessons themselves. */
export const weekSummaries: EachWeek<string> = {
  1: 'Notice trouble early, keep your distance, talk it down, know the law, get away and give first aid.',
  2: 'Read a city by its exits, notice that you are followed, break away safely, and never give chase yourself.',
  3: 'What physical defense can and cannot do, how to get free and get out, and how to train it without injury.',
  4: 'Weigh a threat by what a person does, listen so that people tell you more, and know your rights when you are asked.',
  5: 'Why captures belong to the authorities, what a good witness does, and how neighbors work together in an emergency.',
}
