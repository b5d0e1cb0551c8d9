import type { Page } from '@playwright/test'
import { courseStops, weekSections } from '../../src/content/curriculum/outline.ts'
import { weekNumbers } from '../../src/domain/course/course-week.ts'
import { recordShifts, shiftsOf, twoFrames } from './layout-shifts.ts'
import { openHydrated, signUp } from './people.ts'
import { core, expect, test } from './test.ts'
import { violations } from './violations.ts'

test.use({ viewport: { width: 390, height: 844 } })

const main = (page: Page) => page.getByRole('main')
const rows = (page: Page) => page.getByRole('tabpanel').locator('.disclosure > a')
const act = (page: Page) => main(page).getByRole('link', { name: 'Apply Now' })
const field = (page: Page) => page.getByRole('searchbox')
const live = (page: Page) => expect(page.locator('[data-later="course-weeks"][data-live]')).toBeAttached()

/** Signs somebody in, and opens a page by which the device comes to know it. */
async function enter(page: Page) {
  await signUp(page)
  await openHydrated(page, '/about')
  await expect(page.getByRole('navigation', { name: 'Places' })).toBeVisible()
}

/** Leaves on the device what a visitor has read, and where. */
async function keep(page: Page, place: { week: number; section: string }, read: readonly string[] = []) {
  await openHydrated(page, '/about')
  const stored = JSON.stringify({ read, place, days: [], left: {} })
  await page.evaluate((progress) => localStorage.setItem('reading-progress', progress), stored)
}

async function expectStill(page: Page) {
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await twoFrames(page)
  expect(await shiftsOf(page)).toEqual([])
}

test('a member’s course begins with a bar, the search and the week’s rows, which lead to their words', core, async ({ page }) => {
  await enter(page)
  await page.addInitScript(recordShifts)
  await openHydrated(page, '/course')
  await live(page)
  await expectStill(page)
  expect((await page.locator('.page-head').boundingBox())?.height).toBe(56)
  await expect(act(page)).toBeHidden()
  await expect(rows(page)).toHaveCount(weekSections(1).length)
  const foot = await page.getByRole('navigation', { name: 'Places' }).boundingBox()
  const first = await rows(page).first().boundingBox()
  expect((first?.y ?? 844) + (first?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0)
  await page.getByRole('tab', { name: 'Week 3' }).click()
  await expect(rows(page)).toHaveText(['Getting free and getting out 4 minutes', 'Training with a partner 4 minutes'])
  await expect(page.locator('details[name="week-3-sections"]')).toHaveCount(0)
  expect(await violations(page)).toEqual([])
  await rows(page).nth(1).click()
  await expect(page).toHaveURL('/course/week-3/training-with-a-partner')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Training with a partner')
})

test('a visitor’s keeps its cover, with the way to begin and the week’s first row in the first screen', async ({ page }) => {
  await openHydrated(page, '/course')
  await expect(act(page)).toBeVisible()
  await expect(page.locator('.page-lead')).toBeVisible()
  await expect(rows(page).first()).toBeInViewport({ ratio: 1 })
  await expect(page.locator('.cover-route')).toBeVisible()
  const begin = page.getByRole('link', { name: /^Begin with week 1.*See it early$/ })
  await expect(begin).toBeInViewport({ ratio: 1 })
  await begin.click()
  await expect(page).toHaveURL('/course/week-1/see-it-early')
})

test('who comes back finds the week that was left, its row and the way on, and nothing moves', async ({ page }) => {
  await keep(page, { week: 2, section: 'break-away' }, ['why-you-do-not-pursue'])
  await page.addInitScript(recordShifts)
  await openHydrated(page, '/course')
  await expect(page.getByRole('link', { name: /^You left off in week 2.*Break away$/ })).toBeVisible()
  await expect(rows(page).first()).toHaveText('Why you do not pursue 2 minutes, read')
  await expect(rows(page).nth(3)).toHaveText('Break away 2 minutes, next')
  await expectStill(page)
})

test('of who has read all of it nobody asks to apply, and nothing moves', async ({ page }) => {
  await keep(
    page,
    { week: weekNumbers.length, section: 'a-good-witness' },
    courseStops.map(({ id }) => id),
  )
  await page.addInitScript(recordShifts)
  await openHydrated(page, '/course')
  await expect(page.getByRole('link', { name: 'Your page of completion' })).toBeInViewport()
  await expect(act(page)).toBeHidden()
  await expectStill(page)
})

for (const who of ['a visitor', 'a member'])
  test(`the first hit stands above the keyboard of ${who}`, async ({ page }) => {
    if (who === 'a member') await enter(page)
    await openHydrated(page, '/course')
    await field(page).pressSequentially('wrist grab')
    const hit = page.getByRole('search').getByRole('link').first()
    await expect(hit).toContainText('Getting free and getting out')
    const keyboard = 844 - 420
    const { y = keyboard, height = 0 } = (await hit.boundingBox()) ?? {}
    expect(y + height).toBeLessThanOrEqual(keyboard)
    expect((await field(page).boundingBox())?.y).toBeGreaterThan(64)
    await hit.click()
    await expect(page.locator(':focus')).toContainText('Wrist held')
  })

test('what is printed from a phone holds the words, and no row that leads to them', async ({ page }) => {
  await openHydrated(page, '/course')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Practice it' }).first()).toBeVisible()
  await expect(rows(page).first()).toBeHidden()
})

test('no row is wider than a phone of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openHydrated(page, '/course')
  for (const week of weekNumbers) {
    await page.getByRole('tab', { name: `Week ${week}` }).click()
    await expect(rows(page)).toHaveCount(weekSections(week).length)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  }
})
