import { expect, it } from 'vitest'
import { weekNumbers } from '../../domain/course/course-week'
import { blockText } from './lesson-block'
import { weekSections } from './outline'
import { sectionMinutes } from './section-minutes'
import { week1 } from './week-1'
import { week2 } from './week-2'
import { week3 } from './week-3'
import { week4 } from './week-4'
import { week5 } from './week-5'
import type { SectionText, WeekText } from './week-text'

const weeks: Record<number, WeekText> = { 1: week1, 2: week2, 3: week3, 4: week4, 5: week5 }
const wordsAMinute = 200

function minutesOf({ content, subsections, practice, mistake }: SectionText): number {
  const text = [...content.map(blockText), ...subsections, ...practice, mistake].join(' ')
  return Math.ceil(text.split(/\s+/u).filter((word) => /\w/u.test(word)).length / wordsAMinute)
}

it('tells of every section how many minutes its words take', () => {
  const counted = weekNumbers.flatMap((week) =>
    Object.entries<SectionText>(weeks[week]?.sections ?? {}).map(([id, text]) => [id, minutesOf(text)] as const),
  )
  expect(sectionMinutes).toEqual(Object.fromEntries(counted))
  expect(Object.keys(sectionMinutes)).toEqual(weekNumbers.flatMap((week) => weekSections(week).map(({ id }) => id)))
})
