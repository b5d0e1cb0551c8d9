import type { WeekNumber } from '../../domain/course/course-week'
import { showToast } from '../../state/toast-store'

/** Prints a week. What puts it on sheets comes with the press. */
export async function printWeek(week: WeekNumber): Promise<void> {
  try {
    await (await import('./whole-course')).printSheets(week)
  } catch {
    showToast({ title: `Week ${week} could not be loaded`, description: 'Check your connection.', tone: 'danger' })
  }
}
