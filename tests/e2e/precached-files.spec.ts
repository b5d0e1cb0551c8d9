import type { BrowserContext, Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { scriptCalled } from '../built/built-scripts.ts'
import { startDeployingSite, type DeployingSite } from '../setup/deploying-site.ts'
import { nextBuild, removeBuild } from '../setup/next-build.ts'
import { cards, nothingWaits, outboxSamples } from './outbox-page.ts'
import { freshEmail, openHydrated, sendCredentials } from './people.ts'
import { core, expect, test } from './test.ts'
import { isControlled } from './worker.ts'

test.use({ worker: true })

// What the browser says of files that aren't what they should be, and of a network that a test pulled.
test.use({ allowedMessages: [/./] })

const dist = process.env['E2E_DIST'] ?? 'dist'
const [bountyId] = outboxSamples

let site: DeployingSite
test.beforeEach(async ({ baseURL }) => {
  site = await startDeployingSite(dist, baseURL ?? '')
})
test.afterEach(() => site.close())

async function installed(page: Page): Promise<void> {
  await openHydrated(page, `${site.url}/faq`)
  await expect.poll(() => isControlled(page)).toBe(true)
}

/** A signed-in person whose pledge waits on this phone: the API can't be reached. */
async function pledgeThatWaits(page: Page, context: BrowserContext): Promise<void> {
  await installed(page)
  await openHydrated(page, `${site.url}/auth?mode=sign-up`)
  await sendCredentials(page, 'Create account', freshEmail(), 'first-Password-1')
  await expect(page).toHaveURL(`${site.url}/`)
  await openHydrated(page, `${site.url}/bounty/${bountyId}/fund`)
  await context.route('**/rest/v1/rpc/fund_bounty', (route) => route.abort())
  await page.getByRole('button', { name: '$25', exact: true }).click()
  await page.getByRole('button', { name: 'Pledge $25' }).click()
  await expect(page).toHaveURL(`${site.url}/bounty/${bountyId}`)
}

/** Puts other bytes in the place of each precached file, under its own type. */
const damageAll = (page: Page) =>
  page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const { headers = new Headers() } = (await cache.match(request)) ?? {}
        await cache.put(request, new Response('damaged', { headers: { 'content-type': headers.get('content-type') ?? '' } }))
      }
    }
  })

const clearAll = (page: Page) =>
  page.evaluate(async () => void (await Promise.all((await caches.keys()).map((name) => caches.delete(name)))))

/** How many files lie in Cache Storage, and how many of them are other than the site's own. */
const keptFiles = (page: Page) =>
  page.evaluate(async () => {
    const kept = { files: 0, wrong: 0 }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const words = (await (await cache.match(request))?.text()) ?? ''
        kept.files += 1
        if (words === 'damaged' || words.includes('Welcome to the airport')) kept.wrong += 1
      }
    }
    return kept
  })

const readiness = (page: Page) => page.getByText('Ready to work offline').locator('..')

test('a stranger who answers from the 41st file of the first visit on installs nothing, and the site works without the worker', async ({
  page,
}) => {
  site.strangerAfter(41)
  await page.goto(`${site.url}/faq`)
  await page.keyboard.press('Shift')
  await expect.poll(() => site.strangerAnswers()).toBeGreaterThan(0)
  const workers = () =>
    page.evaluate(async () => {
      const found = await navigator.serviceWorker.getRegistration()
      return [found?.installing, found?.waiting, found?.active].filter(Boolean).length
    })
  await expect.poll(workers).toBe(0)
  expect((await keptFiles(page)).wrong).toBe(0)

  site.strangerAfter(null)
  await openHydrated(page, `${site.url}/course`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Urban Navigation Course')
  await expect.poll(() => isControlled(page)).toBe(true)
})

test('a drawing that an ad blocker holds back for good is missing alone, and the Outbox names it', async ({ page, context }) => {
  await context.route('**/artwork/emblems.svg', (route) => route.abort('blockedbyclient'))
  await openHydrated(page, `${site.url}/outbox`)
  const storage = page.getByRole('region', { name: 'Storage' })
  await expect(storage).toContainText('Missing: /artwork/emblems.svg.')
  await expect(storage).toContainText('Yes, to read and to write:')
  await expect.poll(() => isControlled(page)).toBe(true)
  await context.setOffline(true)
  await openHydrated(page, `${site.url}/course`)
})

test('a stranger in the middle of an update leaves the old version in place, with the pledge that waits; the next look brings it', async ({
  page,
  context,
}) => {
  const next = await nextBuild(dist)
  try {
    await pledgeThatWaits(page, context)
    await openHydrated(page, `${site.url}/outbox`)
    site.deploy(next)
    site.strangerAfter(41)
    const look = () => page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update().catch(() => {})))
    await look()
    await expect.poll(() => site.strangerAnswers()).toBeGreaterThan(0)
    const coming = () =>
      page.evaluate(async () => {
        const { installing, waiting } = await navigator.serviceWorker.ready
        return [installing, waiting].filter(Boolean).length
      })
    await expect.poll(coming).toBe(0)
    for (const path of ['/outbox', '/course', `/bounty/${bountyId}`]) {
      await openHydrated(page, site.url + path)
      await expect(page.getByText('This page can’t be shown now')).toBeHidden()
    }
    await openHydrated(page, `${site.url}/outbox`)
    await expect(cards(page, 'To be sent')).toHaveCount(1)

    site.strangerAfter(null)
    await look()
    await page.keyboard.press('Shift')
    await page.getByRole('button', { name: 'Update now' }).click()
    await context.unroute('**/rest/v1/rpc/fund_bounty')
    await expect(nothingWaits(page)).toBeVisible()
  } finally {
    await removeBuild(next)
  }
})

for (const [what, spoil] of [
  ['damaged', damageAll],
  ['cleared', clearAll],
] as const)
  test(`${what} files are not shown to anybody, and are fetched again by the next visit with a network`, async ({ page }) => {
    await installed(page)
    const { files } = await keptFiles(page)
    await spoil(page)
    await openHydrated(page, `${site.url}/outbox`)
    await expect(page.getByRole('heading', { level: 1, name: 'Outbox' })).toBeVisible()
    await expect.poll(() => keptFiles(page)).toEqual({ files, wrong: 0 })
    await expect(readiness(page)).toContainText(`Yes: all ${files} files of the app are on this device.`)
  })

test('with the files gone and no network the Outbox says so, and has them again once it is back', async ({ page, context }) => {
  await installed(page)
  await openHydrated(page, `${site.url}/outbox`)
  const { files } = await keptFiles(page)
  await expect(readiness(page)).toContainText(`Yes: all ${files} files of the app are on this device.`)
  await context.setOffline(true)
  await clearAll(page)
  await readiness(page).getByRole('button', { name: 'Check the files' }).click()
  // The browser's own cache may still hold one or the other.
  await expect(readiness(page)).toContainText(new RegExp(`No: \\d+ of ${files} files of the app are on this device`))
  await context.setOffline(false)
  // The return of the network brings them by itself, a press the sooner: which of the two came first doesn't matter.
  await expect(readiness(page)).toContainText(`Yes: all ${files} files of the app are on this device.`)
})

for (const [what, spoil] of [
  ['damaged', damageAll],
  ['cleared', clearAll],
] as const)
  test(`with the files ${what} and no network, waiting work can still be saved as a file, and the app comes back with the network`, async ({
    page,
    context,
  }) => {
    await pledgeThatWaits(page, context)
    await context.setOffline(true)
    await spoil(page)
    await page.goto(`${site.url}/outbox`)
    await expect(page.getByText('1 item of yours has not reached the academy.')).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save it as a file' }).click()
    const [act] = JSON.parse(await readFile(await (await download).path(), 'utf8'))
    expect(act).toMatchObject({ act: 'fund-bounty', bountyId, amountCents: 2500 })

    await context.setOffline(false)
    await page.getByRole('button', { name: 'Open the app anew' }).click()
    await expect(cards(page, 'To be sent')).toHaveCount(1)
  })

test('a page whose own script can’t be had leads to the work that waits', core, async ({ page, context }) => {
  await pledgeThatWaits(page, context)
  await context.setOffline(true)
  await page.evaluate(async (script) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) if (request.url.includes(script)) await cache.delete(request)
    }
  }, scriptCalled('outbox'))
  await page.goto(`${site.url}/outbox`)
  await page.getByRole('link', { name: 'Save unsent work' }).click()
  await expect(page.getByText('1 item of yours has not reached the academy.')).toBeVisible()
})
