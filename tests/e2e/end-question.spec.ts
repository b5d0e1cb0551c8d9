import type { Page } from '@playwright/test'
import { endQuestion, questionSections } from '../../src/content/questions/section-questions.ts'
import { scriptCalled } from '../built/built-scripts.ts'
import { openHydrated } from './people.ts'
import { addressOf, beforeEnd } from './questions.ts'
import { storedLog } from './stored-log.ts'
import { core, expect, test } from './test.ts'
import { violations } from './violations.ts'
import { readyOffline } from './worker.ts'

test.use({ allowedMessages: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] })

const section = questionSections.find(({ week }) => week === 'week-3')
const question = section && endQuestion(section)
if (!section || !question) throw new Error('Week 3 has no question.')
const [right, wrong] = question.options

const asked = (page: Page) => beforeEnd(page, section)
const option = (page: Page, name: string) => asked(page).getByRole('button', { name, exact: true })
const end = (page: Page) => page.getByRole('button', { name: /^Mark read/ })
const keptIds = async (page: Page) => Object.keys(await storedLog(page, 'question-answers'))

for (const [chosen, verdict, details] of [
  [right, 'Right', core],
  [wrong, 'Not yet', {}],
] as const) {
  test(
    `one press answers the question before the end, with the reason, and keeps the focus: ${verdict}`,
    details,
    async ({ page }) => {
      await openHydrated(page, addressOf(section))
      await asked(page).scrollIntoViewIfNeeded()
      await option(page, chosen).press('Enter')
      await expect(asked(page).getByRole('status')).toContainText(verdict)
      await expect(asked(page).getByRole('status')).toContainText(question.why)
      await expect(asked(page).locator('button:focus')).toContainText(chosen)
      await expect(asked(page).locator('button:focus')).toBeInViewport()
      await expect(asked(page).getByText('Right answer')).toHaveCount(1)
      await expect(asked(page).getByText('Your answer')).toHaveCount(chosen === right ? 0 : 1)
      await expect(asked(page).getByRole('button', { name: 'Pass this question' })).toHaveCount(0)
      await page.keyboard.press('Enter')
      expect(await keptIds(page)).toEqual([`answer/${question.id}`])
      expect(await violations(page)).toEqual([])
      await asked(page).getByRole('button', { name: 'To the paragraph' }).click()
      expect(await page.evaluate(() => [...(CSS.highlights.get('found') ?? [])].map(String))).toEqual([question.from])
      await end(page).click()
      await expect(page).not.toHaveURL(addressOf(section))
    },
  )
}

test('one press passes it, and the focus is on what leads on; nothing is kept', async ({ page }) => {
  await openHydrated(page, addressOf(section))
  await asked(page).getByRole('button', { name: 'Pass this question' }).click()
  await expect(asked(page)).toHaveCount(0)
  await expect(end(page)).toBeFocused()
  await expect(end(page)).toBeInViewport()
  expect(await keptIds(page)).toEqual([])
})

test('an answer that was faster than its script counts', async ({ page }) => {
  let arrive: (() => void) | undefined
  const held = new Promise<void>((resolve) => (arrive = resolve))
  await page.route(`**${scriptCalled('questions-page')}`, async (route) => {
    await held
    await route.continue()
  })
  await openHydrated(page, addressOf(section))
  await option(page, right).click()
  await expect(page.locator('[data-later="section"][data-live]')).toBeAttached()
  await expect(asked(page).getByRole('status')).toBeEmpty()
  arrive?.()
  await expect(asked(page).getByRole('status')).toContainText(question.why)
  await expect(asked(page).locator('button:focus')).toContainText(right)
  expect(await keptIds(page)).toEqual([`answer/${question.id}`])
})

test('without its script an answer says so, and the section leads on', async ({ page }) => {
  await page.route(`**${scriptCalled('questions-page')}`, (route) => route.abort())
  await openHydrated(page, addressOf(section))
  await end(page).scrollIntoViewIfNeeded()
  await expect(page.locator('[data-later="section"][data-live]')).toBeAttached()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await option(page, right).click()
  await expect(page.getByRole('alert')).toContainText('These questions could not be loaded.')
  await end(page).click()
  await expect(page).not.toHaveURL(addressOf(section))
})

test.describe('with no network', () => {
  test.use({ worker: true })

  test('it comes with a section that the device holds, and one press answers it', async ({ page, context }) => {
    await openHydrated(page, '/')
    await readyOffline(page)
    await context.setOffline(true)
    await openHydrated(page, addressOf(section))
    await option(page, right).click()
    await expect(asked(page).getByRole('status')).toContainText(question.why)
    expect(await keptIds(page)).toEqual([`answer/${question.id}`])
  })
})
