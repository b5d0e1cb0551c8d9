import { describe, expect, it } from 'vitest'
import { type WeekNumber, weekNumbers } from '../../domain/course/course-week'
import { blockText, type SectionText } from './lesson-text'
import { courseOutline, weekSections } from './outline'
import { weekFiles } from './week-files'

const texts = new Map(await Promise.all(weekNumbers.map(async (week) => [week, await weekFiles[week]()] as const)))
const sectionsOf = (week: WeekNumber) => Object.entries<SectionText>(texts.get(week)?.sections ?? {})
const wordsAMinute = 200
const countWords = (text: string) => text.split(/\s+/u).filter((word) => /\w/u.test(word)).length

function sectionWords({ content, subsections, practice, mistake }: SectionText): number {
  return countWords([...content.map(blockText), ...subsections, ...practice, mistake].join(' '))
}
const weekWords = (week: WeekNumber) =>
  countWords(texts.get(week)?.intro.join(' ') ?? '') +
  sectionsOf(week).reduce((sum, [, section]) => sum + sectionWords(section), 0)

describe('the course', () => {
  it('gives every week two names of its own', () => {
    const names = Object.values(courseOutline).flatMap(({ title, subtitle }): string[] => [title, subtitle])
    expect(new Set(names).size).toBe(2 * weekNumbers.length)
  })

  it('has at least 5,000 words', () => {
    expect(weekNumbers.reduce<number>((sum, week) => sum + weekWords(week), 0)).toBeGreaterThanOrEqual(5000)
  })

  it('gives every section an id of its own over all weeks', () => {
    const ids = weekNumbers.flatMap((week) => weekSections(week).map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe.each(weekNumbers)('week %i', (week) => {
  it('has an intro and a quote with author, source and image', () => {
    const text = texts.get(week)
    expect(text?.intro.length).toBeGreaterThanOrEqual(2)
    for (const part of Object.values(text?.quote ?? { none: '' })) expect(part).not.toBe('')
  })

  it('has a text for each section of the outline, in its order, and no other', () => {
    expect(sectionsOf(week).map(([id]) => id)).toEqual(weekSections(week).map(({ id }) => id))
  })

  it('tells of each section how many minutes its words take', () => {
    const minutes = sectionsOf(week).map(([id, section]) => [id, Math.ceil(sectionWords(section) / wordsAMinute)])
    expect(weekSections(week).map((section) => [section.id, section.minutes])).toEqual(minutes)
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
