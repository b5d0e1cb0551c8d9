import type { QuestionSection } from '../../content/questions/section-questions'
import type { TrainingModule } from '../../domain/course/training-text'

/** A module's questions, as those of a section of the course are asked. */
export const moduleQuestions = ({ id, title, level, questions }: TrainingModule): QuestionSection => ({
  id,
  title,
  week: `level-${level}`,
  weekTitle: `Level ${level}, guided modules`,
  questions,
})
