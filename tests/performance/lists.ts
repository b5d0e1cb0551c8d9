// Measures the Marketplace on a phone's processor with few and with many cached bounties: `npm run build && npm run bench:lists`.
import { chromium, type CDPSession, type Page } from '@playwright/test'
import { until } from '../campaign/wait.ts'
import { findBrowser } from '../setup/browser.ts'
import { chromiumFlags } from '../setup/chromium-flags.ts'
import { startServer } from '../setup/server.ts'
import { fillCache, watchInteractions } from './cached-bounties.ts'

const counts = [100, 10_000]
const slowdown = 4
const words = ['bridge', 'river walk', 'landmark 77', 'nothing like it']
/** What each button of a phone's row folds away. */
const chips = {
  Filter: ['Flag Etiquette', 'Civic Engagement', 'All Categories', 'Anywhere', 'All Places'],
  'Sort by': ['Most Funded', 'Ending Soon', 'Most Popular', 'Newest'],
}

const rank = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.ceil(values.length * share) - 1)] ?? Number.NaN

interface Figures {
  count: number
  interactions: number[]
  longTasks: number[]
  heapMiB: number
}

async function heapMiB(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.enable')
  await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  return usedSize / 1024 / 1024
}

/** Types, filters and sorts; answers how many acts that were. */
async function interact(page: Page): Promise<number> {
  const search = page.getByLabel('Search bounties')
  for (const word of words) {
    await search.focus()
    for (const key of word) await page.keyboard.press(key === ' ' ? 'Space' : key)
    for (const _ of word) await page.keyboard.press('Backspace')
  }
  const presses = Object.entries(chips).flatMap(([title, names]) => [...names, ...names].map((name) => ({ title, name })))
  for (const { title, name } of presses) {
    await page.getByRole('button', { name: `${title}:` }).click()
    await page.getByRole('option', { name, exact: true }).click()
  }
  return 2 * presses.length + 2 * words.join('').length
}

/** Loads ten pages of cards and scrolls through them and back. */
async function scroll(page: Page): Promise<void> {
  for (let pages = 1; pages < 10; pages += 1) {
    const more = page.getByRole('button', { name: 'Load more' })
    if ((await more.count()) === 0) break
    await more.click()
  }
  await page.evaluate(async () => {
    for (const step of [240, -240]) {
      for (let moved = 0; moved < document.body.scrollHeight; moved += 240) {
        scrollBy({ top: step, behavior: 'instant' })
        await new Promise(requestAnimationFrame)
      }
    }
  })
}

async function measure(page: Page, url: string, count: number): Promise<Figures> {
  const devtools = await page.context().newCDPSession(page)
  await page.route('**/rest/v1/**', (route) => route.abort())
  // The compiler wraps named functions in a helper that the page doesn't have.
  await page.addInitScript('globalThis.__name = (named) => named')
  // A visitor's board reads this phone at the first touch.
  const touch = () => page.keyboard.press('Tab')
  await page.goto(`${url}/bounty?tab=marketplace`)
  await touch()
  await until(() => page.evaluate(async () => (await indexedDB.databases()).some(({ name }) => name === 'wayfinder-cache')), 30)
  await page.evaluate(fillCache, count)
  await page.reload()
  await touch()
  await page.getByRole('status').filter({ hasText: '24 bounties shown, more below' }).waitFor()
  const heap = await heapMiB(devtools)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.evaluate(watchInteractions)
  const acts = await interact(page)
  const told = await page.evaluate(() => window.measured.takeInteractions())
  // What is painted within a frame is not told.
  const interactions = [...told, ...Array.from({ length: Math.max(0, acts - told.length) }, () => 16)]
  await page.evaluate(() => window.measured.takeLongTasks())
  await scroll(page)
  const longTasks = await page.evaluate(() => window.measured.takeLongTasks())
  return { count, interactions, longTasks, heapMiB: heap }
}

const server = await startServer()
const browser = await chromium.launch({ executablePath: findBrowser(), args: chromiumFlags })
try {
  const all: Figures[] = []
  for (const count of counts) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' })
    all.push(await measure(await context.newPage(), server.url, count))
    await context.close()
  }
  console.log(`\nThe Marketplace at ${slowdown}x, the network off\n`)
  console.log(
    '| cached bounties | acts | median ms | p98 ms (target 64) | longest task while scrolling ms (target 50) | heap MiB | heap ratio (target 1.5) |',
  )
  console.log('|---|---|---|---|---|---|---|')
  for (const { count, interactions, longTasks, heapMiB: heap } of all) {
    const figures = [
      count,
      interactions.length,
      rank(interactions, 0.5),
      rank(interactions, 0.98),
      longTasks.length === 0 ? 'none over 50' : Math.max(...longTasks).toFixed(0),
      heap.toFixed(1),
      (heap / (all[0]?.heapMiB ?? heap)).toFixed(2),
    ]
    console.log(`| ${figures.join(' | ')} |`)
  }
} finally {
  await browser.close()
  await server.remove()
}
