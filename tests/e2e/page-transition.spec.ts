import type { Page } from '@playwright/test'
import { twoFrames } from './layout-shifts.ts'
import { openHydrated } from './people.ts'
import { expect, test } from './test.ts'

declare global {
  interface Window {
    /** The types of each transition that the page began. */
    moves: string[]
  }
}

/** Notes what the page asks the browser for, which does it all the same. */
const noteMoves = (page: Page) =>
  page.addInitScript(() => {
    window.moves = []
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (asked) => {
      window.moves.push(typeof asked === 'object' ? [...(asked.types ?? [])].join(' ') : 'all')
      return start(asked)
    }
  })
const moves = (page: Page) => page.evaluate(() => window.moves)

async function goThereAndBack(page: Page) {
  await page.getByRole('list', { name: 'Marketplace bounties' }).getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page).not.toHaveURL(/tab=marketplace/)
  await page.goBack()
  await expect(page.getByRole('list', { name: 'Marketplace bounties' })).toBeVisible()
}

test('from a list to what it lists and back the page fades over; between other pages, and for who wants no movement, it changes at once', async ({
  page,
}) => {
  await noteMoves(page)
  await openHydrated(page, '/bounty?tab=marketplace')
  // The first touch brings it.
  await expect(async () => {
    await goThereAndBack(page)
    expect((await moves(page)).slice(-2)).toEqual(['in', 'out'])
  }).toPass()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { length } = await moves(page)
  await goThereAndBack(page)
  await page.emulateMedia({ reducedMotion: null })
  await page.locator('footer').getByRole('link', { name: 'FAQ' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Frequently Asked Questions' })).toBeFocused()
  expect(await moves(page)).toHaveLength(length)
})

test('a change of page that cuts another short is no error', async ({ page }) => {
  await openHydrated(page, '/bounty?tab=marketplace')
  await goThereAndBack(page)
  await expect.poll(() => page.evaluate(() => Object.hasOwn(document, 'startViewTransition'))).toBe(true)
  await page.evaluate(() => void [1, 2].map(() => document.startViewTransition(() => undefined)))
  await twoFrames(page)
})
