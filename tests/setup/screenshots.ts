// Takes the pictures of the manifest and of README.md from the built product: `npm run build && npm run screenshots`.
import { chromium } from '@playwright/test'
import { findBrowser } from './browser.ts'
import { chromiumFlags } from './chromium-flags.ts'
import { startServer } from './server.ts'

const phone = { width: 390, height: 844 }
const desk = { width: 1280, height: 800 }
const shots = [
  { name: 'home-phone', path: '/', viewport: phone },
  { name: 'course-phone', path: '/course', viewport: phone },
  { name: 'bounties-phone', path: '/bounty', viewport: phone, scroll: 380 },
  { name: 'home-desk', path: '/', viewport: desk },
  { name: 'bounties-desk', path: '/bounty', viewport: desk, scroll: 380 },
]

const server = await startServer()
const browser = await chromium.launch({ executablePath: findBrowser(), args: chromiumFlags })
try {
  for (const { name, path, viewport, scroll = 0 } of shots) {
    const context = await browser.newContext({ viewport, serviceWorkers: 'block', reducedMotion: 'reduce' })
    const page = await context.newPage()
    await page.goto(`${server.url}${path}`)
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), scroll)
    await page.screenshot({ path: `install/${name}.jpg`, type: 'jpeg', quality: 82 })
    await context.close()
  }
} finally {
  await browser.close()
  await server.remove()
}
