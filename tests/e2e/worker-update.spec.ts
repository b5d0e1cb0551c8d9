import type { Page } from '@playwright/test'
import { scriptCalled } from '../built/built-scripts.ts'
import { startDeployingSite, type DeployingSite } from '../setup/deploying-site.ts'
import { nextBuild, removeBuild } from '../setup/next-build.ts'
import { kept } from './kept.ts'
import { freshEmail, openHydrated, sendCredentials } from './people.ts'
import { core, expect, test } from './test.ts'
import { countLoads, entryOf, readyOffline } from './worker.ts'

const dist = process.env['E2E_DIST'] ?? 'dist'
const sample = 'a3057b14-9fb2-4844-aeff-546d5f7ce1e0'

// What the browser says of scripts that a deploy took away, and of a network that a test pulled.
const byBrowser =
  /404 \(Not Found\)|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_FAILED|MissingScript|dynamically imported module|\[object Event\]/
test.use({ worker: true, allowedMessages: [byBrowser] })

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

/** A page that the worker controls: the app is on the phone. */
async function installed(page: Page, path: string): Promise<string> {
  await openHydrated(page, `${site.url}${path}`)
  await readyOffline(page)
  return (await entryOf(page)) ?? ''
}

const browserLooks = (page: Page) => page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
/** The newer build is on the server, and the browser has found it; the offer stands on the page. */
async function deployed(page: Page): Promise<void> {
  site.deploy(next)
  await browserLooks(page)
  await page.keyboard.press('Shift')
  await expect(page.getByRole('button', { name: 'Update now' })).toBeVisible()
}

test(
  'an update waits for a form that is not saved in any tab, and brings every tab along once',
  core,
  async ({ page, context }) => {
    const old = await installed(page, '/contact')
    const reader = await context.newPage()
    await openHydrated(reader, `${site.url}/faq`)
    await page.getByRole('textbox', { name: 'Full Name' }).fill('Ana')
    await page.getByRole('textbox', { name: 'Message' }).fill('Half a thought')
    await deployed(reader)
    const [loads, readerLoads] = [countLoads(page), countLoads(reader)]

    await reader.getByRole('button', { name: 'Update now' }).click()
    await expect(
      reader
        .getByRole('region', { name: 'Update' })
        .getByText('The update will be applied when your form is saved or closed, also one in another tab.'),
    ).toBeVisible()
    expect(await entryOf(reader)).toBe(old)
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Half a thought')

    await page.getByRole('main').getByRole('textbox', { name: 'Email Address' }).first().fill('ana@example.test')
    // Who fills it in within two seconds is asked to press again.
    const message = page.getByRole('textbox', { name: 'Message' })
    const press = () => page.getByRole('button', { name: 'Send message' }).click()
    await expect.poll(() => press().then(() => message.inputValue())).toBe('')
    await expect.poll(async () => [await entryOf(page), await entryOf(reader)]).not.toContain(old)
    for (const each of [page, reader]) await expect(each.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => [loads(), readerLoads()]).toEqual([1, 1])
  },
)

for (const [what, comeBack] of [
  ['comes back to the app', (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))],
  ['has a network again', (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')))],
  ['has had it open for an hour', (page: Page) => page.clock.fastForward('01:00:00')],
] as const)
  test(`an update is found when a person ${what}, and only offered`, async ({ page }) => {
    await page.clock.install()
    const old = await installed(page, '/faq')
    await page.keyboard.press('Shift')
    site.deploy(next)
    const loads = countLoads(page)
    await comeBack(page)
    await expect(page.getByRole('button', { name: 'Update now' })).toBeVisible()
    expect([await entryOf(page), loads()]).toEqual([old, 0])
  })

test('a form with an offline queue keeps both through an update; put off, it is not offered again and comes with the next start', async ({
  page,
  context,
}) => {
  const old = await installed(page, '/auth?mode=sign-up')
  await sendCredentials(page, 'Create account', freshEmail(), 'first-Password-1')
  await expect(page).toHaveURL(`${site.url}/`)
  await openHydrated(page, `${site.url}/bounty/create`)
  await page.getByLabel('Title').fill('A draft that stays')
  await kept(page, 'A draft that stays')
  await deployed(page)
  await page.getByRole('button', { name: 'Later' }).click()
  // The browser registers and updates in turn: once it has looked for this, the page's own look is over.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await browserLooks(page)
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
  await expect.poll(entryAfterStart).not.toBe(old)
  await expect(again.getByLabel('Title')).toHaveValue('A draft that stays')
})

test('a page of the old build whose scripts are gone starts anew once, and is not white', async ({ browser }) => {
  // Without a worker: the first visit was just before the deploy.
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  await openHydrated(page, `${site.url}/`)
  await page.waitForLoadState('networkidle')
  const old = await entryOf(page)
  site.deploy(next)
  const loads = countLoads(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await expect.poll(() => entryOf(page)).not.toBe(old)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(loads).toBe(1)
  expect(await context.request.get(`${site.url}${old}`).then((answer) => answer.status())).toBe(404)
  await context.close()
})

test('scripts that stay away lead to one reload and then to a page that says so', async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  await openHydrated(page, `${site.url}/faq`)
  await page.route(`**${scriptCalled('bounty.create')}`, (route) => route.fulfill({ status: 404 }))
  const loads = countLoads(page)
  await page.evaluate(() => {
    history.pushState({}, '', '/bounty/create')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(page.getByText('This page can’t be shown now')).toBeVisible()
  expect(loads()).toBeLessThanOrEqual(1)
  await context.close()
})

test('an act is kept, and the page stays and says so, where the next page can’t be fetched and no worker stands by', async ({
  browser,
}) => {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  await openHydrated(page, `${site.url}/auth?mode=sign-up`)
  await sendCredentials(page, 'Create account', freshEmail(), 'first-Password-1')
  await expect(page).toHaveURL(`${site.url}/`)
  // The browser says that it is online: the server alone is gone, before the form could fetch what comes after it.
  await page.route(`**${scriptCalled('bounty._bountyId.index')}`, (route) => route.abort())
  await openHydrated(page, `${site.url}/bounty/${sample}/fund`)
  await page.getByRole('button', { name: '$25', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Pledge $25' })).toBeEnabled()
  await page.waitForLoadState('networkidle')
  await site.close()
  const loads = countLoads(page)
  await page.getByRole('button', { name: 'Pledge $25' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page can’t be shown now')
  await expect(page.getByRole('main').getByRole('link', { name: 'Save unsent work' })).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'No answer. Try again' })).toBeVisible()
  expect(loads()).toBe(0)
  await context.close()
})

for (const { what, script, fetchAndLeave, words } of [
  {
    what: 'the app',
    script: 'index',
    fetchAndLeave: async (page: Page, sign: string) => {
      // Before the page's own script hears that the page is loaded, and so fetches the app.
      await page.addInitScript((type) => addEventListener('load', () => dispatchEvent(new Event(type))), sign)
      await page.goto(`${site.url}/faq`)
    },
    words: 'Save unsent work',
  },
  {
    what: 'another page',
    script: 'bounty.create',
    fetchAndLeave: async (page: Page, sign: string) => {
      await openHydrated(page, `${site.url}/faq`)
      await page.evaluate((type) => {
        dispatchEvent(new Event(type))
        history.replaceState({}, '', '/bounty/create')
        dispatchEvent(new PopStateEvent('popstate'))
      }, sign)
    },
    words: 'This page can’t be shown now',
  },
])
  // Firefox and WebKit drop what a page fetches after the first of these signs and before the second.
  for (const sign of ['beforeunload', 'pagehide'])
    test(`a page that is left while it fetches ${what} fails nothing from "${sign}" on, until the person comes back to it`, async ({
      browser,
    }) => {
      const context = await browser.newContext({ serviceWorkers: 'block' })
      const page = await context.newPage()
      const address = scriptCalled(script)
      await page.route(`**${address}`, (route) => route.abort())
      const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith(address))
      await fetchAndLeave(page, sign)
      await failed
      await page.evaluate(() => new Promise(requestAnimationFrame))
      await expect(page.getByText(words)).toBeHidden()
      // The list of what to fetch ahead fails before the import does, and only then does the page listen.
      const comeBack = () => page.evaluate(() => dispatchEvent(new Event('pageshow')))
      await expect.poll(() => comeBack().then(() => page.getByText(words).isVisible())).toBe(true)
      await context.close()
    })

test('a page whose app is gone from the server is loaded anew once, and can be read until then', async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  let isGone = true
  let asked = 0
  await page.route(`**${scriptCalled('index')}`, (route) => {
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
