import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { discardBackend, startBackend, type RunningBackend } from '../integration/running-backend.ts'
import { PUBLISHABLE_KEY } from '../../supabase/embedded/secrets.ts'
import { freePort, hasCaddy, startCaddy, type Caddy } from '../setup/caddy.ts'
import { startGateway, type Gateway } from '../setup/gateway.ts'
import { nextBuild, removeBuild } from '../setup/next-build.ts'
import { nothingWaits, outboxSamples, pledge } from './outbox-page.ts'
import { openHydrated, signUpByForm } from './people.ts'
import { expect, test } from './test.ts'
import { entryOf, readyOffline } from './worker.ts'

// As an owner puts it on the network: built for a backend of another origin, and served by the Caddyfile that the build wrote.
test.skip(!hasCaddy(), 'No caddy is installed: the site on a host of its own was not opened in a browser.')
test.use({ worker: true, allowedMessages: [/404 \(Not Found\)|ERR_INTERNET_DISCONNECTED|ERR_FAILED|MissingScript/] })

let backend: RunningBackend
let gateway: Gateway
let builds: string[] = []
let port: number
let caddy: Caddy
const siteUrlBefore = process.env['SITE_URL']

/** Puts a build in the place of the one before, as a deploy does: the address stays, its rules and files change. */
async function deploy(dist: string): Promise<void> {
  await caddy?.stop()
  caddy = await startCaddy(await readFile(join(dist, 'Caddyfile'), 'utf8'), dist, { port })
}

test.beforeAll(async () => {
  backend = await startBackend()
  gateway = await startGateway(backend.url)
  port = await freePort()
  process.env['SITE_URL'] = `http://localhost:${port}`
  const dist = await mkdtemp(join(tmpdir(), 'wayfinder-hosted-'))
  execFileSync('npx', ['vite', 'build', '--logLevel', 'error', '--emptyOutDir', '--outDir', dist], {
    stdio: 'inherit',
    env: {
      ...process.env,
      VITE_SUPABASE_URL: gateway.url,
      VITE_SUPABASE_ANON_KEY: PUBLISHABLE_KEY,
      VITE_SITE_URL: `http://localhost:${port}`,
    },
  })
  builds = [dist, await nextBuild(dist)]
  // Caddy tells a file's versions apart by their second and their size; no owner deploys twice in a second.
  const later = new Date(Date.now() + 60_000)
  for (const file of ['service-worker.js', 'course.html', 'faq.html', 'index.html'])
    await utimes(join(builds[1] ?? '', file), later, later)
})

test.beforeEach(() => deploy(builds[0] ?? ''))

test.afterAll(async () => {
  await caddy?.stop()
  await gateway.close()
  await discardBackend(backend)
  if (siteUrlBefore === undefined) delete process.env['SITE_URL']
  else process.env['SITE_URL'] = siteUrlBefore
  await Promise.all([rm(builds[0] ?? '', { recursive: true, force: true }), removeBuild(builds[1] ?? '')])
})

// Pages open at the host, not at the server of the other files.
test.use({
  // oxlint-disable-next-line no-empty-pattern
  baseURL: async ({}, use) => use(`http://localhost:${port}`),
})

/** How many bytes came over the network for each of a page's own files, by path: 0 where the browser had it. */
const transferred = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntries()
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map(({ name, transferSize }) => ({ path: new URL(name).pathname, transferSize })),
  )

test('a member signs up, pledges without a network and reads on; the pledge goes by itself', async ({ page, context }) => {
  await signUpByForm(page)
  await openHydrated(page, '/')
  await readyOffline(page)
  await openHydrated(page, `/bounty/${outboxSamples[0]}`)
  await context.setOffline(true)
  await pledge(page, outboxSamples[0])
  await openHydrated(page, '/course')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const sent = page.waitForResponse((response) => response.url() === `${gateway.url}/rest/v1/rpc/fund_bounty`)
  await context.setOffline(false)
  expect((await sent).status()).toBe(200)
  await openHydrated(page, '/outbox')
  await expect(nothingWaits(page)).toBeVisible()
})

test('the account page asks a function of the other origin, and is told', async ({ page }) => {
  await signUpByForm(page)
  const told = page.waitForResponse(
    (response) => response.url() === `${gateway.url}/functions/v1/check-subscription` && response.request().method() === 'POST',
  )
  await openHydrated(page, '/account')
  expect(await (await told).json()).toMatchObject({ active: false, plan: 'free' })
})

test('before sales begin a package offers to tell when it opens, and no price can be pressed', async ({ page }) => {
  await openHydrated(page, '/pricing')
  const cards = page.getByRole('region', { name: 'Packages' })
  await expect(cards.getByRole('link')).toHaveText(['Start free', ...Array(3).fill(/^Tell me when it opens: /)])
  await cards
    .getByRole('link', { name: /^Tell me when it opens/ })
    .first()
    .click()
  await expect(page).toHaveURL('/faq#newsletter')
  await expect(page.getByRole('heading', { name: 'Newsletter' })).toBeInViewport()
})

test('without a worker a second visit fetches no file again that carries its hash', async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  await openHydrated(page, `http://localhost:${port}/faq`)
  await page.waitForLoadState('networkidle')
  await openHydrated(page, `http://localhost:${port}/about`)
  await openHydrated(page, `http://localhost:${port}/faq`)
  const files = await transferred(page)
  const assets = files.filter(({ path }) => path.startsWith('/assets/'))
  expect(assets.length).toBeGreaterThan(3)
  expect(assets.filter(({ transferSize }) => transferSize > 0)).toEqual([])
  await context.close()
})

test('an update is offered and taken, and no page of the old one is left', async ({ page }) => {
  await openHydrated(page, '/faq')
  await readyOffline(page)
  const old = await entryOf(page)
  await deploy(builds[1] ?? '')
  await page.evaluate(() => navigator.serviceWorker.ready.then((registration) => registration.update()))
  await page.keyboard.press('Shift')
  await page.getByRole('button', { name: 'Update now' }).click()
  await expect.poll(() => entryOf(page)).not.toBe(old)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await openHydrated(page, '/course')
  expect(await entryOf(page)).not.toBe(old)
})

test('a page of the old build whose scripts are gone starts anew once', async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  await openHydrated(page, `http://localhost:${port}/`)
  await page.waitForLoadState('networkidle')
  const old = await entryOf(page)
  await deploy(builds[1] ?? '')
  let loads = 0
  page.on('load', () => (loads += 1))
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await expect.poll(() => entryOf(page)).not.toBe(old)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => loads).toBe(1)
  await context.close()
})
