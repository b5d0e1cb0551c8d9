import { chromium } from '@playwright/test'
import { findBrowser } from './setup/browser.ts'
import { chromiumFlags } from './setup/chromium-flags.ts'
import { startServer } from './setup/server.ts'
import { signUp } from './e2e/people.ts'
import { writeFileSync } from 'node:fs'

const server = await startServer()
const browser = await chromium.launch({ executablePath: findBrowser(), args: chromiumFlags })
const day = (ago: number) => { const d = new Date(Date.now() - ago * 86_400_000); return `${d.getFullYear()}-${String(d.getMonth() + 1).padStart(2, '0')}-${String(d.getDate()).padStart(2, '0')}` }
const entries = [
  [day(0), 20, 'Baseline and exits', 'Named three on the way to the stop.\nMissed the side door of the bakery.'],
  [day(1), 10, 'Voice and exit sentence', ''],
  [day(4), 45, 'Second way home', 'The gate at Ninth was locked after eight.'],
  [day(9), 30, 'Stance, steps, breathing', 'Held my breath on the turn. '.repeat(12)],
  [day(20), 15, 'First aid skill', ''], [day(27), 15, 'First aid skill', ''], [day(41), 120, 'Averyveryverylongdrillwithoutanyspacethatgoesonandonuntilitmeetsthelimitofeightyxx', ''], [day(60), 600, 'Walk', 'x'],
]
const log = Object.fromEntries(entries.map(([d, m, drill, n], i) => [`practice/0000000${i}-0000-4000-8000-000000000000`, { at: i, value: ['logged', d, m, drill, n] }]))
try {
  for (const width of [320, 390, 1440]) {
    for (const theme of ['patriot', 'legacy', 'tactical']) {
      const context = await browser.newContext({ baseURL: server.url, viewport: { width, height: width > 1000 ? 900 : 780 }, serviceWorkers: 'block', reducedMotion: 'reduce' })
      const page = await context.newPage()
      page.on('console', (m) => m.type() === 'error' && console.log(width, theme, m.text()))
      page.on('pageerror', (e) => console.log('PAGEERROR', e.message))
      await page.route('**/functions/v1/check-subscription', (route) => route.abort())
      await page.route('**/rpc/sync_learning', (route) => route.abort())
      await signUp(page)
      await page.evaluate(([log, theme]) => { localStorage.setItem('practice-log', log as string); localStorage.setItem('theme', theme as string) }, [JSON.stringify(log), theme])
      const shot = async (name: string) => page.screenshot({ path: `/tmp/shots/${name}-${width}-${theme}.png`, fullPage: true })
      const open = async (path: string) => {
        await page.goto(path)
        await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
        await page.evaluate((name) => { document.documentElement.className = name as string; document.documentElement.dataset['theme'] = name as string }, theme)
        await page.waitForTimeout(700)
      }
      await open('/training/log')
      await shot('log')
      if (theme === 'patriot') {
        await page.getByRole('button', { name: 'Log it' }).click()
        await page.getByLabel('What I noticed').fill('x'.repeat(1005))
        await page.getByRole('button', { name: 'Log it' }).click()
        await page.waitForTimeout(300)
        await shot('log-invalid')
        await page.getByRole('button', { name: /^Change/ }).nth(2).click()
        await page.waitForTimeout(300)
        await shot('log-change')
        if (width === 1440) { writeFileSync('/tmp/shots/log.pdf', await page.pdf({ format: 'Letter', preferCSSPageSize: false })) }
      }
      for (const sheet of ['walk', 'building', 'trip']) {
        if (sheet !== 'walk' && theme !== 'patriot') continue
        await open(`/training/route-sheets?sheet=${sheet}`)
        await shot(`sheet-${sheet}`)
        if (width === 1440 && theme === 'patriot') {
          for (const format of ['Letter', 'A4'] as const) writeFileSync(`/tmp/shots/${sheet}-blank-${format}.pdf`, await page.pdf({ format }))
          for (const field of await page.getByRole('main').getByRole('textbox').all()) await field.fill('W'.repeat(20) + ' words to fill this line up until the end of the eighty ones')
          for (const box of await page.getByRole('checkbox').all()) await box.check()
          await page.waitForTimeout(300)
          await shot(`sheet-${sheet}-full`)
          for (const format of ['Letter', 'A4'] as const) writeFileSync(`/tmp/shots/${sheet}-full-${format}.pdf`, await page.pdf({ format }))
        }
      }
      if (theme === 'patriot') {
        const visitor = await browser.newContext({ baseURL: server.url, viewport: { width, height: 780 }, serviceWorkers: 'block' })
        const v = await visitor.newPage()
        for (const [name, path] of [['v-log', '/training/log'], ['v-walk', '/training/route-sheets'], ['v-trip', '/training/route-sheets?sheet=trip']] as const) {
          await v.goto(path)
          await v.locator('html[data-hydrated]').waitFor({ state: 'attached' })
          await v.waitForTimeout(700)
          await v.screenshot({ path: `/tmp/shots/${name}-${width}.png`, fullPage: true })
          if (name === 'v-walk' && width === 1440) writeFileSync('/tmp/shots/visitor-walk-Letter.pdf', await v.pdf({ format: 'Letter' }))
        }
        await visitor.close()
      }
      await context.close()
    }
  }
} finally {
  await browser.close()
  await server.remove()
}
