import { pagesWithUse } from '../../build/first-files.ts'
import { openHydrated } from './people.ts'
import { indexablePages } from './public-pages.ts'
import { core, expect, test } from './test.ts'
import { isControlled, readyOffline } from './worker.ts'

test.use({ worker: true })

// A board that can't be asked says why.
test.use({ allowedMessages: [/ERR_INTERNET_DISCONNECTED|404: no page|^error: Failed to fetch active bounties$/] })

/** Addresses that only the app itself can answer, with what they show. */
const rendered = [
  { path: '/course?week=3', words: 'Week 3: Advanced Self-Defense' },
  { path: '/no/such/page', words: 'Oops! Page not found' },
]

/** All but what is kept once somebody has opened it. */
const alwaysKept = indexablePages.filter((path) => !pagesWithUse.includes(`${path.slice(1)}.html`))

test(
  'after the first visit every public page opens cold with the network pulled',
  core,
  async ({ page, context }, { project }) => {
    await page.goto('/')
    await readyOffline(page)
    await context.setOffline(true)
    const missing: string[] = []
    context.on('requestfailed', (request) => {
      // Data is asked for and waits, as do a new version of the worker and the HTML of all sections; a page's own files must all be there.
      const waits = /\/(?:rest|auth|functions|storage)\/v1\/|\/service-worker\.js|\/assets\/\w+\.txt$/.test(request.url())
      if (!waits && request.failure()?.errorText !== 'net::ERR_ABORTED') missing.push(request.url())
    })
    for (const { path, words } of rendered) {
      const tab = await context.newPage()
      await tab.goto(path)
      await expect(tab.getByRole('heading', { name: words })).toBeVisible()
      await tab.close()
    }
    // Nothing was ever fetched: what stands here are the samples that ship with the app.
    const marketplace = await context.newPage()
    await marketplace.goto('/bounty?tab=marketplace')
    await expect(marketplace.getByRole('list', { name: 'Marketplace bounties' }).getByRole('listitem').first()).toBeVisible()
    await marketplace.close()
    // That the worker's list holds the files of each page is asked of the list (tests/built): here each kind of page stands for its like.
    const opened = project.name === 'core' ? ['/', '/course', '/faq', '/bounty', '/contact'] : alwaysKept
    for (const path of opened) {
      const tab = await context.newPage()
      await tab.goto(path)
      await expect(tab.locator('h1'), path).toBeVisible()
      await expect(tab.locator('html')).toHaveAttribute('data-hydrated', '')
      expect((await tab.locator('main').innerText()).length, path).toBeGreaterThan(300)
      await tab.close()
    }
    expect(missing).toEqual([])
  },
)

test(
  'a section of the course that nobody has opened shows its words with no network before any script has run',
  core,
  async ({ page, context }) => {
    await openHydrated(page, '/')
    await readyOffline(page)
    await context.setOffline(true)
    const tab = await context.newPage()
    const session = await context.newCDPSession(tab)
    await session.send('Emulation.setScriptExecutionDisabled', { value: true })
    const section = '/course/week-3/getting-free'
    await tab.goto(section)
    await expect(tab.getByRole('heading', { level: 1, name: 'Getting free' })).toBeVisible()
    await expect(tab.locator('.reader-words p').first()).toBeInViewport()
    await session.send('Emulation.setScriptExecutionDisabled', { value: false })
    await openHydrated(tab, section)
  },
)

test('a page that was on its way while the first worker took over is held by it too', async ({ page, context }) => {
  const other = await context.newPage()
  await other.route('**/pricing', async (route) => {
    await page.goto('/')
    await readyOffline(page)
    await route.continue()
  })
  await other.goto('/pricing')
  await expect.poll(() => isControlled(other)).toBe(true)
  await context.setOffline(true)
  await openHydrated(other, '/pricing')
})

test('a page that a person loads past the worker stays without it', async ({ page, context }) => {
  await page.goto('/outbox')
  await readyOffline(page)
  const session = await context.newCDPSession(page)
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.stopAllWorkers')
  await Promise.all([page.waitForEvent('load'), session.send('Page.reload', { ignoreCache: true })])
  expect(await isControlled(page)).toBe(false)
  await expect(page.getByText(/^Yes: all \d+ files of the app/)).toBeVisible()
  expect(await isControlled(page)).toBe(false)
})
