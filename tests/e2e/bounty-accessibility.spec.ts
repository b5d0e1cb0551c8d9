import type { Page } from '@playwright/test'
import { openHydrated, signIn } from './people.ts'
import { expect, test } from './test.ts'
import { violations } from './violations.ts'

const sample = '4b304e80-e314-4fca-8c7b-469f7726574a'

/** Every bounty screen, and what shows that it is all there. */
const screens = {
  '/bounty?tab=marketplace': (page: Page) => page.getByRole('list', { name: 'Marketplace bounties' }),
  '/bounty?tab=leaderboard&period=all-time': (page: Page) => page.getByRole('table').first(),
  '/bounty?tab=mine': (page: Page) => page.getByRole('list', { name: 'My bounties: Created' }),
  [`/bounty/${sample}`]: (page: Page) => page.getByRole('heading', { name: 'Contributions' }),
  [`/bounty/${sample}/fund`]: (page: Page) => page.getByLabel('Contribution Amount'),
  [`/bounty/${sample}/accept`]: (page: Page) => page.getByRole('checkbox'),
  [`/bounty/${sample}/complete`]: (page: Page) => page.getByText('Accept this bounty first'),
}

test('no bounty screen has an accessibility violation in any theme, text at 7:1 included', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn(page, 'casey@example.test')
  for (const [path, whole] of Object.entries(screens)) {
    await openHydrated(page, path)
    await expect(whole(page)).toBeVisible()
    expect(await violations(page), path).toEqual([])
  }
})

test.describe('320 px wide', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('no bounty screen scrolls sideways', async ({ page }) => {
    await signIn(page, 'casey@example.test')
    for (const [path, whole] of Object.entries(screens)) {
      await openHydrated(page, path)
      await expect(whole(page)).toBeVisible()
      const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      expect(over, path).toBe(0)
    }
  })
})

test('each card has a heading, and each of its links a name of its own', async ({ page }) => {
  await openHydrated(page, '/bounty')
  const cards = page.getByRole('list', { name: 'Active bounties' }).getByRole('article')
  const count = await cards.count()
  expect(count).toBeGreaterThan(5)
  await expect(cards.getByRole('heading', { level: 3 })).toHaveCount(count)
  const names = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.textContent.trim()))
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  await expect(cards.first().getByRole('progressbar')).toHaveAccessibleName(/^\d+% of the goal is raised$/)
  await expect(page.getByRole('status').filter({ hasText: /bounties/ })).toBeVisible()
})
