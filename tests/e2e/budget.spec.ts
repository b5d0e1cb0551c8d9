import { brotliCompressSync } from 'node:zlib'
import { indexablePages, sectionSamples } from './public-pages.ts'
import { expect, test } from './test.ts'

test.use({ worker: true })

const KiB = 1024
const size = (body: Buffer) => brotliCompressSync(body).length

/**
 * What a page may weigh before the first touch, compressed, and how many requests it may take until it can be read: those
 * that begin before the app's first script. The app starts after the first paint.
 */
const budget = { scripts: 95 * KiB, html: 14 * KiB, styles: 8 * KiB, requests: 12 }

const longReads = new Set(['/course', '/whole-course', '/week1-content'])

/** Names that only appear in the code of these libraries. A content page must not load them before a touch. */
const heavy = { 'supabase-js': 'GoTrueClient', Dexie: 'DexieError', Radix: 'ToastViewport' }

/** Runs in the page: notes the scripts that are there when it has hydrated, and those that it was told to fetch beside each other. */
function noteScripts(): void {
  const observer = new MutationObserver(() => {
    const boot = document.querySelector<HTMLElement>('script[data-entry]')
    if (!boot || !document.documentElement.hasAttribute('data-hydrated')) return
    observer.disconnect()
    const { entry, stages, preload } = boot.dataset
    const told = new Set(`${entry} ${stages} ${preload}`.split(' '))
    const fetched = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
    Object.assign(window, { fetchedLate: fetched.filter((path) => path.endsWith('.js') && !told.has(path)) })
  })
  observer.observe(document, { subtree: true, attributes: true, attributeFilter: ['data-hydrated'] })
}

for (const path of [...indexablePages, ...sectionSamples, '/course/week-3/training-with-a-partner']) {
  test(`${path} stays within its budget`, async ({ page }) => {
    const scripts: { url: string; body: Buffer }[] = []
    let html = 0
    let requests = 0
    const pending: Promise<void>[] = []
    let isAppAsked = false
    page.on('request', (request) => {
      if (request.serviceWorker()) return
      isAppAsked ||= request.resourceType() === 'script'
      if (!isAppAsked) requests += 1
    })
    page.on('response', (response) => {
      if (response.request().serviceWorker()) return
      const type = response.request().resourceType()
      if (type === 'document') pending.push(response.body().then((body) => void (html = size(body))))
      if (type === 'script') pending.push(response.body().then((body) => void scripts.push({ url: response.url(), body })))
    })
    await page.addInitScript(noteScripts)
    // Once a device a message says that the app is saved, and brings its own script: on a fast machine within this test.
    await page.addInitScript(() => localStorage.setItem('offline-ready', 'told'))
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
    // Each round of scripts that waits for another is a round trip in which the page is dead.
    expect(await page.evaluate(() => Reflect.get(window, 'fetchedLate'))).toEqual([])
    await page.waitForLoadState('networkidle')
    page.removeAllListeners('response')
    await Promise.all(pending)
    const weight = scripts.reduce((sum, script) => sum + size(script.body), 0)
    test.info().annotations.push({ type: 'weight', description: `scripts ${weight} B, html ${html} B, requests ${requests}` })
    for (const [library, mark] of Object.entries(heavy)) {
      expect(
        scripts.filter((script) => script.body.includes(mark)).map((script) => script.url),
        library,
      ).toEqual([])
    }
    expect(weight).toBeLessThanOrEqual(budget.scripts)
    // The long reads carry their whole text; what stands above the fold comes first in it.
    if (!longReads.has(path)) expect(html).toBeLessThanOrEqual(budget.html)
    const inlined = await page.locator('style').evaluateAll((sheets) => sheets.map((sheet) => sheet.textContent).join(''))
    expect(size(Buffer.from(inlined))).toBeLessThanOrEqual(budget.styles)
    expect(requests).toBeLessThanOrEqual(budget.requests)
  })
}
