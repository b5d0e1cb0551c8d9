import type { Page } from '@playwright/test'

type Part = 'reading-progress' | 'question-answers' | 'reader-notes' | 'weekly-plan'
type Version = { at: number; value: unknown }

/** What this device stores of a part of what somebody has learned: by the name of each record its version. */
export async function storedLog(page: Page, part: Part): Promise<Record<string, Version>> {
  const texts = await page.evaluate(
    (key) =>
      Object.keys(localStorage).flatMap((each) => (each.split(':')[0] === key ? [String(localStorage.getItem(each))] : [])),
    part,
  )
  return Object.assign({}, ...texts.map((text) => JSON.parse(text)))
}

/** The same with the value alone of each. */
export async function storedValues(page: Page, part: Part): Promise<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(await storedLog(page, part)).map(([name, { value }]) => [name, value]))
}
