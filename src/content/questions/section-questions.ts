import type { WeekNumber } from '../../domain/course/course-week'
import type { Question } from '../../domain/course/questions'
import { courseStops, type SectionId, weekName } from '../curriculum/outline'
import { cadetWeek1Sections } from '../week1/outline'
import { cadetWeek1Questions } from './cadet-week1'
import { week1Questions } from './week-1'
import { week2Questions } from './week-2'
import { week3Questions } from './week-3'
import { week4Questions } from './week-4'
import { week5Questions } from './week-5'

type QuestionsOf<Id extends string> = Readonly<Record<Id, readonly Question[]>>

/** Each week's, by the id of their section. */
const courseQuestions: { readonly [Week in WeekNumber]: QuestionsOf<SectionId<Week>> } = {
  1: week1Questions,
  2: week2Questions,
  3: week3Questions,
  4: week4Questions,
  5: week5Questions,
}

const questionsOf: QuestionsOf<string> = Object.assign({}, cadetWeek1Questions, ...Object.values(courseQuestions))

/** A section that has questions, and where its words stand. `week`: `week-3`, `level-1` for a guided module, null for Cadet Week 1. */
export type QuestionSection = {
  readonly id: string
  readonly title: string
  readonly week: string | null
  readonly weekTitle: string
  readonly questions: readonly Question[]
}

const cadetWeek1 = cadetWeek1Sections.map(({ id, title }) => ({ id, title, week: null, weekTitle: 'Cadet Week 1' }))
const course = courseStops.map(({ id, title, week }) => ({
  id,
  title,
  week: `week-${week}`,
  weekTitle: `Week ${week}: ${weekName(week)}`,
}))

/** All sections with questions, in the order of the course; Cadet Week 1 is read before it. */
export const questionSections: readonly QuestionSection[] = [...cadetWeek1, ...course]
  .map((section) => ({ ...section, questions: questionsOf[section.id] ?? [] }))
  .filter(({ questions }) => questions.length > 0)

/** The one that stands before the end of a section: one press answers it. */
export const endQuestion = ({ questions }: QuestionSection) => questions.find((each) => 'options' in each)
