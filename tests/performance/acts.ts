// Measures, on a phone's processor, from the press of an act to "Saved on this phone", and how fast a full queue drains: `npm run build && npm run bench:acts`.
import { chromium, type CDPSession, type Page } from '@playwright/test'
import { CampaignServer } from '../campaign/backend.ts'
import { openForm } from '../campaign/perform-act.ts'
import { outboxEntries, storeSession } from '../campaign/phone-storage.ts'
import { until } from '../campaign/wait.ts'
import { findBrowser } from '../setup/browser.ts'
import { chromiumFlags } from '../setup/chromium-flags.ts'

const slowdown = 4
const pledges = 20
const photos = 6
/** Under `MAX_ENTRIES`, what one person may have waiting. */
const queued = 45
const photoMB = 4

interface Tap {
  ms: number
  longestTaskMs: number
}

/**
 * Runs in the page: resolves with the time from the press to the frame that shows the entry as saved, and the longest task over 50 ms in
 * between. Begun before the press, since every script that is put into a slowed page in between would be counted with it.
 */
function watchTap(): Promise<Tap> {
  let longestTaskMs = 0
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longestTaskMs = Math.max(longestTaskMs, duration)
  }).observe({ type: 'longtask' })
  return new Promise((resolve) => {
    const pressed = ({ timeStamp }: Event) => {
      const look = () => {
        const ms = performance.now() - timeStamp
        // The observer tells of a task once it is over.
        if (document.body.textContent.includes('Saved on this device')) setTimeout(() => resolve({ ms, longestTaskMs }))
        else requestAnimationFrame(look)
      }
      look()
    }
    addEventListener('click', pressed, { capture: true, once: true })
  })
}

/** Presses with the network off and the processor slowed; sends what was kept before it returns. */
async function tap(page: Page, devtools: CDPSession, press: () => Promise<void>): Promise<Tap> {
  // A person takes longer over a form than the phone over its scripts.
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  // The compiler wraps named functions in a helper that the page doesn't have.
  await page.evaluate('globalThis.__name = (named) => named')
  const watched = page.evaluate(watchTap)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await press()
  const measured = await watched
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await page.context().setOffline(false)
  await drained(page)
  return measured
}

const drained = (page: Page) => until(async () => (await outboxEntries(page)).every(({ state }) => state === 'applied'), 120)

/** A picture as a camera makes it: noise that JPEG can't press together. */
async function cameraPhoto(page: Page): Promise<Buffer> {
  const text = await page.evaluate(async (bytes) => {
    const canvas = new OffscreenCanvas(2400, 1800)
    const context = canvas.getContext('2d')
    const pixels = new ImageData(2400, 1800)
    for (let at = 0; at < pixels.data.length; at += 1) pixels.data[at] = at % 4 === 3 ? 255 : Math.random() * 256
    context?.putImageData(pixels, 0, 0)
    let blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 })
    for (let quality = 0.9; blob.size > bytes; quality -= 0.05) blob = await canvas.convertToBlob({ type: 'image/jpeg', quality })
    return btoa(Array.from(new Uint8Array(await blob.arrayBuffer()), (byte) => String.fromCodePoint(byte)).join(''))
  }, photoMB * 1_000_000)
  return Buffer.from(text, 'base64')
}

const server = await CampaignServer.start()
const browser = await chromium.launch({ executablePath: findBrowser(), args: chromiumFlags })

/** A new person's phone with the app ready to work offline. */
async function newPhone(): Promise<{ page: Page; devtools: CDPSession }> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto(server.url.href)
  await storeSession(page, (await server.newPerson()).session)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  return { page, devtools: await context.newCDPSession(page) }
}

function row(name: string, taps: Tap[], target: string): string {
  const sorted = taps.map(({ ms }) => ms).toSorted((a, b) => a - b)
  const longest = Math.max(...taps.map(({ longestTaskMs }) => longestTaskMs))
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1]?.toFixed(0)
  return `| ${name} | ${taps.length} | ${at(0.5)} | ${at(0.98)} | ${target} | ${longest.toFixed(0)} |`
}

try {
  const base = server.url.origin
  const creator = await server.newPerson()
  const title = 'Walk the mile'
  const bountyId = await server.createBounty(creator, title)
  const { page, devtools } = await newPhone()
  const plain: Tap[] = []
  for (let nth = 0; nth < pledges; nth += 1) {
    const { press } = await openForm(page, base, 'fund', { bountyId, title })
    plain.push(await tap(page, devtools, press))
  }
  const withPhoto: Tap[] = []
  const picture = await cameraPhoto(page)
  for (let nth = 0; nth < photos; nth += 1) {
    const target = { bountyId: await server.createBounty(creator, `${title} ${nth}`), title }
    const acceptance = await openForm(page, base, 'accept', target)
    await acceptance.press()
    await page.waitForURL(acceptance.kept)
    await drained(page)
    const { press } = await openForm(page, base, 'complete', target)
    await page.getByLabel('Verification Photo').setInputFiles({ name: 'proof.jpg', mimeType: 'image/jpeg', buffer: picture })
    await page.getByText('Preparing').waitFor({ state: 'hidden' })
    await page.locator('img[src^="blob:"]').waitFor()
    await page.getByRole('button', { name: 'Submit Completion' }).and(page.locator(':enabled')).waitFor()
    withPhoto.push(await tap(page, devtools, press))
  }
  console.log(`\nFrom the press to "Saved on this device", the network off, the processor at ${slowdown}x\n`)
  console.log('| act | taps | median ms | p98 ms | target ms | longest task ms (target 50) |\n|---|---|---|---|---|---|')
  console.log(row('pledge', plain, '100'))
  console.log(row(`completion with a photo of ${(picture.length / 1e6).toFixed(1)} MB`, withPhoto, '1200'))

  const second = await newPhone()
  for (let nth = 0; nth < queued; nth += 1) {
    const { press, kept } = await openForm(second.page, base, 'fund', { bountyId, title })
    await second.page.context().setOffline(true)
    await press()
    await second.page.waitForURL(kept)
  }
  const start = performance.now()
  await second.page.context().setOffline(false)
  await drained(second.page)
  const seconds = (performance.now() - start) / 1000
  console.log(
    `\n${queued} queued pledges drained in ${seconds.toFixed(1)} s: ${(queued / seconds).toFixed(1)} a second (target 25)`,
  )
} finally {
  await browser.close()
  await server.remove()
}
