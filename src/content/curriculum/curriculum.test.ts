import { describe, expect, it } from 'vitest'
import { weekNumbers } from '../../domain/course/course-week'
import { blockText } from './lesson-block'
import { courseOutline, weekSections } from './outline'
import { week1 } from './week-1'
import { week2 } from './week-2'
import { week3 } from './week-3'
import { week4 } from './week-4'
import { week5 } from './week-5'
import type { SectionText, WeekText } from './week-text'

const weeks: Record<number, WeekText> = { 1: week1, 2: week2, 3: week3, 4: week4, 5: week5 }
const textOf = (week: number) => weeks[week] ?? week1
const sectionsOf = (week: number) => Object.entries<SectionText>(textOf(week).sections)
const countWords = (text: string) => text.split(/\s+/u).filter((word) => /\w/u.test(word)).length

function sectionWords({ content, subsections, practice, mistake }: SectionText): number {
  return countWords([...content.map(blockText), ...subsections, ...practice, mistake].join(' '))
}
const weekWords = (week: number) =>
  countWords(textOf(week).intro.join(' ')) + sectionsOf(week).reduce((sum, [, section]) => sum + sectionWords(section), 0)

describe('the course', () => {
  it.each([
    [1, 'Combat Training', 'Personal Defense Fundamentals', 7],
    [2, 'Pursuit Strategies', 'Evasion and Escape', 6],
    [3, 'Hand-to-Hand Combat', 'Advanced Self-Defense', 2],
    [4, 'Interrogation Techniques', 'Threat Assessment & Communication', 2],
    [5, 'Capture Operations', 'Emergency Response & Community Coordination', 3],
  ] as const)('week %i is %s: %s, with %i sections', (week, title, subtitle, count) => {
    expect(courseOutline[week]).toMatchObject({ title, subtitle })
    expect(weekSections(week)).toHaveLength(count)
  })

  it('has at least 5,000 words', () => {
    expect(weekNumbers.reduce<number>((sum, week) => sum + weekWords(week), 0)).toBeGreaterThanOrEqual(5000)
  })

  it('gives every section an id of its own over all weeks', () => {
    const ids = weekNumbers.flatMap((week) => weekSections(week).map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toHaveLength(20)
  })
})

describe.each(weekNumbers)('week %i', (week) => {
  it('has an intro and a quote with author, source and image', () => {
    const { intro, quote } = textOf(week)
    expect(intro.length).toBeGreaterThanOrEqual(2)
    for (const part of [quote.text, quote.author, quote.source, quote.image]) expect(part).not.toBe('')
  })

  it('has a text for each section of the outline, in its order, and no other', () => {
    expect(sectionsOf(week).map(([id]) => id)).toEqual(weekSections(week).map(({ id }) => id))
  })

  it('is substantial, whether its sections are many or few', () => {
    expect(weekWords(week)).toBeGreaterThanOrEqual(1500)
  })

  it.each(sectionsOf(week))('%s teaches, lists points, gives practice, a mistake and reading', (_, section) => {
    expect(sectionWords(section)).toBeGreaterThanOrEqual(250)
    expect(section.subsections.length).toBeGreaterThanOrEqual(3)
    expect(section.practice.length).toBeGreaterThanOrEqual(3)
    expect(section.mistake).not.toBe('')
    expect(section.reading.length).toBeGreaterThanOrEqual(2)
    for (const { title, by } of section.reading) expect(`${title}${by}`).not.toBe('')
  })
})
