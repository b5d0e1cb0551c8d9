import { EventEmitter, once } from 'node:events'
import type { Page, Route } from '@playwright/test'
import { actor, createBounty, listedBounty as row, newMember } from './bounty.ts'
import { openHydrated, signUp } from './people.ts'
import { core, expect, test } from './test.ts'
import { readyOffline } from './worker.ts'

test.use({ worker: true })

// Requests fail here on purpose.
test.use({ allowedMessages: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch active bounties/] })

const rows = (from: number, count: number) => Array.from({ length: count }, (_, index) => row(from + index))

/** The server has 30 active bounties; `next` answers the second page, and nothing comes after it. */
async function serveThirty(page: Page, next: (route: Route) => Promise<void>) {
  await page.route('**/rest/v1/rpc/board', (route) => route.fulfill({ json: rows(0, 24) }))
  await page.route('**/rest/v1/bounties?*status=eq.active*', (route) => {
    const url = route.request().url()
    if (!url.includes('created_at.lt')) return route.fulfill({ json: rows(0, 24) })
    return url.includes(row(29).id) ? route.fulfill({ json: [] }) : next(route)
  })
}

test('the next page is fetched before it is asked for, shown at the press, and back shows as many', core, async ({ page }) => {
  let asked = 0
  await serveThirty(page, (route) => {
    asked += 1
    return route.fulfill({ json: rows(24, 6) })
  })
  await openHydrated(page, '/bounty')
  // A visitor's board is live at the first touch.
  await page.keyboard.press('Tab')
  const cards = page.getByRole('list', { name: 'Active bounties' }).getByRole('article')
  await expect(cards).toHaveCount(24)
  await expect(page.getByText('24 bounties shown, more below')).toBeVisible()
  expect(asked).toBe(0)
  await page.getByRole('button', { name: 'Load more' }).scrollIntoViewIfNeeded()
  await expect.poll(() => asked).toBe(1)
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect(cards).toHaveCount(30)
  await expect(page.getByRole('status').filter({ hasText: /^30 bounties$/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Load more' })).toBeHidden()
  expect(asked).toBe(1)

  await page.route('**/rest/v1/bounties?*&id=eq.*', (route) => route.fulfill({ json: [row(29)] }))
  await page.getByRole('link', { name: 'View Details of Listed 29' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Listed 29' })).toBeVisible()
  await page.goBack()
  await expect(cards).toHaveCount(30)
})

test('a page that could not be fetched says so, and the next press gets it', async ({ page }) => {
  let fails = true
  await serveThirty(page, (route) => (fails ? route.abort() : route.fulfill({ json: rows(24, 6) })))
  await openHydrated(page, '/bounty')
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect(page.getByText('The next page could not be loaded. Check your connection and press again.')).toBeVisible()
  fails = false
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect(page.getByRole('list', { name: 'Active bounties' }).getByRole('article')).toHaveCount(30)
})

test('what was seen of the academy’s list is no failure without a connection: it says how old it is', async ({ page }) => {
  const active = '**/rest/v1/bounties?*status=eq.active*'
  await serveThirty(page, (route) => route.fulfill({ json: [] }))
  await openHydrated(page, '/bounty')
  await page.keyboard.press('Tab')
  await expect(page.getByText('24 bounties')).toBeVisible()
  await page.unroute(active)
  await page.route(active, (route) => route.abort())
  await openHydrated(page, '/bounty')
  await page.keyboard.press('Tab')
  await expect(
    page.getByRole('status').filter({ hasText: 'Could not be refreshed: this is what your device last saw' }),
  ).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test.describe('where nobody has made a bounty', () => {
  test.use({ ownServer: 'It looks for samples, which leave beside ten bounties of others.' })

  test('without a connection the lists say what they show', async ({ page, context }) => {
    await openHydrated(page, '/bounty?tab=marketplace')
    await expect(page.getByRole('status').filter({ hasText: /^\d+ bounties/ })).toBeVisible()
    await readyOffline(page)
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Filter: All' }).click()
    await page.getByRole('option', { name: 'Flag Etiquette' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Could not be refreshed: these are samples' })).toBeVisible()
    await expect(page.getByRole('list', { name: 'Marketplace bounties' }).getByRole('article').first()).toContainText(
      'Flag Etiquette',
    )
    await page.getByRole('tab', { name: 'Leaderboard' }).click()
    await expect(page.getByText(/Could not be refreshed: these are sample entries/)).toBeVisible()
  })
})

test('while a list is on its way three empty cards stand for it; then it says what is missing and leads on', async ({ page }) => {
  await signUp(page)
  const gate = new EventEmitter()
  const opened = once(gate, 'open')
  await page.route('**/rest/v1/bounties?*creator_id*', async (route) => {
    await opened
    await route.fulfill({ json: [] })
  })
  await openHydrated(page, '/bounty?tab=mine')
  await expect(page.getByText('Loading bounties')).toBeAttached()
  await expect(page.locator('[aria-busy="true"] .card')).toHaveCount(3)
  await expect(page.getByRole('button', { name: /^Created/ })).toBeVisible()
  await page.evaluate(() => {
    const chosen = document.querySelector('fieldset button[aria-pressed="true"]')
    const look = () => {
      const words = chosen?.textContent ?? ''
      if (document.querySelector('[aria-busy="true"] .card') && /\d/.test(words)) document.body.dataset['early'] = words
    }
    look()
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true })
  })
  gate.emit('open')
  await expect(page.getByRole('heading', { name: 'You have not created any bounties yet.' })).toBeVisible()
  const chips = page.getByRole('group', { name: 'Which of my bounties' }).getByRole('button')
  await expect(chips).toHaveText([/^Created ?\(0\)$/, /^Accepted ?\(0\)$/, /^Completed ?\(0\)$/, /^Funded ?\(0\)$/])
  // No chip counted a list that was still on its way.
  await expect(page.locator('body')).not.toHaveAttribute('data-early')
  await page.getByRole('button', { name: /^Accepted/ }).click()
  await expect(page.getByRole('main').getByRole('link', { name: 'Browse Marketplace' })).toBeVisible()
})

test('My Bounties opens at the first list that holds something', async ({ page, browser, request }) => {
  const creator = await newMember(browser)
  const bountyId = await createBounty(request, creator, { title: `Held ${Date.now()}` })
  const act = await actor(request, await signUp(page))
  await act('accept_bounty', { p_bounty_id: bountyId })
  await openHydrated(page, '/bounty?tab=mine')
  await expect(page.getByRole('list', { name: 'My bounties: Accepted' }).getByRole('article')).toHaveCount(1)
  await page.getByRole('button', { name: /^Created/ }).click()
  await expect(page.getByText('You have not created any bounties yet.')).toBeVisible()
  await creator.context.close()
})
