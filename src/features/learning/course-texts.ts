// @first
import type { ComponentType } from 'react'
import type { LessonBlock } from '../../content/curriculum/lesson-block'
import type { WeekText } from '../../content/curriculum/week-text'
import { weekFrom, type WeekNumber, weekNumbers } from '../../domain/course/course-week'
import { lazyText, type LazyText, prepareText } from '../../ui/lazy-text'
import type { LongText } from './render-sections'

/** The words of the five weeks, each in its own script. */
export const weekTexts: Readonly<Record<WeekNumber, LazyText<WeekText>>> = {
  1: lazyText('text-1', async () => (await import('../../content/curriculum/week-1')).week1),
  2: lazyText('text-2', async () => (await import('../../content/curriculum/week-2')).week2),
  3: lazyText('text-3', async () => (await import('../../content/curriculum/week-3')).week3),
  4: lazyText('text-4', async () => (await import('../../content/curriculum/week-4')).week4),
  5: lazyText('text-5', async () => (await import('../../content/curriculum/week-5')).week5),
}

/** A week with the component that shows it. */
export type WeekParts = { readonly WeekPanel: ComponentType<{ week: WeekNumber; text: WeekText }>; readonly text: WeekText }

const partsOf = (week: WeekNumber) =>
  lazyText<WeekParts>(`week-${week}`, async () => {
    const [{ WeekPanel }, text] = await Promise.all([import('./week-panel'), weekTexts[week].load()])
    return { WeekPanel, text }
  })

export const weekParts: Readonly<Record<WeekNumber, LazyText<WeekParts>>> = {
  1: partsOf(1),
  2: partsOf(2),
  3: partsOf(3),
  4: partsOf(4),
  5: partsOf(5),
}

/** For the loader of /course: `week` as it stands in the address. */
export const prepareWeek = (week: unknown) => prepareText(weekParts[weekFrom(week) ?? 1])

/** Fetches all weeks ahead; a failure shows when the week is opened. */
export function preloadWeeks(): void {
  for (const week of weekNumbers) void weekParts[week].load().catch(() => undefined)
}

const longText = (name: string, fetchBlocks: () => Promise<Readonly<Record<string, readonly LessonBlock[]>>>, isDrawn = false) =>
  lazyText<LongText>(name, async () => {
    const [{ renderSections }, blocks] = await Promise.all([import('./render-sections'), fetchBlocks()])
    return renderSections(blocks, isDrawn)
  })

export const cadetWeek1Text = longText(
  'cadet-week-1',
  async () => (await import('../../content/week1/cadet-week1')).cadetWeek1,
  true,
)

export const handbookText = longText('handbook', async () => (await import('../../content/documentation/handbook')).handbook)

/** For the loaders of /week1-content and /documentation. */
export const prepareCadetWeek1 = () => prepareText(cadetWeek1Text)
export const prepareHandbook = () => prepareText(handbookText)
