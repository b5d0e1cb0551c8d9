import { describe, expect, it } from 'vitest'
import { weekNumbers } from '../../domain/course/course-week'
import type { ChoiceQuestion, Question } from '../../domain/course/questions'
import type { LessonBlock, SectionText } from '../curriculum/lesson-text'
import { weekFiles } from '../curriculum/week-files'
import { cadetWeek1 } from '../week1/cadet-week1'
import { cadetWeek1Sections } from '../week1/outline'
import { questionSections } from './section-questions'

/** What the page shows as one paragraph, list item, table cell or heading each. */
function piecesOf(block: LessonBlock): readonly string[] {
  if (typeof block === 'string') return [block]
  if ('list' in block) return block.list
  if ('steps' in block) return block.steps
  if ('creed' in block) return block.creed
  if ('table' in block) return [...block.table.head, ...block.table.rows.flat()]
  return 'heading' in block ? [block.heading] : [block.text]
}

const textOf = ({ content, subsections, practice, mistake }: SectionText) => [
  ...content.flatMap(piecesOf),
  ...subsections,
  ...practice,
  mistake,
]

/** A section with the pieces of its text and its questions. */
type Section = [id: string, text: readonly string[], questions: readonly Question[]]

const questionsOf = (section: string) => questionSections.find(({ id }) => id === section)?.questions ?? []

const weeks = await Promise.all(weekNumbers.map((week) => weekFiles[week]()))
const lessons = weeks.flatMap(({ sections }) => Object.entries<SectionText>(sections))

const all = [
  ...cadetWeek1Sections.map(({ id }): Section => [id, cadetWeek1[id].flatMap(piecesOf), questionsOf(id)]),
  ...lessons.map(([id, text]): Section => [id, textOf(text), questionsOf(id)]),
]

const countWords = (text: string) => text.split(/\s+/u).filter((word) => /\w/u.test(word)).length

/** What a question lets a person choose among or put in order. */
function choicesOf(question: Question): string[] {
  if (question.kind === 'recall') return []
  const choices = question.kind === 'order' ? question.steps : question.options
  return choices.filter((choice) => choice !== undefined)
}

const isChoice = (question: Question): question is ChoiceQuestion => question.kind === 'decide' || question.kind === 'mistake'

/** Whether the right answer can be told by its length. */
function standsOut(question: ChoiceQuestion): boolean {
  const [right = '', ...wrong] = choicesOf(question)
  return right.length > 1.25 * Math.max(...wrong.map(({ length }) => length))
}

/** Whether a quote begins and ends where sentences of that text do. */
function holdsSentences(text: string, quote: string): boolean {
  const start = text.indexOf(quote)
  if (start < 0) return false
  const [before, after] = [text.slice(0, start), text.slice(start + quote.length)]
  return (before === '' || /[.?!:]”? $/.test(before)) && (after === '' || (/[.?!]”?$/.test(quote) && after.startsWith(' ')))
}

it('asks about every section of Cadet Week 1 and of the course, in their order', () => {
  expect(questionSections.map(({ id }) => id)).toEqual(all.map(([id]) => id))
})

it('gives every question an id of its own', () => {
  const ids = all.flatMap(([, , questions]) => questions.map(({ id }) => id))
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

describe.each(all)('%s', (section, text, questions) => {
  it('has three to five questions of at least three kinds', () => {
    expect(questions.length).toBeGreaterThanOrEqual(3)
    expect(questions.length).toBeLessThanOrEqual(5)
    expect(new Set(questions.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(3)
  })

  it('does not give the right answer away by its length', () => {
    const choices = questions.filter(isChoice)
    expect(choices.filter(standsOut).length).toBeLessThanOrEqual(choices.length / 2)
  })

  it.each(questions.map((question) => [question.id, question] as const))('%s', (id, question) => {
    const { prompt, why, from } = question
    expect(id).toMatch(new RegExp(`^${section}/[a-z0-9]+(-[a-z0-9]+){0,2}$`))
    expect(prompt).toMatch(/^[A-Z“].*[.?]$/)
    expect(countWords(prompt)).toBeLessThanOrEqual(60)
    expect(why).toMatch(/^[A-Z“].*\.$/)
    expect(countWords(why)).toBeLessThanOrEqual(60)
    expect(text.filter((piece) => holdsSentences(piece, from))).not.toEqual([])
    const choices = choicesOf(question)
    expect(new Set(choices).size).toBe(choices.length)
    expect(`${prompt} ${why} ${choices.join(' ')}`).not.toMatch(/['"]/)
  })
})
