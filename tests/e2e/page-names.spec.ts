import { openHydrated } from './people.ts'
import { expect, test } from './test.ts'
import { readyOffline } from './worker.ts'

const names = [
  { name: '/index.html', address: '/' },
  { name: '/faq.html?from=mail', address: '/faq?from=mail' },
]

test.describe('the file name of a page leads to its address', () => {
  for (const { name, address } of names)
    test(`${name}, by the server`, async ({ page }) => {
      await openHydrated(page, name)
      await expect(page).toHaveURL(address)
      await expect(page.getByText('Oops! Page not found')).toBeHidden()
    })

  test('on a host that answers under both', async ({ page }) => {
    await page.route('**/index.html', async (route) => {
      const home = await route.fetch({ url: new URL('/', route.request().url()).href })
      await route.fulfill({ response: home })
    })
    await openHydrated(page, '/index.html')
    await expect(page).toHaveURL('/')
    await expect(page.getByText('Oops! Page not found')).toBeHidden()
  })
})

test.describe('by the worker', () => {
  test.use({ worker: true, allowedMessages: [/ERR_INTERNET_DISCONNECTED/] })

  test('the file name of a page leads to its address, also without a network', async ({ page, context }) => {
    await openHydrated(page, '/about')
    await readyOffline(page)
    await context.setOffline(true)
    for (const { name, address } of names) {
      await openHydrated(page, name)
      await expect(page).toHaveURL(address)
      await expect(page.getByText('Oops! Page not found')).toBeHidden()
    }
  })
})
