import type { Page, Route } from '@playwright/test'
import { listedBounty as row } from './bounty.ts'
import { openHydrated } from './people.ts'
import { core, expect, test } from './test.ts'

// Requests fail here on purpose, and the board logs why it shows an alert.
test.use({ allowedMessages: [/ERR_FAILED|Failed to fetch active bounties/] })

const day = 86_400_000
const list = '**/rest/v1/bounties?*status=eq.active*'

/** The server has these six and nothing older. */
const answerSix = (route: Route) => route.fulfill({ json: route.request().url().includes('created_at.lt') ? [] : rows(6) })
const rows = (count: number) => Array.from({ length: count }, (_, index) => row(index))

const cards = (page: Page) => page.getByRole('list', { name: 'Active bounties' }).getByRole('article')
const heavy = /GoTrueClient|DexieError/

test(
  'a visitor who touches nothing is told how many bounties are newer; no card moves before the press',
  core,
  async ({ page }) => {
    const scripts: Promise<string>[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.text())
    })
    await page.route(list, answerSix)
    await openHydrated(page, '/bounty')
    const newer = page.getByRole('button', { name: '6 new' })
    await expect(newer).toBeVisible()
    expect((await Promise.all(scripts)).filter((script) => heavy.test(script))).toEqual([])
    await expect(cards(page)).toHaveCount(9)
    await expect(page.getByText('Cards marked Sample are made up.')).toBeVisible()
    const top = () => cards(page).first().boundingBox()
    const before = await top()
    await page.keyboard.press('Shift')
    await expect(page.locator('[data-later="bounties"]')).toHaveAttribute('data-live', '')
    expect(await top()).toEqual(before)
    await newer.click()
    await expect(cards(page)).toHaveCount(6)
    await expect(cards(page).first()).toContainText('Listed 0')
    await expect(newer).toBeHidden()
  },
)

test('a year after the build no sample is shown as open, and no days left are overstated', async ({ page }) => {
  await page.clock.install({ time: Date.now() + 365 * day })
  await page.route(list, (route) => route.fulfill({ json: [] }))
  await openHydrated(page, '/bounty')
  await expect(cards(page)).toHaveCount(0)
})

test('a week after the build the cards count the days from today', async ({ page }) => {
  await page.route(list, (route) => route.fulfill({ json: [] }))
  await page.goto('/bounty')
  const left = cards(page)
    .filter({ hasText: 'Walk the ground of a local landmark' })
    .getByText(/days left$/)
  const first = Number.parseInt((await left.textContent()) ?? '', 10)
  await page.clock.install({ time: Date.now() + 7 * day })
  await openHydrated(page, '/bounty')
  await expect(left).toHaveText(`${first - 7} days left`)
})

test('where the list can’t be fetched, a visitor is told so and can ask again', core, async ({ page }) => {
  await page.route(list, (route) => route.abort())
  await openHydrated(page, '/bounty')
  const alert = page.getByRole('alert').filter({ hasText: 'Failed to load active bounties. Please try again later.' })
  await expect(alert).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('last saw')
  await page.unroute(list)
  await page.route(list, answerSix)
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: '6 new' })).toBeVisible()
  await expect(alert).toBeHidden()
})
