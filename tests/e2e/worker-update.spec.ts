import type { Page } from '@playwright/test'
import { startDeployingSite, type DeployingSite } from '../setup/deploying-site.ts'
import { nextBuild, removeBuild } from '../setup/next-build.ts'
import { freshEmail, openHydrated, sendCredentials } from './people.ts'
import { expect, test } from './test.ts'

test.use({ worker: true })

const dist = process.env['E2E_DIST'] ?? 'dist'

// What the browser says of scripts that a deploy took away, and of a network that a test pulled.
test.use({
  allowedMessages: [/404 \(Not Found\)|ERR_INTERNET_DISCONNECTED|dynamically imported module|\[object Event\]/],
})

let site: DeployingSite
let next: string
test.beforeAll(async () => {
  next = await nextBuild(dist)
})
test.afterAll(() => removeBuild(next))
test.beforeEach(async ({ baseURL }) => {
  site = await startDeployingSite(dist, baseURL ?? '')
})
test.afterEach(() => site.close())

const entryOf = (page: Page) => page.locator('script[data-entry]').first().getAttribute('data-entry')

/** A page that the worker controls: the app is on the phone. */
async function installed(page: Page, path: string): Promise<string> {
  await openHydrated(page, `${site.url}${path}`)
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), { timeout: 60_000 }).toBe(true)
  return (await entryOf(page)) ?? ''
}

/** The newer build is on the server, and the browser has found it; the offer stands on the page. */
async function deployed(page: Page): Promise<void> {
  site.deploy(next)
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
  })
  await page.keyboard.press('Shift')
  await expect(page.getByRole('button', { name: 'Update now' })).toBeVisible({ timeout: 60_000 })
}

/** Counts how often a page starts anew from now on. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('load', () => (loads += 1))
  return () => loads
}

test('an update is offered, waits for a form that is not saved in any tab, and brings every tab along once', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000)
  const old = await installed(page, '/contact')
  const reader = await context.newPage()
  await openHydrated(reader, `${site.url}/faq`)
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Ana')
  await page.getByRole('textbox', { name: 'Message' }).fill('Half a thought')
  await deployed(reader)
  const [loads, readerLoads] = [countLoads(page), countLoads(reader)]

  await reader.getByRole('button', { name: 'Update now' }).click()
  await expect(
    reader.getByText('The update will be applied when your form is saved or closed, also one in another tab.'),
  ).toBeVisible()
  expect(await entryOf(reader)).toBe(old)
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Half a thought')

  await page.getByRole('main').getByRole('textbox', { name: 'Email Address' }).first().fill('ana@example.test')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('')
  await expect.poll(async () => [await entryOf(page), await entryOf(reader)], { timeout: 60_000 }).not.toContain(old)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(reader.getByRole('heading', { level: 1 })).toBeVisible()
  expect([loads(), readerLoads()]).toEqual([1, 1])
})

test('a form with an offline queue keeps both through an update; put off, it comes with the next start', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000)
  const old = await installed(page, '/auth?mode=sign-up')
  await sendCredentials(page, 'Create Account', freshEmail(), 'first-Password-1')
  await expect(page).toHaveURL(`${site.url}/`)
  await openHydrated(page, `${site.url}/bounty/create`)
  await page.getByLabel('Title').fill('A draft that stays')
  await deployed(page)
  await page.getByRole('button', { name: 'Later' }).click()
  await expect(page.getByRole('button', { name: 'Update now' })).toBeHidden()
  await expect(page.getByLabel('Title')).toHaveValue('A draft that stays')

  await page.close()
  let again = await context.newPage()
  const entryAfterStart = async () => {
    await again.close()
    again = await context.newPage()
    await openHydrated(again, `${site.url}/bounty/create`)
    return entryOf(again)
  }
  await expect.poll(entryAfterStart, { timeout: 60_000 }).not.toBe(old)
  await expect(again.getByLabel('Title')).toHaveValue('A draft that stays')
})

test('a page of the old build whose scripts are gone starts anew once, and is not white', async ({ browser }) => {
  // Without a worker: the first visit was just before the deploy.
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  await openHydrated(page, `${site.url}/`)
  await page.waitForLoadState('load')
  const old = await entryOf(page)
  site.deploy(next)
  const loads = countLoads(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await expect.poll(() => entryOf(page)).not.toBe(old)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(loads()).toBe(1)
  expect(await context.request.get(`${site.url}${old}`).then((answer) => answer.status())).toBe(404)
  await context.close()
})

test('scripts that stay away lead to one reload and then to a page that says so', async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  await openHydrated(page, `${site.url}/faq`)
  await page.route(/\/assets\/bounty\.create/, (route) => route.fulfill({ status: 404 }))
  const loads = countLoads(page)
  await page.evaluate(() => {
    history.pushState({}, '', '/bounty/create')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(page.getByText('This page stopped working')).toBeVisible({ timeout: 30_000 })
  expect(loads()).toBeLessThanOrEqual(1)
  await context.close()
})

test('a page whose app is gone from the server is loaded anew once, and can be read until then', async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  let isGone = true
  let asked = 0
  await page.route(/\/assets\/index-/, (route) => {
    // Not the script itself, but whether it is truly gone.
    if (route.request().resourceType() === 'fetch') asked += 1
    return isGone ? route.fulfill({ status: 404 }) : route.continue()
  })
  const loads = countLoads(page)
  await page.goto(`${site.url}/faq`)
  await page.keyboard.press('Shift')
  await expect.poll(loads).toBe(2)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // The same app is gone still: another reload would be the first of a loop.
  await expect.poll(() => asked).toBe(2)
  isGone = false
  await openHydrated(page, `${site.url}/faq`)
  expect(loads()).toBe(3)
  await context.close()
})
