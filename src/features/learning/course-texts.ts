import type { WeekText } from '../../content/curriculum/week-text'
import { weekFrom, type WeekNumber, weekNumbers } from '../../domain/course-week'
import { lazyText, type LazyText, prepareText } from '../../ui/lazy-text'

/** The texts of this feature, each in its own script. */
export const weekTexts: Readonly<Record<WeekNumber, LazyText<WeekText>>> = {
  1: lazyText('week-1', async () => (await import('../../content/curriculum/week-1')).week1),
  2: lazyText('week-2', async () => (await import('../../content/curriculum/week-2')).week2),
  3: lazyText('week-3', async () => (await import('../../content/curriculum/week-3')).week3),
  4: lazyText('week-4', async () => (await import('../../content/curriculum/week-4')).week4),
  5: lazyText('week-5', async () => (await import('../../content/curriculum/week-5')).week5),
}

export const cadetWeek1Text = lazyText('cadet-week-1', async () => (await import('../../content/week1/cadet-week1')).cadetWeek1)

export const handbookText = lazyText('handbook', async () => (await import('../../content/documentation/handbook')).handbook)

/** For the loader of /course: `week` as it stands in the address. */
export const prepareWeek = (week: unknown) => prepareText(weekTexts[weekFrom(week) ?? 1])

/** Fetches all weeks ahead; a failure shows when the week is opened. */
export function preloadWeeks(): void {
  for (const week of weekNumbers) void weekTexts[week].load().catch(() => undefined)
}
