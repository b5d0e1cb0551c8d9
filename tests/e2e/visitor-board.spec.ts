import { EventEmitter, once } from 'node:events'
import type { Page } from '@playwright/test'
import { listedBounty as row, listedSamples } from './bounty.ts'
import { openHydrated, signUp } from './people.ts'
import { core, expect, test } from './test.ts'

// Requests fail here on purpose, and the board logs why it shows an alert.
test.use({ allowedMessages: [/ERR_FAILED|Failed to fetch active bounties/] })

const day = 86_400_000
const standing = listedSamples()
const board = '**/rest/v1/rpc/board'
const list = '**/rest/v1/bounties?*status=eq.active*'

const newer = (count: number) => Array.from({ length: count }, (_, index) => row(index))
/** What the first look is told, and the list that the device fetches. */
const answer = async (page: Page, first: object[], fetched = first) => {
  await page.route(board, (route) => route.fulfill({ json: first }))
  await page.route(list, (route) => route.fulfill({ json: route.request().url().includes('created_at.lt') ? [] : fetched }))
}

const cards = (page: Page) => page.getByRole('list', { name: 'Active bounties' }).getByRole('article')

test('a visitor who touches nothing finds the newer ones in front, and what is over gone', core, async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await answer(page, [...newer(6), ...standing.slice(1)])
  await openHydrated(page, '/bounty')
  await expect(cards(page).first()).toContainText('Listed 0')
  await expect(cards(page)).toHaveCount(14)
  // Six that somebody has made, and then the line that says what follows.
  const items = page.getByRole('list', { name: 'Active bounties' }).getByRole('listitem')
  await expect(items.nth(6)).toHaveText('Made up, to show how it looks')
  await expect(page.getByRole('status').filter({ hasText: /^14 bounties$/ })).toBeAttached()
  await expect(page.getByRole('heading', { name: standing[0]?.title ?? '' })).toHaveCount(0)
  // One question without the client: nothing else is asked before somebody wants more.
  expect(asked.filter((path) => path.startsWith('/rest/'))).toEqual(['/rest/v1/rpc/board'])
})

test('two whole cards stand on a phone’s first screen, also above a member’s bar', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await answer(page, standing)
  await openHydrated(page, '/bounty')
  const second = async () => {
    const box = await cards(page).nth(1).boundingBox()
    return (box?.y ?? 844) + (box?.height ?? 0)
  }
  expect(await second()).toBeLessThanOrEqual(844)
  await signUp(page)
  await openHydrated(page, '/bounty')
  await expect(page.locator('[data-later="bounties"]')).toHaveAttribute('data-live', '')
  const bar = await page.getByRole('navigation', { name: 'Places' }).boundingBox()
  expect(await second()).toBeLessThanOrEqual(bar?.y ?? 0)
})

test('money is the server’s before anything is touched, also where nothing else is other', async ({ page }) => {
  await answer(
    page,
    standing.map((each, index) => (index === 2 ? { ...each, current_funding: 41, contributors: 7 } : each)),
  )
  await openHydrated(page, '/bounty')
  await expect(cards(page).nth(2)).toContainText('$41 raised')
  await expect(cards(page).nth(2)).toContainText('7 contributors')
  await expect(cards(page)).toHaveCount(9)
})

test('no card moves away from who has scrolled: the newer ones are counted, and wait for a press', core, async ({ page }) => {
  const answered = new EventEmitter()
  const scrolled = once(answered, 'scrolled')
  await answer(page, standing)
  await page.route(list, async (route) => {
    await scrolled
    await route.fulfill({ json: [...newer(6), ...standing] })
  })
  await openHydrated(page, '/bounty')
  await cards(page).nth(4).scrollIntoViewIfNeeded()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  // Where it stands: its height may differ by a fraction of a pixel once its numbers are live.
  const top = async () => (await cards(page).nth(4).boundingBox())?.y
  const before = await top()
  answered.emit('scrolled')
  const more = page.getByRole('button', { name: '6 new' })
  await expect(more).toBeAttached()
  expect(await top()).toBe(before)
  await more.click()
  await expect(cards(page)).toHaveCount(15)
  await expect(cards(page).first()).toContainText('Listed 0')
  await expect(more).toBeHidden()
})

test('a year after the build no sample is shown as open, and the board says that there is none', core, async ({ page }) => {
  await page.clock.install({ time: Date.now() + 365 * day })
  await answer(page, [])
  await openHydrated(page, '/bounty')
  await expect(page.getByRole('heading', { name: 'No Active Bounties' })).toBeVisible()
  await expect(page.getByText('Be the first to create a patriotic bounty!')).toBeVisible()
  await expect(cards(page)).toHaveCount(0)
  await expect(page.getByRole('main')).not.toContainText('9 bounties')
})

test('a week after the build the cards count the days from today', async ({ page }) => {
  await page.route(board, (route) => route.abort())
  await page.goto('/bounty')
  const left = cards(page)
    .filter({ hasText: 'Walk the ground of a local landmark' })
    .getByText(/days left$/)
  const first = Number.parseInt((await left.textContent()) ?? '', 10)
  await page.clock.install({ time: Date.now() + 7 * day })
  await openHydrated(page, '/bounty')
  await expect(left).toHaveText(`${first - 7} days left`)
})

test(
  'where the list can’t be fetched, a visitor is told so, no card says that it is open, and one can ask again',
  core,
  async ({ page }) => {
    for (const path of [board, list]) await page.route(path, (route) => route.abort())
    await openHydrated(page, '/bounty')
    const alert = page.getByRole('alert').filter({ hasText: 'Failed to load active bounties. Please try again later.' })
    const saysOpen = cards(page)
      .getByText('Active', { exact: true })
      .or(cards(page).getByRole('link', { name: /^Fund/ }))
    await expect(alert).toBeVisible()
    await expect(cards(page)).toHaveCount(9)
    await expect(saysOpen.filter({ visible: true })).toHaveCount(0)
    await expect(page.getByRole('main')).not.toContainText('last saw')
    // Live, the board says the same.
    await page.keyboard.press('Shift')
    await expect(page.locator('[data-later="bounties"]')).toHaveAttribute('data-live', '')
    await expect(alert).toHaveCount(1)
    await expect(saysOpen.filter({ visible: true })).toHaveCount(0)
    await page.unroute(list)
    await alert.getByRole('button', { name: 'Try again' }).click()
    await expect(saysOpen.filter({ visible: true }).first()).toBeVisible()
    await expect(alert).toBeHidden()
  },
)
