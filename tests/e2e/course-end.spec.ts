import type { Page } from '@playwright/test'
import { courseStops } from '../../src/content/curriculum/course-stops.ts'
import { questionSections } from '../../src/content/questions/section-questions.ts'
import { openHydrated } from './people.ts'
import { expect, test } from './test.ts'

const sections = courseStops.map(({ id }) => id)
const questions = questionSections.flatMap((section) => section.questions.map(({ id }) => id))
const lastRead = new Date(2026, 2, 5, 9).getTime()

type Kept = { read?: readonly string[]; answered?: readonly string[]; due?: readonly string[] }

/** Leaves what a visitor read and answered on the device, the last section on March 5, 2026. */
async function keep(page: Page, { read = sections, answered = questions, due = [] }: Kept) {
  await openHydrated(page, '/about')
  await page.evaluate(
    ({ ids, times, rows }) => {
      const place = { week: 5, section: ids.at(-1) }
      localStorage.setItem('reading-progress', JSON.stringify({ read: ids, place, days: [], left: {}, times }))
      localStorage.setItem('question-answers', JSON.stringify(rows))
    },
    {
      ids: read,
      times: Object.fromEntries(read.map((id, nth) => [`read/${id}`, lastRead - nth])),
      rows: Object.fromEntries(
        answered.map((id) => [id, due.includes(id) ? { at: 1, step: 0, due: '2026-01-01' } : { at: 1, step: 4, due: null }]),
      ),
    },
  )
}

test('the end of the course has a word, and leads to what is due', async ({ page }) => {
  await keep(page, { due: questions.slice(0, 2) })
  await openHydrated(page, '/course')
  await expect(page.getByText(`You have read the whole course, all ${sections.length} sections.`)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Questions: 2 are due, about 1 minute' })).toHaveAttribute(
    'href',
    '/course/questions',
  )
})

test('the word at the end names no question where none is due', async ({ page }) => {
  await keep(page, {})
  await openHydrated(page, '/course')
  await expect(page.getByText('You have read the whole course')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Questions:/ })).toHaveCount(0)
})
