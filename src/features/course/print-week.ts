import type { WeekText } from '../../content/curriculum/lesson-text'
import type { WeekNumber } from '../../domain/course/course-week'
import { showToast } from '../../state/toast-store'

/** Prints a week of these words. What puts them on sheets comes with the press. */
export async function printWeek(week: WeekNumber, words: WeekText | Promise<WeekText>): Promise<void> {
  try {
    const [{ printSheets }, text] = await Promise.all([import('./whole-course'), words])
    await printSheets(week, text)
  } catch {
    showToast({ title: `Week ${week} could not be loaded`, description: 'Check your connection.', tone: 'danger' })
  }
}
