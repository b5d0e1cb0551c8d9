import { recordShifts, shiftsOf, twoFrames } from './layout-shifts.ts'
import { openHydrated, signUp } from './people.ts'
import { indexablePages, sectionSamples } from './public-pages.ts'
import { expect, test } from './test.ts'

/** The board is not among them: where the server has newer bounties than the page was built with, they take their places in it. */
const still = [...indexablePages.filter((path) => path !== '/bounty'), ...sectionSamples]

for (const width of [412, 1440]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 } })

    for (const path of still) {
      test(`${path} stays where it is painted, when its faces arrive and when its script does`, async ({ page }) => {
        let bringFaces: (() => void) | undefined
        const faces = new Promise<void>((resolve) => (bringFaces = resolve))
        await page.route('**/*.woff2', async (route) => {
          await faces
          await route.continue()
        })
        await page.addInitScript(recordShifts)
        await page.goto(path, { waitUntil: 'commit' })
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
        await twoFrames(page)
        bringFaces?.()
        await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
        await page.evaluate(() => document.fonts.ready.then(() => undefined))
        expect(await page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length)).toBeGreaterThan(
          1,
        )
        await twoFrames(page)
        await page.keyboard.press('Tab')
        await page.waitForLoadState('networkidle')
        await twoFrames(page)
        expect(await shiftsOf(page)).toEqual([])
      })
    }
  })
}

test.describe('where the list of bounties can’t be fetched', () => {
  test.use({ allowedMessages: [/Failed to load resource/] })

  for (const width of [320, 390, 1440]) {
    test(`the board says so and moves nothing, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.route('**/rest/v1/rpc/board', (route) => route.fulfill({ status: 503 }))
      await page.addInitScript(recordShifts)
      await page.goto('/bounty')
      await expect(page.getByText('Failed to load active bounties. Please try again later.')).toBeVisible()
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      await twoFrames(page)
      expect(await shiftsOf(page)).toEqual([])
    })
  }
})

test('an account that nobody is signed in to gives way to the sign-in without moving anything', async ({ page }) => {
  await page.addInitScript(recordShifts)
  await page.goto('/account')
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
  await twoFrames(page)
  expect(await shiftsOf(page)).toEqual([])
})

for (const width of [412, 768, 1440]) {
  test(`Today comes to a member’s window of ${width} px without moving anything`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await signUp(page)
    await openHydrated(page, '/')
    await page.getByText('Three first steps').waitFor()
    await page.getByRole('button', { name: 'Plan my week' }).click()
    await page.getByRole('checkbox').last().check()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.addInitScript(recordShifts)
    await page.reload()
    await page.getByText('Three first steps').waitFor()
    await expect(page.getByRole('navigation', { name: 'Places' })).toBeVisible()
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    await page.waitForLoadState('networkidle')
    await twoFrames(page)
    expect(await shiftsOf(page)).toEqual([])
  })
}
