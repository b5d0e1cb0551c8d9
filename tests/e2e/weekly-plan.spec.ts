import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { sharesClock } from './clock.ts'
import { openHydrated, signOut, signUp } from './people.ts'
import { core, expect, test } from './test.ts'
import { violations } from './violations.ts'
import { readyOffline } from './worker.ts'

test.use({ allowedMessages: [/ERR_INTERNET_DISCONNECTED/] })

/** A morning of a week that is over by now, Monday as 0: the server's session must not have ended by the page's clock. */
function morning(day: number): Date {
  const now = new Date()
  const monday = now.getDate() - ((now.getDay() + 6) % 7) - 14
  return new Date(now.getFullYear(), now.getMonth(), monday + day, 9)
}

const section = (page: Page) => page.locator('section', { has: page.locator('#days-read') })
const words = (page: Page) => section(page).getByRole('status').locator('span')
const planButton = (page: Page) => section(page).getByRole('button', { name: /^(Plan my week|Change plan)$/ })
const form = (page: Page) => page.getByRole('dialog', { name: 'Plan my week' })
const day = (page: Page, name: string) => form(page).getByRole('checkbox', { name })
const open = (page: Page) => planButton(page).click()
const rings = (page: Page) => section(page).locator('li > .outline-2')
const isCut = (element: Element) => element.scrollWidth > element.clientWidth
const plansKept = (page: Page) => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('weekly-plan')))

async function choose(page: Page, days: readonly string[], minutes: string): Promise<void> {
  await open(page)
  for (const name of days) await day(page, name).check()
  await form(page).getByRole('radio', { name: minutes }).check()
  await form(page).getByRole('button', { name: 'Save' }).click()
  await expect(form(page)).toBeHidden()
}

async function read(page: Page): Promise<void> {
  await openHydrated(page, '/course/week-1/see-it-early')
  await page.getByRole('button', { name: /^(Mark read, next|Next):/ }).click()
  await expect(page).not.toHaveURL(/see-it-early$/)
}

test('a week is planned, kept, changed and given up, and its end has a kind word', core, async ({ page }) => {
  await page.clock.install({ time: morning(0) })
  await sharesClock(page)
  await signUp(page)
  await openHydrated(page, '/')
  await expect(words(page)).toHaveCount(0)
  await choose(page, ['Monday', 'Wednesday', 'Saturday'], '10')
  const invitation = [
    'A new week. Ten minutes is enough to begin.',
    /^Today is in your plan: 10 minutes, enough for the next \d sections\.$/,
  ]
  await expect(words(page)).toHaveText(invitation)
  await expect(rings(page)).toHaveCount(3)
  await page.reload()
  await expect(words(page)).toHaveText(invitation)
  await expect(section(page)).toContainText('In your plan this week: Monday, Wednesday, Saturday.')

  await read(page)
  await openHydrated(page, '/')
  await expect(page.getByRole('region', { name: 'Read on 1 day this week' })).toBeVisible()
  await expect(words(page)).toHaveText(['You read today. Next in your plan: Wednesday.'])

  await page.clock.setSystemTime(morning(3))
  await openHydrated(page, '/')
  await expect(words(page)).toHaveText(['Today is a rest day. Next in your plan: Saturday.'])
  await expect(rings(page)).toHaveCount(1)

  await page.clock.setSystemTime(morning(6))
  await read(page)
  await openHydrated(page, '/')
  await expect(words(page)).toHaveText(['You read on 2 days this week: Monday, Sunday.', 'Next in your plan: tomorrow.'])

  await page.clock.setSystemTime(morning(7))
  await openHydrated(page, '/')
  await expect(words(page).first()).toHaveText('You read on 2 days last week: Monday, Sunday.')
  await expect(page.getByRole('region', { name: 'This week' })).toBeVisible()

  await open(page)
  await expect(day(page, 'Wednesday')).toBeChecked()
  await form(page).getByRole('button', { name: 'No plan' }).click()
  await expect(words(page)).toHaveCount(0)
  await expect(rings(page)).toHaveCount(0)
  await page.reload()
  await expect(section(page).getByRole('button', { name: 'Plan my week' })).toBeVisible()
})

test('a plan is made with the keyboard alone, and needs a day', async ({ page }) => {
  await signUp(page)
  await openHydrated(page, '/')
  const button = planButton(page)
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(day(page, 'Monday')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(form(page).getByRole('alert')).toHaveText('Choose a day, or press “No plan”.')
  await expect(day(page, 'Monday')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(form(page).getByRole('alert')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(form(page)).toBeHidden()
  await expect(button).toBeFocused()
  await expect(button).toHaveText('Plan my week')
  await page.keyboard.press('Enter')
  await expect(day(page, 'Monday')).not.toBeChecked()
  for (const _ of ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']) {
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(button).toBeFocused()
  await expect(button).toHaveText('Change plan')
  await expect(words(page).last()).toContainText('Today is in your plan: 20 minutes')
})

test('at 320 px everything is in reach, at the size of a thumb, and in every theme', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await signUp(page)
  await openHydrated(page, '/')
  const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  await open(page)
  const labels = form(page).locator('label')
  await expect(labels).toHaveCount(11)
  for (const label of await labels.all()) {
    const box = await label.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
  await form(page).getByRole('button', { name: 'Save' }).click()
  await expect(form(page).getByRole('alert')).toBeVisible()
  expect(await violations(page)).toEqual([])
  for (const name of ['Monday', 'Thursday', 'Sunday']) await day(page, name).check()
  expect(await violations(page)).toEqual([])
  await form(page).getByRole('button', { name: 'Save' }).click()
  await expect(planButton(page)).toHaveText('Change plan')
  expect(await isWide()).toBe(false)
  expect(await violations(page)).toEqual([])
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  expect(await isWide()).toBe(false)
  await open(page)
  expect(await form(page).evaluate(isCut)).toBe(false)
  for (const label of await labels.all()) expect(await label.evaluate(isCut)).toBe(false)
  await page.keyboard.press('Escape')
  await page.emulateMedia({ media: 'print' })
  await expect(planButton(page)).toBeHidden()
})

test.describe('with no network', () => {
  test.use({ worker: true })

  test('a plan is made and shown', async ({ page, context }) => {
    await signUp(page)
    await openHydrated(page, '/')
    await readyOffline(page)
    await context.setOffline(true)
    await openHydrated(page, '/')
    await choose(page, ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'], '45')
    await openHydrated(page, '/')
    await expect(words(page).last()).toContainText('Today is in your plan: 45 minutes')
  })
})

test('a visitor’s plan goes with the sign-up, and leaves with the sign-out', async ({ page }) => {
  await openHydrated(page, '/about')
  await page.evaluate(() => localStorage.setItem('weekly-plan', JSON.stringify({ days: [0, 4], minutes: 30, at: 1 })))
  await signUp(page)
  await openHydrated(page, '/')
  await expect(planButton(page)).toHaveText('Change plan')
  expect(await plansKept(page)).toEqual([expect.stringMatching(/^weekly-plan:[\w-]{36}$/)])
  await signOut(page)
  await expect.poll(() => plansKept(page)).toEqual([])
})

test('a plan goes to a calendar as a file, and the form says where it is', async ({ page }) => {
  await signUp(page)
  await openHydrated(page, '/')
  await expect(section(page).getByRole('button', { name: 'Add to calendar' })).toHaveCount(0)
  await section(page).getByRole('button', { name: 'Plan my week' }).click()
  await form(page).getByRole('checkbox', { name: 'Monday' }).check()
  await form(page).getByRole('button', { name: 'Save' }).click()

  await section(page).getByRole('button', { name: 'Add to calendar' }).click()
  const calendar = page.getByRole('dialog', { name: 'Add to calendar' })
  await calendar.getByLabel('Begin at').fill('')
  await calendar.getByRole('button', { name: 'Get the file' }).click()
  await expect(calendar.getByText('Choose a time.')).toBeVisible()
  await calendar.getByLabel('Begin at').fill('07:05')
  const downloading = page.waitForEvent('download')
  await calendar.getByRole('button', { name: 'Get the file' }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toBe('wayfinder-plan.ics')
  expect(await readFile(await file.path(), 'utf8')).toContain('RRULE:FREQ=WEEKLY;BYDAY=MO')
  await expect(calendar.getByRole('status')).toContainText('Open it to add your plan.')
})
