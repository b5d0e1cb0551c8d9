// @first
import type { ReactNode } from 'react'
import { weekNumbers } from '../../domain/course/course-week'
import { lazyText, prepareText } from '../../ui/lazy-text'
import { weekText } from './course-texts'

/** The weeks in one piece. A prerendered page holds them already and fetches nothing. */
export const wholeCourseText = lazyText<ReactNode>('whole-course', async () => {
  const { WholeWeek } = await import('./whole-course')
  const weeks = await Promise.all(
    weekNumbers.map(async (week) => <WholeWeek key={week} week={week} text={await weekText(week).load()} />),
  )
  return weeks
})

/** For the loader of /whole-course. */
export const prepareWholeCourse = () => prepareText(wholeCourseText)
