import type { Page } from '@playwright/test'
import { courseStops } from '../../src/content/curriculum/outline.ts'
import { PUBLISHABLE_KEY } from '../../supabase/embedded/secrets.ts'
import { modules } from '../../supabase/training/training-texts.ts'
import { openHydrated, signUp, toast } from './people.ts'
import { core, expect, test } from './test.ts'
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

async function buyElite(page: Page) {
  await page.goto('/pricing?checkout=elite_corps')
  await page.getByRole('button', { name: 'Pay (test)' }).click()
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
}

const main = (page: Page) => page.getByRole('main')
const sheet = (page: Page) => main(page).locator('section', { hasText: 'Wayfinder Cadet Academy' })

async function issue(page: Page): Promise<string> {
  await member(page)
  await buyElite(page)
  await openHydrated(page, own)
  await main(page).getByRole('button', { name: 'Issue my certificate' }).click()
  await expect(sheet(page)).toBeVisible()
  return /\w{4}-\w{4}-\w{4}/.exec(await sheet(page).innerText())?.[0] ?? ''
}


const wear = (page: Page, theme: string) =>
  page.evaluate((name) => {
    document.documentElement.className = name
    document.documentElement.dataset['theme'] = name
  }, theme)
async function shots(page: Page, name: string) {
  for (const [width, height] of [[320, 640], [390, 844], [1440, 900]] as const) {
    await page.setViewportSize({ width, height })
    for (const theme of ['patriot', 'legacy', 'tactical']) {
      await wear(page, theme)
      await page.screenshot({ path: `/tmp/shots-certificate/${name}-${width}-${theme}.png`, fullPage: true, animations: 'disabled' })
    }
  }
}
test('shots', async ({ page, browser, baseURL }) => {
  await openHydrated(page, own)
  await shots(page, 'visitor')
  await openHydrated(page, '/certificate/7Q2K-XW09-ABZ1')
  await expect(page.getByText('No certificate has')).toBeVisible()
  await shots(page, 'unknown')
  await openHydrated(page, '/certificate/7Q2K')
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await shots(page, 'malformed')
  await member(page, { read: sections.slice(3), answered: questions.slice(1), practiced: days.slice(2) })
  await openHydrated(page, own)
  await expect(page.getByText('See the packages')).toBeVisible()
  await shots(page, 'nopackage')
  await buyElite(page)
  await openHydrated(page, own)
  await expect(page.getByText('10 of 12')).toBeVisible()
  await shots(page, 'ahead')
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await member(page)
  await buyElite(page)
  await openHydrated(page, own)
  await expect(page.getByText('12 of 12')).toBeVisible()
  await shots(page, 'complete')
  await main(page).getByRole('button', { name: 'Issue my certificate' }).click()
  await expect(sheet(page)).toBeVisible()
  const number = /\w{4}-\w{4}-\w{4}/.exec(await sheet(page).innerText())?.[0] ?? ''
  await page.waitForLoadState('networkidle')
  await page.reload()
  await expect(sheet(page)).toBeVisible()
  await shots(page, 'issued')
  await page.pdf({ path: '/tmp/shots-certificate/print-line.pdf', format: 'Letter', preferCSSPageSize: true })
  await main(page).getByRole('textbox', { name: /Say my name/ }).fill('Casey Jordan Rivera')
  await main(page).getByRole('button', { name: 'Save' }).click()
  await expect(sheet(page).getByRole('heading')).toHaveText('Casey Jordan Rivera')
  await page.reload()
  await expect(sheet(page)).toBeVisible()
  await shots(page, 'named')
  await page.pdf({ path: '/tmp/shots-certificate/print-named.pdf', format: 'Letter', preferCSSPageSize: true })
  await page.pdf({ path: '/tmp/shots-certificate/print-a4.pdf', format: 'A4', preferCSSPageSize: true })
  const visitor = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
  await openHydrated(visitor, `/certificate/${number}`)
  await expect(visitor.getByText('This certificate is real')).toBeVisible()
  await shots(visitor, 'checked')
  await visitor.pdf({ path: '/tmp/shots-certificate/print-checked.pdf', format: 'Letter', preferCSSPageSize: true })
})
