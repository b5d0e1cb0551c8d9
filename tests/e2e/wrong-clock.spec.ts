import { outboxSamples } from './outbox-page.ts'
import { openHydrated, signUp } from './people.ts'
import { core, expect, test } from './test.ts'

const day = 86_400_000

for (const [where, offBy, mark] of [
  ['ahead', 60 * day, core],
  ['behind', -60 * day, {}],
] as const)
  test(
    `with a clock that is sixty days ${where} open bounties are open, and it is said that the clock is wrong`,
    mark,
    async ({ page }) => {
      await page.clock.install({ time: Date.now() + offBy })
      await openHydrated(page, '/bounty')
      const cards = page.getByRole('list', { name: 'Active bounties' }).getByRole('article')
      await expect(cards.getByText('Active', { exact: true }).first()).toBeVisible()
      await page.keyboard.press('Shift')
      const line = page
        .getByRole('region', { name: 'Clock' })
        .getByText('This device’s clock is wrong by 60 days. Times here are the academy’s.')
      await expect(line).toBeVisible()

      await signUp(page)
      await openHydrated(page, `/bounty/${outboxSamples[1]}/fund`)
      await page.getByRole('button', { name: '$25', exact: true }).click()
      await expect(page.getByRole('button', { name: 'Pledge $25' })).toBeEnabled()
      // The act has a phone's foot to itself: the line is there again on a page without one.
      await openHydrated(page, '/bounty')
      await page.keyboard.press('Shift')
      await expect(line).toBeVisible()
      await page.getByRole('region', { name: 'Clock' }).getByRole('button', { name: 'OK' }).click()
      await expect(line).toBeHidden()
    },
  )
