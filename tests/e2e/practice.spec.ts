import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { openHydrated, signUp } from './people.ts'
import { core, expect, test } from './test.ts'
import { buyPackage, logged, logPractice, pagesOf } from './training.ts'
import { violations } from './violations.ts'
import { readyOffline } from './worker.ts'

test.use({ allowedMessages: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] })

const main = (page: Page) => page.getByRole('main')
const press = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name, exact: true }).click()
const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify(Object.entries(localStorage).filter(([key]) => key.startsWith('practice-log'))))
const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)

/** A member of whose package nobody knows: the academy can't be asked. */
async function unknown(page: Page) {
  await page.route('**/functions/v1/check-subscription', (route) => route.abort())
  await signUp(page)
}

test.describe('with no network', () => {
  test.use({ worker: true })

  test('practice is logged and there after a reload; a form that was begun is, too', core, async ({ page, context }) => {
    await signUp(page)
    await buyPackage(page, 'cadet_basic')
    await page.getByRole('link', { name: 'Open your package' }).click()
    await expect(page.getByRole('link', { name: /^Practice log / })).toBeVisible()
    await readyOffline(page)
    await context.setOffline(true)
    await openHydrated(page, '/training/log')
    await expect(main(page).getByRole('heading', { name: 'No practice logged yet' })).toBeVisible()
    await press(page, 'Log it')
    await expect(page.getByLabel('Drill')).toBeFocused()
    await expect(page.getByLabel('Drill')).toHaveAccessibleDescription('Say in a few words what you practiced.')
    await page.getByLabel('What I noticed').fill('The gate was locked')
    await logPractice(page, 'Second way home')
    await expect(page.getByLabel('What I noticed')).toHaveValue('')
    await page.getByLabel('Drill').fill('Begun')
    await page.reload()
    await expect(logged(page, 'Second way home')).toContainText('20 minutes')
    await expect(logged(page, 'Second way home')).toContainText('The gate was locked')
    await expect(page.getByLabel('Drill')).toHaveValue('Begun')
    expect(await violations(page)).toEqual([])
  })
})

test('a route sheet is one page, filled in or blank, on Letter and A4, and stays on the device', async ({ page }) => {
  await unknown(page)
  for (const sheet of ['walk', 'building', 'trip']) {
    await openHydrated(page, `/training/${sheet}-sheet`)
    const fields = main(page).getByRole('textbox')
    await expect(fields).toHaveCount(12)
    for (const field of await fields.all()) await field.fill('W '.repeat(40))
    const sizes = ['Letter', 'A4'] as const
    for (const format of sizes) expect(pagesOf(await page.pdf({ format })), `${sheet}, ${format}`).toBe(1)
  }
  await page.reload()
  await expect(main(page).getByRole('textbox').last()).toHaveValue('W '.repeat(40))
  await page.evaluate(() => {
    window.print = () => void (document.title = document.querySelector('article dd')?.textContent || 'blank')
  })
  await press(page, 'Print it blank')
  await expect(page).toHaveTitle('blank')
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await press(page, 'Print')
  await expect(page).toHaveTitle(/^W W/)
  await press(page, 'Clear')
  await press(page, 'Clear it for good')
  await expect(main(page).getByRole('textbox').last()).toHaveValue('')
  await page.reload()
  await expect(main(page).getByRole('textbox').last()).toHaveValue('')
})

test('an entry is changed and removed by the keyboard, and its words are gone', async ({ page }) => {
  await unknown(page)
  await openHydrated(page, '/training/log')
  await logPractice(page, 'Stance', '45')
  await page.getByLabel('Drill').fill('Not logged yet')
  await logged(page, 'Stance')
    .getByRole('button', { name: /^Change/ })
    .press('Enter')
  await expect(main(page).getByRole('heading', { name: 'Change the entry' })).toBeFocused()
  await page.getByLabel('Minutes', { exact: true }).fill('601')
  await page.getByLabel('Minutes', { exact: true }).press('Enter')
  await expect(page.getByLabel('Minutes', { exact: true })).toHaveAccessibleDescription('Give whole minutes, from 1 to 600.')
  await page.getByLabel('Minutes', { exact: true }).fill('50')
  await press(page, 'Save')
  await expect(logged(page, 'Stance')).toContainText('50 minutes')
  await expect(logged(page, 'Stance').getByRole('button', { name: /^Change/ })).toBeFocused()
  await expect(page.getByLabel('Drill')).toHaveValue('Not logged yet')
  await logged(page, 'Stance')
    .getByRole('button', { name: /^Remove/ })
    .press('Enter')
  await page.keyboard.press('Enter')
  await expect(main(page).getByRole('heading', { name: 'No practice logged yet' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await stored(page)).not.toContain('Stance')
})

test('the log is saved as CSV, says its weeks in words, and prints as a table', async ({ page }) => {
  await unknown(page)
  await openHydrated(page, '/training/log')
  await logPractice(page, '=1+1')
  await logPractice(page, 'Stance', '10')
  await expect(
    main(page)
      .getByRole('listitem')
      .filter({ hasText: /^Week of .*: 30 minutes, days with practice: 1/ }),
  ).toBeAttached()
  const saving = page.waitForEvent('download')
  await press(page, 'Save as CSV')
  const file = await saving
  expect(file.suggestedFilename()).toBe('wayfinder-practice-log.csv')
  expect(await readFile(await file.path(), 'utf8')).toMatch(
    /^\uFEFFday,minutes,drill,noticed\r\n"[\d-]{10}","10","Stance",""\r\n"[\d-]{10}","20","'=1\+1",""\r\n$/,
  )
  // As wide as a sheet.
  await page.setViewportSize({ width: 680, height: 900 })
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1, name: 'Practice log' })).toBeVisible()
  await expect(main(page).getByText('What I noticed').last()).toBeVisible()
  await expect(main(page).locator('button, .btn, input, form').filter({ visible: true })).toHaveCount(0)
})

test('without a package the form gives way to one sentence, and what was logged stays to read, save and remove', async ({
  page,
}) => {
  await openHydrated(page, '/training/log')
  const packages = main(page).getByRole('link', { name: 'See the packages' })
  await expect(packages).toHaveAttribute('href', '/pricing')
  await expect(page.getByLabel('Drill')).toHaveCount(0)
  await signUp(page)
  await page.evaluate(() => {
    const value = ['logged', '2026-03-01', 20, 'Stance', 'mine']
    localStorage.setItem('practice-log', JSON.stringify({ 'practice/a': { at: 5, value } }))
  })
  await openHydrated(page, '/training/log')
  await expect(packages).toBeVisible()
  await expect(page.getByLabel('Drill')).toHaveCount(0)
  await expect(logged(page, 'Stance').getByRole('button', { name: /^Change/ })).toHaveCount(0)
  await expect(main(page).getByRole('button', { name: 'Save as CSV' })).toBeVisible()
  await press(page, /^Remove/)
  await press(page, /^Remove it for good/)
  await expect(logged(page, 'Stance')).toHaveCount(0)
})

test('without a package the walk’s sheet is printed blank, and the others name the package', async ({ page }) => {
  await openHydrated(page, '/training/walk-sheet')
  await expect(main(page).getByRole('button', { name: 'Print it blank' })).toBeVisible()
  await expect(main(page).getByRole('textbox')).toHaveCount(0)
  expect(pagesOf(await page.pdf({ format: 'Letter' }))).toBe(1)
  expect(await violations(page)).toEqual([])
  await main(page).getByRole('link', { name: 'A trip with children' }).click()
  await expect(main(page)).toContainText('This sheet comes with CADET BASIC')
  await expect(main(page).getByRole('button')).toHaveCount(0)
})

test('at 320 px nothing is cut off, with long words in every field', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await unknown(page)
  await openHydrated(page, '/training/log')
  await page.getByLabel('What I noticed').fill('x'.repeat(1000))
  await logPractice(page, 'x'.repeat(80))
  expect(await isWide(page)).toBe(false)
  expect(await violations(page)).toEqual([])
  await openHydrated(page, '/training/trip-sheet')
  for (const field of await main(page).getByRole('textbox').all()) await field.fill('x'.repeat(81))
  await expect(main(page).getByRole('alert').first()).toHaveText('1 too many. Please use at most 80 characters.')
  expect(await isWide(page)).toBe(false)
  expect(await violations(page)).toEqual([])
})
