import type { Page } from '@playwright/test'
import { weekName, weekSections } from '../../src/content/curriculum/outline.ts'
import { weekNumbers } from '../../src/domain/course/course-week.ts'
import { scriptCalled } from '../built/built-scripts.ts'
import { storedValues } from './stored-log.ts'
import { core, expect, test } from './test.ts'

/** The accordion is a wide screen's; a phone's rows have `course-phone.spec.ts`. */
test.use({ viewport: { width: 1024, height: 900 } })

const weeks = weekNumbers.map((week) => [weekName(week), weekSections(week).length] as const)

async function openCourse(page: Page, address = '/course'): Promise<void> {
  await page.goto(address)
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
}

const tab = (page: Page, week: number) => page.getByRole('tab', { name: `Week ${week} ` })
const sheet = (page: Page) => page.getByRole('tabpanel')
const rows = (page: Page) => sheet(page).locator('details')
const row = (page: Page, title: string) => rows(page).filter({ has: page.getByRole('heading', { name: title, level: 3 }) })
const toggle = (page: Page, title: string) => row(page, title).locator('summary').click()

test('has its weeks in tabs; the heading follows the tab, and each week has its sections', async ({ page }) => {
  await openCourse(page)
  await expect(page.getByRole('tab')).toHaveCount(weeks.length)
  await expect(tab(page, 1)).toHaveAttribute('aria-selected', 'true')
  for (const [index, [title, sections]] of weeks.entries()) {
    await tab(page, index + 1).click()
    await expect(sheet(page).getByRole('heading', { level: 2 })).toHaveText(`Week ${index + 1}: ${title}`)
    await expect(rows(page)).toHaveCount(sections)
    await expect(sheet(page).locator('blockquote')).toBeVisible()
  }
})

test('opens one section at a time, and closes it again', async ({ page }) => {
  await openCourse(page)
  await toggle(page, 'Keep your distance')
  await expect(row(page, 'Keep your distance')).toHaveAttribute('open', '')
  await expect(row(page, 'See it early')).not.toHaveAttribute('open')
  await toggle(page, 'Keep your distance')
  await expect(rows(page).and(page.locator('[open]'))).toHaveCount(0)
})

test('keeps the height of a sheet, even with every section closed', async ({ page }) => {
  await openCourse(page, '/course?week=4')
  await toggle(page, 'Assess a threat')
  await expect(rows(page).and(page.locator('[open]'))).toHaveCount(0)
  expect((await sheet(page).boundingBox())?.height).toBeGreaterThanOrEqual(1950)
})

test('opens the week of the address, and the first one for a week that does not exist', async ({ page }) => {
  await openCourse(page, '/course?week=3')
  await expect(tab(page, 3)).toHaveAttribute('aria-selected', 'true')
  await openCourse(page, `/course?week=${weekNumbers.length + 1}`)
  await expect(tab(page, 1)).toHaveAttribute('aria-selected', 'true')
})

test('changes the week by the keyboard', core, async ({ page }) => {
  await openCourse(page)
  await tab(page, 1).focus()
  await expect(page.locator('[data-later="course-weeks"][data-live]')).toBeAttached()
  await page.keyboard.press('ArrowRight')
  await expect(tab(page, 2)).toBeFocused()
  await expect(sheet(page).getByRole('heading', { level: 2 })).toContainText('Evasion and Escape')
  await page.keyboard.press('End')
  await expect(tab(page, 5)).toHaveAttribute('aria-selected', 'true')
})

test('the sheet that joins one opens at its heading, below what stays at the top', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openCourse(page)
  await sheet(page)
    .getByRole('link', { name: /^Joins sheet 2/ })
    .click()
  const heading = sheet(page).getByRole('heading', { level: 2 })
  await expect(heading).toHaveText('Week 2: Evasion and Escape')
  await expect(heading).toBeFocused()
  const isClear = () =>
    heading.evaluate((element) => {
      const { left, top, bottom } = element.getBoundingClientRect()
      return bottom <= innerHeight / 2 && document.elementFromPoint(left + 1, top + 1) === element
    })
  await expect.poll(isClear).toBe(true)
})

test('Apply Now asks the apply page to scroll to its form', async ({ page }) => {
  await openCourse(page)
  await page.getByRole('main').getByRole('link', { name: 'Apply Now' }).click()
  await expect(page).toHaveURL('/apply')
  expect(await page.evaluate<unknown>(() => history.state)).toMatchObject({ scrollToForm: true })
})

test('marks a section as read, counts it on the tab and keeps it on the device', core, async ({ page }) => {
  await openCourse(page)
  await toggle(page, 'Use your voice')
  await row(page, 'Use your voice').getByRole('button', { name: 'Mark as read' }).click()
  await expect(tab(page, 1)).toContainText('1 of 7 read')
  await openCourse(page)
  await expect(tab(page, 1)).toContainText('1 of 7 read')
  await row(page, 'Use your voice').getByRole('button', { name: 'Marked as read' }).click()
  await expect(tab(page, 1)).toContainText('7 sections')
})

test('each row says how long it takes, which is read and which is next; once marked, it offers what is next in the course', async ({
  page,
}) => {
  await openCourse(page)
  const heading = (title: string) => sheet(page).getByRole('heading', { name: title, level: 3 })
  await expect(heading('See it early')).toHaveAccessibleName(/^See it early ?, 2 minutes, next$/)
  await expect(heading('Use your voice')).toHaveAccessibleName(/^Use your voice ?, 2 minutes$/)
  await expect(sheet(page).getByRole('link', { name: /^Next: / })).toHaveCount(0)
  // The lesson's script comes with the first touch.
  await page.mouse.wheel(0, 200)
  await row(page, 'See it early').getByRole('button', { name: 'Mark as read' }).click()
  await expect(heading('See it early')).toHaveAccessibleName(/^See it early ?, 2 minutes, read$/)
  await expect(heading('Keep your distance')).toHaveAccessibleName(/, next$/)
  await row(page, 'See it early').getByRole('link', { name: 'Next: Keep your distance' }).click()
  await expect(page).toHaveURL('/course/week-1/keep-your-distance')
})

test('each sheet begins with the map of its week: a mark for each section, which leads to its page and shows what is read', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openCourse(page)
  const map = (week: number) => sheet(page).getByRole('navigation', { name: `Map of week ${week}` })
  for (const [index, [, sections]] of weeks.entries()) {
    await tab(page, index + 1).click()
    await expect(map(index + 1).getByRole('link')).toHaveCount(sections)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  }
  await page.setViewportSize({ width: 1024, height: 900 })
  await tab(page, 1).click()
  const mark = (name: RegExp) => map(1).getByRole('link', { name })
  await expect(mark(/^See it early ?, 2 minutes, next$/)).toBeVisible()
  await row(page, 'See it early').getByRole('button', { name: 'Mark as read' }).click()
  await expect(mark(/^See it early ?, 2 minutes, read$/)).toBeVisible()
  await expect(mark(/^Use your voice ?, 2 minutes$/)).toBeVisible()
  await mark(/^Keep your distance ?, 2 minutes, next$/).click()
  await expect(page).toHaveURL('/course/week-1/keep-your-distance')
})

test('resumes in the week and section that were left', core, async ({ page }) => {
  await openCourse(page, '/course?week=3')
  await toggle(page, 'Training with a partner')
  // Remembered once the reader's script has come.
  const section = await row(page, 'Training with a partner').getAttribute('id')
  await expect.poll(() => storedValues(page, 'reading-progress')).toMatchObject({ 'place/latest': `3 ${section}` })
  await openCourse(page)
  await expect(tab(page, 3)).toHaveAttribute('aria-selected', 'true')
  await expect(row(page, 'Training with a partner')).toHaveAttribute('open', '')
  await page.getByRole('link', { name: /You left off in week 3/ }).click()
  await expect(page).toHaveURL('/course/week-3/training-with-a-partner')
})

test('loads no lesson before somebody touches the page', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await openCourse(page)
  await page.waitForLoadState('networkidle')
  const lessons = ['week-panel', 'week-1'].map(scriptCalled)
  const isLesson = (url: string) => lessons.some((lesson) => url.endsWith(lesson))
  expect(scripts.filter(isLesson)).toEqual([])
  await page.mouse.wheel(0, 200)
  await expect(page.getByRole('button', { name: 'Mark as read' }).first()).toBeAttached()
  expect(scripts.some(isLesson)).toBe(true)
})

test('prints every section of the week', async ({ page }) => {
  await openCourse(page)
  await page.emulateMedia({ media: 'print' })
  await expect(row(page, 'Plan your training').getByRole('heading', { name: 'Practice it' })).toBeVisible()
  await expect(page.getByRole('tablist')).toBeHidden()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('every section of the first week can be opened and read', async ({ page }) => {
    await page.goto('/course')
    await expect(rows(page)).toHaveCount(7)
    await toggle(page, 'What the law allows')
    await expect(page.getByText('Imminent: the harm was about to happen', { exact: false })).toBeVisible()
  })

  test('the page leads to every other week', async ({ page }) => {
    for (const week of [2, weekNumbers.length] as const) {
      const title = weekName(week)
      await page.goto('/course')
      await page
        .getByRole('main')
        .getByRole('link', { name: `${week} ${title}` })
        .click()
      await expect(page).toHaveURL(`/whole-course#week-${week}`)
      await expect(page.getByRole('heading', { name: `Week ${week}: ${title}` })).toBeInViewport()
    }
  })
})
