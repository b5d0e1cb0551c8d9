// @first
import type { ComponentType } from 'react'
import type { LessonBlock, WeekText } from '../../content/curriculum/lesson-text'
import { weekFiles } from '../../content/curriculum/week-files'
import { weekFrom, type WeekNumber, weekNumbers } from '../../domain/course/course-week'
import { lazyText, prepareText } from '../../ui/lazy-text'
import type { LongText } from './lesson-words'

/** What is made of a week when it is first asked for, and the same from then on. */
export function onceAWeek<Value>(make: (week: WeekNumber) => Value): (week: WeekNumber) => Value {
  const made = new Map<WeekNumber, Value>()
  return (week) => {
    const value = made.get(week) ?? make(week)
    made.set(week, value)
    return value
  }
}

/** The words of a week. */
export const weekText = onceAWeek((week) => lazyText<WeekText>(`text-${week}`, weekFiles[week]))

/** A week with the component that shows it. */
export type WeekParts = { readonly WeekPanel: ComponentType<{ week: WeekNumber; text: WeekText }>; readonly text: WeekText }

export const weekParts = onceAWeek((week) =>
  lazyText<WeekParts>(`week-${week}`, async () => {
    const [{ WeekPanel }, text] = await Promise.all([import('./week-panel'), weekText(week).load()])
    return { WeekPanel, text }
  }),
)

/** For the loader of /course: `week` as it stands in the address. */
export const prepareWeek = (week: unknown) => prepareText(weekParts(weekFrom(week) ?? 1))

/** Fetches all weeks ahead; a failure shows when the week is opened. */
export function preloadWeeks(): void {
  for (const week of weekNumbers)
    void weekParts(week)
      .load()
      .catch(() => undefined)
}

const longText = (name: string, fetchBlocks: () => Promise<Readonly<Record<string, readonly LessonBlock[]>>>, isDrawn = false) =>
  lazyText<LongText>(name, async () => {
    const [{ renderSections }, blocks] = await Promise.all([import('./lesson-words'), fetchBlocks()])
    return renderSections(blocks, isDrawn)
  })

export const cadetWeek1Text = longText(
  'cadet-week-1',
  async () => (await import('../../content/week1/cadet-week1')).cadetWeek1,
  true,
)

export const handbookText = longText('handbook', async () => (await import('../../content/documentation/handbook')).handbook)
