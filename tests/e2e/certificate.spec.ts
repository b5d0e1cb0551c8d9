import type { Page } from '@playwright/test'
import { courseStops } from '../../src/content/curriculum/outline.ts'
import { PUBLISHABLE_KEY } from '../../supabase/embedded/secrets.ts'
import { modules } from '../../supabase/training/training-texts.ts'
import { openHydrated, signUp, toast } from './people.ts'
import { core, expect, test } from './test.ts'
import { buyPackage } from './training.ts'
import { violations } from './violations.ts'
import { readyOffline } from './worker.ts'

test.use({ allowedMessages: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 400/] })

const own = '/training/certificate'
const sections = courseStops.map(({ id }) => id)
const questions = modules.flatMap((module) => module.questions.map(({ id }) => id))
const longName = 'Maximiliana-Konstantinopolitanskaya Longname of Somewhere'
const days = Array.from({ length: 12 }, (_, week) => new Date(Date.UTC(2026, 0, 5 + week * 7)).toISOString().slice(0, 10))

/** Of somebody new, whose devices have told the server of so much. */
async function member(page: Page, { read = sections, answered = questions, practiced = days } = {}) {
  const who = await signUp(page)
  const headers = { apikey: PUBLISHABLE_KEY }
  const signIn = await page.request.post('/auth/v1/token?grant_type=password', { headers, data: who })
  const { access_token } = Object(await signIn.json())
  const records = [
    ...read.map((key) => ({ kind: 'read', key, at: 1, value: 'read' })),
    ...answered.map((key) => ({ kind: 'answer', key, at: 1, value: '4 ~' })),
    ...practiced.map((day) => ({ kind: 'practice', key: day, at: 1, value: JSON.stringify(['logged', day, 20, null, '']) })),
  ]
  const told = await page.request.post('/rest/v1/rpc/sync_learning', {
    headers: { ...headers, authorization: `Bearer ${access_token}` },
    data: { p_records: records },
  })
  await expect(told).toBeOK()
}

const main = (page: Page) => page.getByRole('main')
const sheet = (page: Page) => main(page).locator('section', { hasText: 'Wayfinder Cadet Academy' })

async function issue(page: Page): Promise<string> {
  await member(page)
  await buyPackage(page, 'elite_corps')
  await openHydrated(page, own)
  await main(page).getByRole('button', { name: 'Issue my certificate' }).click()
  await expect(sheet(page)).toBeVisible()
  return /\w{4}-\w{4}-\w{4}/.exec(await sheet(page).innerText())?.[0] ?? ''
}

test('a visitor is told what it is and led to the sign-in, a member without the package to the packages', async ({ page }) => {
  await openHydrated(page, own)
  await expect(main(page)).toContainText('It is not an accredited or official certification')
  await expect(main(page).getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', /^\/auth\?redirect=/)
  await member(page)
  await openHydrated(page, own)
  await expect(main(page).getByRole('link', { name: 'See the packages' })).toHaveAttribute('href', '/pricing')
  await expect(main(page).getByRole('button', { name: 'Issue my certificate' })).toHaveCount(0)
  expect(await violations(page)).toEqual([])
})

test('before all is done the page says how far one is, with the way on, and issues nothing', async ({ page }) => {
  await member(page, { read: sections.slice(3), answered: questions.slice(1), practiced: days.slice(2) })
  await buyPackage(page, 'elite_corps')
  await openHydrated(page, own)
  const rows = main(page).getByRole('listitem')
  await expect(rows).toHaveText([
    `Sections of the course that you have read${sections.length - 3} of ${sections.length}`,
    `Questions of the modules that you have answered${questions.length - 1} of ${questions.length}`,
    'Weeks with practice in your log10 of 12',
  ])
  await expect(main(page).getByRole('button', { name: 'Issue my certificate' })).toHaveCount(0)
  expect(await violations(page)).toEqual([])
  await rows.first().getByRole('link').click()
  await expect(page).toHaveURL('/course')
})

test(
  'the certificate is issued once, says no name until its owner wants it said, and anybody can check its number',
  core,
  async ({ page, browser, baseURL }) => {
    const number = await issue(page)
    expect(number).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(?:-[0-9A-HJKMNP-TV-Z]{4}){2}$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(sheet(page)).toContainText('not an accredited or official certification')
    await expect(sheet(page)).toContainText('gives no license and no powers')
    await expect(sheet(page).getByRole('heading')).toHaveText('Name')
    await page.reload()
    await expect(sheet(page)).toContainText(number)

    const visitor = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
    await openHydrated(visitor, `/training/certificate-${number.toLowerCase()}`)
    await expect(visitor.getByText('This certificate is real')).toBeVisible()
    await expect(sheet(visitor).getByRole('heading')).toHaveText('Its holder')
    await expect(visitor.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')

    const field = main(page).getByRole('textbox', { name: 'Say my name at the public address' })
    await field.fill('Wayfinder Staff')
    await main(page).getByRole('button', { name: 'Save' }).click()
    await expect(toast(page, 'Not saved')).toBeVisible()
    await field.fill(longName)
    await main(page).getByRole('button', { name: 'Save' }).click()
    await expect(sheet(page).getByRole('heading')).toHaveText(longName)
    await visitor.reload()
    await expect(sheet(visitor).getByRole('heading')).toContainText('Maximiliana')
    await field.fill('')
    await main(page).getByRole('button', { name: 'Save' }).click()
    await expect(sheet(page).getByRole('heading')).toHaveText('Name')
    await visitor.reload()
    await expect(sheet(visitor).getByRole('heading')).toHaveText('Its holder')
    await visitor.context().close()
  },
)

test('it prints on one page across, with nothing to press, and is no wider than a small phone', async ({ page }) => {
  await issue(page)
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false)
  expect(await violations(page)).toEqual([])
  await page.emulateMedia({ media: 'print' })
  await expect(main(page).locator('button, a, input').filter({ visible: true })).toHaveCount(0)
  const printed = (await page.pdf({ format: 'Letter', preferCSSPageSize: true })).toString('latin1')
  expect(printed.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1)
  const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(printed) ?? []
  expect(Number(width)).toBeGreaterThan(Number(height))
})

test('a number that is none, and one that nobody has, are told apart; another one can be typed', async ({ page }) => {
  await openHydrated(page, '/training/certificate-7Q2K-XW09-ABZ')
  await expect(page.getByText('This is no certificate’s number')).toBeVisible()
  const field = page.getByRole('textbox', { name: 'Check another number' })
  await field.fill('7Q2K')
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await field.fill(' 7q2k xwo9 abzl')
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await expect(page).toHaveURL('/training/certificate-7Q2K-XW09-ABZ1')
  await expect(page.getByText('No certificate has the number 7Q2K-XW09-ABZ1')).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test.describe('with no network', () => {
  test.use({ worker: true })

  test('the certificate stands as the device last saw it, and a number can’t be checked', async ({ page, context }) => {
    const number = await issue(page)
    await readyOffline(page)
    await context.setOffline(true)
    await openHydrated(page, own)
    await expect(sheet(page)).toContainText(number)
    await expect(page.getByText('This is what your device last saw.')).toBeVisible()
    await openHydrated(page, `/training/certificate-${number}`)
    await expect(main(page)).toContainText('That needs the network')
  })
})
