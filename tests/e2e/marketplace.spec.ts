import { createBounty } from './bounty.ts'
import { scriptCalled } from '../built/built-scripts.ts'
import { openHydrated, signUp, toast } from './people.ts'
import { core, expect, test } from './test.ts'

for (const [width, results] of [
  [320, 2],
  [390, 3],
] as const) {
  test.describe(`${width} px wide`, () => {
    /** What a phone of 844 px leaves above its keyboard of 336 px. */
    test.use({ viewport: { width, height: 844 - 336 } })

    test(`${results} results stand above the keyboard while one types, and the row stays in sight`, async ({ page }) => {
      await openHydrated(page, '/bounty?tab=marketplace')
      const field = page.getByRole('searchbox', { name: 'Search bounties' })
      const filter = page.getByRole('button', { name: 'Filter: All' })
      const sort = page.getByRole('button', { name: 'Sort by: Newest' })
      await field.pressSequentially('a')
      const articles = page.getByRole('list', { name: 'Marketplace bounties' }).getByRole('article')
      for (let nth = 0; nth < results; nth++) await expect(articles.nth(nth)).toBeInViewport({ ratio: 1 })
      const middles = await Promise.all(
        [field, filter, sort].map(async (control) => {
          const box = await control.boundingBox()
          return box && Math.round(box.y + box.height / 2)
        }),
      )
      expect(new Set(middles).size).toBe(1)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
      await page.getByRole('list', { name: 'Marketplace bounties' }).getByRole('article').last().scrollIntoViewIfNeeded()
      for (const control of [field, filter, sort]) await expect(control).toBeInViewport({ ratio: 1 })
    })

    test('what a button of the row opens is closed by a choice and by Escape, and leaves the focus on the button', async ({
      page,
    }) => {
      await openHydrated(page, '/bounty?tab=marketplace')
      await page.getByRole('button', { name: 'Filter: All' }).click()
      await page.getByRole('option', { name: 'Civic Engagement' }).click()
      const filter = page.getByRole('button', { name: 'Filter: Civic Engagement' })
      await expect(filter).toBeFocused()
      await expect(filter).toHaveAttribute('aria-expanded', 'false')
      const sort = page.getByRole('button', { name: 'Sort by: Newest' })
      await sort.press('Enter')
      await expect(page.getByRole('option', { name: 'Newest', selected: true })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('listbox')).toBeHidden()
      await expect(sort).toBeFocused()
    })

    test('a member’s four tabs stand beside each other', async ({ page }) => {
      await signUp(page)
      await openHydrated(page, '/bounty')
      await expect(page.getByRole('tab')).toHaveCount(4)
      const row = page.getByRole('tablist', { name: 'Bounties' })
      expect(await row.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0)
      const tall = await row.evaluate((list) => list.getBoundingClientRect().height)
      expect(tall).toBeLessThanOrEqual(56)
    })
  })
}

test.describe('without the script of its lists', () => {
  test.use({ allowedMessages: [/Failed to load resource/] })

  test('a button says that the choices could not be loaded, and opens them at the next press', async ({ page }) => {
    const script = `**${scriptCalled('lists')}`
    await openHydrated(page, '/bounty?tab=marketplace')
    await page.route(script, (route) => route.abort())
    const filter = page.getByRole('button', { name: 'Filter: All' })
    await filter.click()
    await expect(toast(page, 'The choices could not be loaded')).toContainText('Check your connection and press again.')
    await page.unroute(script)
    await filter.click()
    await expect(page.getByRole('option', { name: 'All Categories', selected: true })).toBeVisible()
  })
})

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('every category, place, time and order stands open as a chip, and the results are cards', core, async ({ page }) => {
    await openHydrated(page, '/bounty?tab=marketplace')
    await expect(page.getByRole('group', { name: 'Category' }).getByRole('button')).toHaveCount(7)
    await expect(page.getByRole('group', { name: 'Place' }).getByRole('button')).toHaveCount(2)
    await expect(page.getByRole('group', { name: 'Time needed' }).getByRole('button')).toHaveCount(4)
    await expect(page.getByRole('group', { name: 'Sort by' }).getByRole('button')).toHaveCount(4)
    await expect(page.getByRole('button', { name: 'Filter: All' })).toBeHidden()
    await expect(page.getByRole('link', { name: /^View Details of / }).first()).toBeVisible()
    await expect(page.getByRole('link', { name: /^Fund / }).first()).toBeVisible()
  })
})

test('a result that is opened before the address has taken the words is opened', async ({ page }) => {
  const title = `Council ${Date.now()}`
  await createBounty(page.request, await signUp(page), { title })
  await page.clock.install()
  await openHydrated(page, '/bounty?tab=marketplace')
  let release: (() => void) | undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(`**${scriptCalled('bounty._bountyId.index')}`, async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('searchbox', { name: 'Search bounties' }).fill(title)
  await page.getByRole('link', { name: title, exact: true }).click()
  await expect(page).toHaveURL(/\/bounty\/[\da-f-]{36}$/)
  await page.clock.runFor(1000)
  release?.()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page).toHaveURL(/\/bounty\/[\da-f-]{36}$/)
})
