// @in reader-notes
import { stepLog } from './next-steps'
import { answerLog } from './question-answers'
import { practiceLog } from './practice-log'
import { noteLog } from './reader-notes'
import { readingLog } from './reading-progress'
import { planLog } from './weekly-plan'

/** All that a person's devices exchange, each part by its name in the file of their data. Loaded, it takes over what they left as a visitor. */
export const learningLogs = {
  reading: readingLog,
  question_answers: answerLog,
  reader_notes: noteLog,
  weekly_plan: planLog,
  next_steps: stepLog,
  practice_log: practiceLog,
}
