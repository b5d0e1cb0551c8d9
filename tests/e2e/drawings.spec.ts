import type { Page } from '@playwright/test'
import { drawings } from '../../src/content/drawings.ts'
import { openHydrated } from './people.ts'
import { expect, test } from './test.ts'
import { readyOffline } from './worker.ts'

const figures = (page: Page) => page.getByRole('main').getByRole('figure')

/** Of each drawing: its name, whether all of it lies on its sheet, and the size of its smallest words in the page. */
const measure = (page: Page) =>
  page.locator('svg:has(use[href*="/artwork/"])').evaluateAll((found) =>
    found.map((svg) => {
      const use = svg.querySelector('use')
      if (!(svg instanceof SVGSVGElement) || !use) return null
      const { x, y, width, height } = use.getBBox()
      const sheet = svg.viewBox.baseVal
      const isInside = width > 0 && x >= 0 && y >= 0 && x + width <= sheet.width && y + height <= sheet.height
      const letters = (14 * svg.getBoundingClientRect().width) / sheet.width
      return { name: use.getAttribute('href')?.split('#')[1], isInside, isReadable: letters >= 11 }
    }),
  )

const names = (isWanted: (file: string) => boolean) =>
  drawings
    .filter(({ file }) => isWanted(file))
    .map(({ section, id = section }) => ({ name: id, isInside: true, isReadable: true }))

for (const [path, isWanted] of [
  ['/week1-content', (file: string) => file === 'cadet-week-1'],
  ['/whole-course', (file: string) => file !== 'cadet-week-1'],
] as const) {
  test(`${path} shows each of its drawings whole on 320 px, with words to read, a name and a caption`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await openHydrated(page, path)
    await expect.poll(() => measure(page)).toEqual(names(isWanted))
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    expect(await measure(page)).toEqual(names(isWanted))
    for (const { alt, caption } of drawings.filter(({ file }) => isWanted(file))) {
      await expect(figures(page).filter({ hasText: caption }).getByRole('img')).toHaveAccessibleName(alt)
    }
  })
}

for (const [section, drawn] of [
  ['getting-free', ['wrist-held', 'getting-free']],
  ['training-with-a-partner', ['training-with-a-partner']],
] as const) {
  test(`the drawings of ${section} stand in its words and stay readable on 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await openHydrated(page, `/course/week-3/${section}`)
    await expect(figures(page).first().getByRole('img')).toBeVisible()
    await expect.poll(() => measure(page)).toEqual(drawn.map((name) => ({ name, isInside: true, isReadable: true })))
  })
}

test.describe('with the network pulled', () => {
  test.use({ worker: true, allowedMessages: [/ERR_INTERNET_DISCONNECTED/] })

  test('the drawings are on this device', async ({ page, context }) => {
    await page.goto('/')
    await readyOffline(page)
    await context.setOffline(true)
    const tab = await context.newPage()
    await tab.goto('/week1-content')
    await expect.poll(() => measure(tab)).toEqual(names((file) => file === 'cadet-week-1'))
  })
})
