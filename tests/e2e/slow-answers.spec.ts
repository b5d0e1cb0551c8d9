import type { Route } from '@playwright/test'
import { stopClock } from './clock.ts'
import { openHydrated, sendCredentials, toast } from './people.ts'
import { core, expect, test } from './test.ts'

// The library says of the request that was stopped what it says of one that failed.
test.use({ allowedMessages: [/^error: Unreachable: signal is aborted/] })

test(
  'a sign-in that takes long says so and can be stopped; what was typed stays, and the next press goes',
  core,
  async ({ page }) => {
    await page.clock.install()
    await openHydrated(page, '/auth')
    let held: Route | undefined
    await page.route('**/auth/v1/token*', (route) => void (held ??= route), { times: 1 })
    const asked = page.waitForRequest('**/auth/v1/token*')
    await sendCredentials(page, 'Sign in', 'casey@example.test', 'wayfinder')
    await asked
    // What the first touch brings waits for a page at rest, and comes here while the press waits.
    await page.evaluate(() => new Promise((atRest) => requestIdleCallback(atRest)))
    await stopClock(page)
    const note = page.getByRole('main').getByText('This is taking long. The network is slow.')
    await page.clock.runFor(9_000)
    await expect(note).toBeHidden()
    await page.clock.runFor(1_500)
    await expect(note).toBeVisible()
    const given = page.waitForEvent('requestfailed', (request) => request.url().includes('/auth/v1/token'))
    await page.getByRole('button', { name: 'Stop waiting' }).click()
    await given
    await page.clock.resume()
    await expect(page.getByRole('main').getByText('nothing you typed is lost')).toBeVisible()
    await expect(note).toBeHidden()
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeFocused()
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('wayfinder')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(toast(page, 'Welcome back!')).toBeVisible()
  },
)
