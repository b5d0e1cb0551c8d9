// Measures how soon the built pages answer a touch, lead on and open without a network, and what a load costs, beside the same page without
// scripts and a static page with a worker, interleaved in one run: `npm run bench:touch [-- rounds [path ...]]`.
import { setTimeout as delay } from 'node:timers/promises'
import { chromium, type BrowserContext, type CDPSession, type Page } from '@playwright/test'
import { until } from '../campaign/wait.ts'
import { findBrowser } from '../setup/browser.ts'
import { chromiumFlags } from '../setup/chromium-flags.ts'
import { watchInteractions } from './cached-bounties.ts'
import { servePages } from './page-server.ts'
import { ask, rested, touch, type SlowPage } from './slow-page.ts'
import { keepPage, watchLoad } from './watch-load.ts'

const slowdown = 4
const [rounds = '5', ...paths] = process.argv.slice(2)

interface Subject {
  /** What a person does there first. */
  act: (slow: SlowPage) => Promise<void>
  /** The page that they go on to, by the footer's link. */
  next: string
}

const openRow = ({ page }: SlowPage) => touch(page, page.locator('main details > summary').first())
const openMenu = ({ page }: SlowPage) => touch(page, page.getByRole('button', { name: 'Open menu' }))
const secondTab = ({ page }: SlowPage) => touch(page, page.getByRole('tab').nth(1))

const subjects: Record<string, Subject> = {
  '/': { act: openMenu, next: '/course' },
  '/course': { act: secondTab, next: '/faq' },
  '/faq': {
    act: async (slow) => {
      await openRow(slow)
      await rested(slow)
      await slow.page.getByRole('searchbox').pressSequentially('fee')
    },
    next: '/pricing',
  },
  '/week1-content': { act: openRow, next: '/course' },
  '/pricing': { act: openRow, next: '/faq' },
  '/bounty': { act: secondTab, next: '/course' },
  '/account': { act: openMenu, next: '/course' },
  '/course/week-3/training-with-a-partner': {
    act: ({ page }) => touch(page, page.getByText('Reading options').locator('xpath=..')),
    next: '/faq',
  },
}
/** The same on a page without scripts, where a row opens by itself. */
const plain: Subject = { act: openRow, next: '/floor/pricing' }

interface Figures {
  interactionMs: number
  coldRouteMs: number
  warmRouteMs: number
  offlineMs: number
  /** Milliseconds of the page's main thread until it is at rest. */
  loadMs: number
  layoutShift: number
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

const { url, server } = await servePages(process.env['E2E_DIST'] ?? 'dist')
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: [...chromiumFlags, '--ignore-certificate-errors'],
})

async function phone(serviceWorkers: 'allow' | 'block'): Promise<BrowserContext> {
  const viewport = { width: 390, height: 844 }
  const context = await browser.newContext({ viewport, hasTouch: true, isMobile: true, ignoreHTTPSErrors: true, serviceWorkers })
  // The compiler wraps named functions in a helper that the page doesn't have.
  await context.addInitScript('globalThis.__name = (named) => named')
  await context.addInitScript(watchLoad)
  return context
}

async function slowPage(context: BrowserContext): Promise<SlowPage> {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Performance.enable')
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return { page, devtools }
}

/** Opens a page and waits until it rests: hydrated, where it has scripts, and nothing on its way. */
async function open(slow: SlowPage, address: string, hasScripts: boolean): Promise<void> {
  await slow.page.goto(address)
  if (hasScripts) await slow.page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await rested(slow)
}

async function mainThreadMs(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
}

/** From the press of the footer's link to the frame that shows the next page's title. */
async function follow(slow: SlowPage, to: string): Promise<number> {
  const link = slow.page.locator(`footer a[href="${to}"]`).first()
  await link.scrollIntoViewIfNeeded()
  await rested(slow)
  await touch(slow.page, link)
  const routeMs = async () => Number(await ask(slow.devtools, 'window.load.routeMs()'))
  await until(async () => (await routeMs()) > 0, 60)
  return routeMs()
}

async function loaded(base: string, path: string, { act, next }: Subject, hasScripts: boolean) {
  const context = await phone('block')
  const slow = await slowPage(context)
  const { page, devtools } = slow
  await open(slow, `${url}${base}${path}`, hasScripts)
  const loadMs = await mainThreadMs(devtools)
  await page.evaluate(watchInteractions)
  await act(slow)
  await rested(slow)
  const interactionMs = Math.max(16, ...(await page.evaluate(() => window.measured.takeInteractions())))
  const layoutShift = await page.evaluate(() => window.load.layoutShift())
  await context.close()

  const second = await phone('block')
  const other = await slowPage(second)
  await open(other, `${url}${base}${path}`, hasScripts)
  const coldRouteMs = await follow(other, next)
  await rested(other)
  await other.page.goBack()
  await rested(other)
  const warmRouteMs = await follow(other, next)
  await second.close()
  return { interactionMs, coldRouteMs, warmRouteMs, loadMs, layoutShift }
}

/** The largest paint of a page that is opened with the network pulled, its worker having kept it. */
async function offline(address: string, prepare: (page: Page) => Promise<void>): Promise<number> {
  const context = await phone('allow')
  const first = await context.newPage()
  await first.goto(address)
  await prepare(first)
  await first.close()
  await context.setOffline(true)
  const { page } = await slowPage(context)
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  const ms = await page.evaluate(() => window.load.largestPaintMs())
  await context.close()
  return ms
}

/** The worker of the app keeps its files, and says so by being the one that answers. */
const keptByApp = async (page: Page) => {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
}
const keptByPlainWorker = (page: Page) => page.evaluate(keepPage)

async function ours(path: string, subject: Subject): Promise<Figures> {
  return { ...(await loaded('', path, subject, true)), offlineMs: await offline(`${url}${path}`, keptByApp) }
}

/** What the same page costs without its scripts. */
async function floorLoadMs(path: string): Promise<number> {
  const context = await phone('block')
  const slow = await slowPage(context)
  await open(slow, `${url}/floor${path}`, false)
  const ms = await mainThreadMs(slow.devtools)
  await context.close()
  return ms
}

async function ofStaticPage(): Promise<Figures> {
  const figures = await loaded('/floor', '/faq', plain, false)
  return { ...figures, offlineMs: await offline(`${url}/floor/faq`, keptByPlainWorker) }
}

/** No page takes a third of it, and a wait inside a page has no end of its own. */
const patienceMs = 180_000

/** A page that never comes to rest costs its figures of one round, not the run. */
async function unlessItHangs(what: string, work: () => Promise<unknown>): Promise<void> {
  const over = new AbortController()
  const hangs = delay(patienceMs, true, { signal: over.signal }).catch(() => false)
  if ((await Promise.race([work(), hangs])) === true) console.error(`${what} did not come to rest: left out of this round.`)
  over.abort()
}

const asked = Object.entries(subjects).filter(([path]) => paths.length === 0 || paths.includes(path))
const measured = new Map<string, (Figures & { floorMs: number })[]>()
const still: Figures[] = []
try {
  for (let round = 0; round < Number(rounds); round += 1) {
    await unlessItHangs('The static page', async () => still.push(await ofStaticPage()))
    for (const [path, subject] of asked) {
      console.error(`Round ${round + 1}: ${path}`)
      await unlessItHangs(path, async () => {
        const figures = { ...(await ours(path, subject)), floorMs: await floorLoadMs(path) }
        measured.set(path, [...(measured.get(path) ?? []), figures])
      })
    }
  }
} finally {
  await browser.close()
  server.close()
}

const middle = <Key extends string>(runs: Record<Key, number>[], key: Key) => median(runs.map((run) => run[key]))
console.log(
  `\nThe processor at ${slowdown}x, medians of ${rounds}; in brackets to the static page, and of a load to the same page without scripts\n`,
)
console.log(
  '| page | worst touch ms (3) | cold route ms (1) | warm route ms (0.35) | offline LCP ms (1.3) | load ms (1.8) | layout shift (0) |',
)
console.log('|---|---|---|---|---|---|---|')
const floor = (key: keyof Figures) => middle(still, key)
const cell = (ms: number, to: number) => `${ms.toFixed(0)} (${(ms / to).toFixed(2)})`
for (const [path, runs] of measured) {
  const cells = [
    path,
    cell(middle(runs, 'interactionMs'), floor('interactionMs')),
    cell(middle(runs, 'coldRouteMs'), floor('coldRouteMs')),
    cell(middle(runs, 'warmRouteMs'), floor('coldRouteMs')),
    cell(middle(runs, 'offlineMs'), floor('offlineMs')),
    cell(middle(runs, 'loadMs'), middle(runs, 'floorMs')),
    middle(runs, 'layoutShift').toFixed(3),
  ]
  console.log(`| ${cells.join(' | ')} |`)
}
const own = (['interactionMs', 'coldRouteMs', 'warmRouteMs', 'offlineMs', 'loadMs'] as const).map((key) => floor(key).toFixed(0))
console.log(`| static page | ${own.join(' | ')} | ${floor('layoutShift').toFixed(3)} |`)
