// @in reader-notes
import type { CourseStop } from './course-place'
import type { QuestionAnswers } from './question-answers'
import type { ReadingProgress } from './reading-progress'

/** A section whose questions count, with the ids of these. */
type Questioned = { readonly id: string; readonly questions: readonly { readonly id: string }[] }

/** How far a person is with the whole course, by what this device holds. */
export type CourseCompletion<Section extends Questioned> = {
  readonly isComplete: boolean
  /** The sections that aren't marked as read. */
  readonly unread: readonly CourseStop[]
  /** The sections with questions that were never answered, each with their number. */
  readonly unanswered: readonly { readonly section: Section; readonly count: number }[]
  readonly questions: { readonly answered: number; readonly total: number }
  /** When the last of the sections was marked as read, in ms; null where the device kept no time of any. */
  readonly lastReadMs: number | null
}

/** The last time that a date can have, in ms. */
const lastMs = 8.64e15

export function courseCompletion<Section extends Questioned>(
  progress: ReadingProgress,
  answers: QuestionAnswers,
  stops: readonly CourseStop[],
  sections: readonly Section[],
): CourseCompletion<Section> {
  const unread = stops.filter(({ id }) => !progress.read.includes(id))
  const open = sections.map((section) => ({
    section,
    count: section.questions.filter(({ id }) => !Object.hasOwn(answers, id)).length,
  }))
  const unanswered = open.filter(({ count }) => count > 0)
  const total = sections.reduce((sum, { questions }) => sum + questions.length, 0)
  const left = unanswered.reduce((sum, { count }) => sum + count, 0)
  const times = stops.flatMap(({ id }) => (progress.read.includes(id) ? (progress.readAt[id] ?? []) : []))
  return {
    isComplete: unread.length === 0 && left === 0,
    unread,
    unanswered,
    questions: { answered: total - left, total },
    lastReadMs: times.filter((at) => at <= lastMs).reduce<number | null>((last, at) => Math.max(last ?? at, at), null),
  }
}
