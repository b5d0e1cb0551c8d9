import { devices, type Page } from '@playwright/test'
import { pledge } from './outbox-page.ts'
import { openHydrated, signUp } from './people.ts'
import { core, expect, test } from './test.ts'

test.use({ worker: true })

const sample = '0c22bd36-4c1d-459c-ad01-1c0435e3b19c'
const day = 86_400_000

/** Opens a page by the footer, as a reader does, and waits until the app has counted it (or has nothing to count any more). */
async function follow(page: Page, name: string, remembered: string) {
  await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
  await expect(page).toHaveURL(`/${name.toLowerCase()}`)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('install-offer'))).toBe(remembered)
}

test.use({ allowedMessages: [/ERR_FAILED/] })

test('after some pages our own button installs the app; “Not now” is remembered', core, async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: async () => localStorage.setItem('prompted', 'yes'),
      })
      setInterval(() => dispatchEvent(offer), 200)
    })
  })
  await openHydrated(page, '/')
  const offer = page.getByRole('region', { name: 'Install' })
  await follow(page, 'About', '2')
  await follow(page, 'FAQ', '3')
  await expect(offer).toBeHidden()
  await follow(page, 'Testimonials', '4')
  await offer.getByRole('button', { name: 'Install' }).click()
  await expect(offer).toBeHidden()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('prompted'))).toBe('yes')
  await page.reload()
  await follow(page, 'About', 'dismissed')
  await expect(offer).toBeHidden()
})

test('who said “Not now” finds the installation under Account', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('install-offer', 'dismissed')
    addEventListener('DOMContentLoaded', () => {
      const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: async () => localStorage.setItem('prompted', 'yes'),
      })
      setInterval(() => dispatchEvent(offer), 200)
    })
  })
  await signUp(page)
  await openHydrated(page, '/account')
  const app = page.getByRole('region', { name: 'App', exact: true })
  await app.scrollIntoViewIfNeeded()
  await app.getByRole('button', { name: 'Install' }).click()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('prompted'))).toBe('yes')
  await expect(page.getByRole('region', { name: 'Install' })).toHaveCount(0)
})

const safariOnMac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15'
const chromeOnPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/130.0 Mobile/15E148 Safari/604.1'
const instagramOnPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 382.0.0.29.80'
const facebookOnAndroid =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/137.0.7151.61 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/516.0.0.55.66;]'
for (const [device, [userAgent, words]] of Object.entries({
  'an iPad that asks for desktop pages': [safariOnMac, ': tap Share, then Add to Home Screen.'],
  'another browser of an iPhone': [chromeOnPhone, ': tap Share, then Add to Home Screen.'],
  'an app’s own browser on an iPhone': [instagramOnPhone, 'open this page in Safari first'],
  'an app’s own browser on Android': [facebookOnAndroid, 'open this page in Chrome first'],
} as const)) {
  test.describe(`on ${device}`, () => {
    test.use({ userAgent, hasTouch: true })

    test('the way to install is explained under Account', async ({ page }) => {
      await page.addInitScript(() => Object.defineProperty(navigator, 'maxTouchPoints', { value: 5 }))
      await signUp(page)
      await openHydrated(page, '/account')
      await expect(page.getByRole('region', { name: 'App', exact: true })).toContainText(words)
    })
  })
}

test.describe('on an iPhone', () => {
  test.use({ userAgent: devices['iPhone 14'].userAgent })

  test('the share sheet is explained, since no button can install there', async ({ page }) => {
    await openHydrated(page, '/')
    await follow(page, 'About', '2')
    await follow(page, 'FAQ', '3')
    await follow(page, 'Testimonials', '4')
    const offer = page.getByRole('region', { name: 'Install' })
    await expect(offer).toContainText('Add to Home Screen')
    await expect(offer.getByRole('button', { name: 'Install' })).toHaveCount(0)
    await offer.getByRole('button', { name: 'Not now' }).click()
    await page.reload()
    await follow(page, 'About', 'dismissed')
    await expect(offer).toBeHidden()
  })

  test('work that has waited for three days is said to be in danger, on every page and in the Outbox', async ({ page }) => {
    await signUp(page)
    await page.route('**/rpc/fund_bounty', (route) => route.abort())
    await pledge(page, sample)
    await openHydrated(page, '/outbox')
    const storage = page.getByRole('region', { name: 'Storage' })
    await expect(page.getByRole('heading', { name: '1 item to send' })).toBeVisible()
    await expect(storage.getByText('Send it soon')).toBeHidden()
    await page.addInitScript((later) => {
      const { now } = Date
      Date.now = () => now() + later
    }, 3 * day)
    await page.reload()
    await expect(storage.getByText('Send it soon')).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
    await expect(page.getByRole('region', { name: 'Connection' })).toContainText('This browser may clear it after seven days')
  })
})

test('the app’s icon counts what waits to be sent', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.setAppBadge = async (count) => sessionStorage.setItem('badge', String(count))
    navigator.clearAppBadge = async () => sessionStorage.setItem('badge', '0')
  })
  await signUp(page)
  await page.route('**/rpc/fund_bounty', (route) => route.abort())
  await pledge(page, sample)
  const badge = () => page.evaluate(() => sessionStorage.getItem('badge'))
  await expect.poll(badge).toBe('1')
  await page.unroute('**/rpc/fund_bounty')
  // It asks the academy as it opens, and the answer makes what waits due.
  await openHydrated(page, '/outbox')
  await expect.poll(badge).toBe('0')
})

test('the first download for offline use is told file by file until the app is ready', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.serviceWorker.addEventListener('message', (event) => {
      if (event.data?.type !== 'app-files' || !event.isTrusted) return
      // The worker may say once more what it holds, between what the test says and what it reads.
      if (sessionStorage.getItem('worker-silenced')) return event.stopImmediatePropagation()
      sessionStorage.setItem('told', (sessionStorage.getItem('told') ?? '') + `${event.data.held} `)
    })
  })
  await openHydrated(page, '/outbox')
  const readiness = page.getByRole('region', { name: 'Storage' })
  await expect(readiness).toContainText(/Yes: all \d+ files of the app are on this device/)
  const told = await page.evaluate(() => sessionStorage.getItem('told')?.trim().split(' ').map(Number))
  expect(told).toEqual(expect.arrayContaining([10, 20, 30]))
  await page.evaluate(() => sessionStorage.setItem('worker-silenced', 'yes'))
  const tell = (held: number) =>
    page.evaluate(
      (files) => {
        const message = { data: { type: 'app-files', ...files } }
        navigator.serviceWorker.dispatchEvent(new MessageEvent('message', message))
      },
      { held, total: 300, isFetching: held < 300 },
    )
  await tell(120)
  await expect(readiness).toContainText('Saving the app: 120 of 300 files')
  await tell(300)
  await expect(readiness).toContainText('Yes: all 300 files of the app are on this device.')
})
