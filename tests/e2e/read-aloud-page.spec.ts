import type { Page } from '@playwright/test'
import { openHydrated, signIn, signOut } from './people.ts'
import { expect, test } from './test.ts'
import { violations } from './violations.ts'
import { watchWakeLock } from './wake-lock.ts'
import {
  beginAloud,
  button,
  cutOff,
  endSentence,
  giveVoices,
  marked,
  menu,
  offlineVoice,
  partner,
  pause,
  reads,
  spoken,
  stop,
} from './voice.ts'
import { readyOffline } from './worker.ts'

test.beforeEach(async ({ page }) => {
  await giveVoices(page, offlineVoice)
  // The page then moves at once, and a test can ask where it stands.
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

const title = 'Training with a partner'

const top = (page: Page) => page.evaluate(() => scrollY)

/** Where the marked sentence stands on the screen. */
const place = (page: Page) =>
  page.evaluate(() => {
    const [range] = CSS.highlights.get('read-aloud') ?? []
    const { top: from, bottom: to } = range instanceof Range ? range.getBoundingClientRect() : new DOMRect()
    return { from, to, screen: innerHeight }
  })

/** How a marked sentence looks in a paragraph. */
const look = (page: Page) =>
  page
    .locator('.has-read-aloud')
    .first()
    .evaluate((block) => {
      const { backgroundColor, color, textDecorationLine } = getComputedStyle(block, '::highlight(read-aloud)')
      return { backgroundColor, color, textDecorationLine }
    })

test.describe('leaving the page silences it', () => {
  test('by a link of the app', async ({ page }) => {
    await beginAloud(page)
    await page.getByRole('link', { name: 'Next section' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Assess a threat')
    expect(await spoken(page)).toEqual([])
    expect(await cutOff(page)).toEqual([title])
    expect(await marked(page)).toBe('')
    await expect(stop(page)).toHaveCount(0)
  })

  test('by a new address', async ({ page }) => {
    await beginAloud(page)
    await page.goto('/about')
    expect(await cutOff(page)).toEqual([title])
  })

  test('by a sign-out in another window', async ({ page, context }) => {
    await signIn(page, 'sam@example.test')
    await beginAloud(page)
    await signOut(await context.newPage())
    await expect(stop(page)).toHaveCount(0)
    expect(await spoken(page)).toEqual([])
    expect(await cutOff(page)).toEqual([title])
  })
})

test('the page goes along with the voice, and stays where a person has scrolled away', async ({ page }) => {
  await beginAloud(page)
  while ((await top(page)) === 0) await endSentence(page)
  for (let more = 0; more < 20; more += 1) {
    const { from, to, screen } = await place(page)
    expect(from).toBeGreaterThanOrEqual(44)
    expect(to).toBeLessThanOrEqual(screen)
    await endSentence(page)
  }
  await page.getByRole('link', { name: 'Next section' }).scrollIntoViewIfNeeded()
  const end = await top(page)
  for (let more = 0; more < 3; more += 1) await endSentence(page)
  expect(await top(page)).toBe(end)
  expect((await place(page)).to).toBeLessThan(0)
  await page.evaluate(() => {
    const [range] = CSS.highlights.get('read-aloud') ?? []
    if (range instanceof Range) range.startContainer.parentElement?.scrollIntoView()
  })
  for (let more = 0; more < 15; more += 1) await endSentence(page)
  const { from, to, screen } = await place(page)
  expect(from).toBeGreaterThanOrEqual(44)
  expect(to).toBeLessThanOrEqual(screen)
})

test('the screen stays on while it speaks, and not in a pause', async ({ page }) => {
  const asked = await watchWakeLock(page)
  await beginAloud(page)
  await expect.poll(asked).toEqual({ times: 1, released: 0 })
  await endSentence(page)
  expect(await asked()).toEqual({ times: 1, released: 0 })
  await pause(page).click()
  await expect.poll(asked).toEqual({ times: 1, released: 1 })
  await button(page, 'Go on reading aloud').click()
  await expect.poll(asked).toEqual({ times: 2, released: 1 })
  await stop(page).click()
  await expect.poll(asked).toEqual({ times: 2, released: 2 })
})

test('the sentence is marked in every theme, in the system’s colours, and never on paper', async ({ page }) => {
  await beginAloud(page)
  const looks = new Set<string>()
  for (const theme of ['Patriot', 'Legacy', 'Tactical']) {
    await menu(page).click()
    await button(page, theme).click()
    await page.keyboard.press('Escape')
    const { backgroundColor, color, textDecorationLine } = await look(page)
    expect(textDecorationLine).toBe('underline')
    looks.add(`${backgroundColor} ${color}`)
    await page.screenshot({ path: `test-results/read-aloud-${theme.toLowerCase()}.png` })
  }
  expect(looks.size).toBe(3)
  await page.emulateMedia({ forcedColors: 'active' })
  const [ground, ink] = await page.evaluate(() => {
    const sample = document.body.appendChild(document.createElement('p'))
    sample.style.cssText = 'forced-color-adjust: none; background: Highlight; color: HighlightText'
    const { backgroundColor, color } = getComputedStyle(sample)
    return [backgroundColor, color]
  })
  expect(await look(page)).toMatchObject({ backgroundColor: ground, color: ink })
  await page.screenshot({ path: 'test-results/read-aloud-forced-colors.png' })
  await page.emulateMedia({ forcedColors: 'none', media: 'print' })
  const { backgroundColor, textDecorationLine } = await look(page)
  expect({ backgroundColor, textDecorationLine }).toEqual({ backgroundColor: 'rgba(0, 0, 0, 0)', textDecorationLine: 'none' })
})

test('where a browser marks no sentence the paragraph is marked', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(CSS, 'highlights'))
  await beginAloud(page)
  const block = page.locator('.is-read-aloud')
  await expect(block).toHaveText(title)
  await endSentence(page)
  await expect(block).toHaveCount(1)
  await expect(block).toContainText((await spoken(page))[0] ?? '')
  await stop(page).click()
  await expect(block).toHaveCount(0)
})

for (const width of [320, 390]) {
  test(`at ${width} px the menu is whole beside text of twice the size`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 })
    await beginAloud(page)
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    for (const what of ['while it reads', 'in silence']) {
      if (what === 'in silence') await stop(page).click()
      await menu(page).click()
      const panel = await page.locator('.reader-panel').boundingBox()
      expect(panel?.x, what).toBeGreaterThanOrEqual(0)
      expect((panel?.x ?? 0) + (panel?.width ?? 0), what).toBeLessThanOrEqual(width)
      await page.keyboard.press('Escape')
    }
  })
}

for (const width of [320, 390, 1440]) {
  test(`at ${width} px the bar stays 44 px high while it reads, and nothing is against accessibility`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 })
    await beginAloud(page)
    expect((await page.locator('.reader-bar').boundingBox())?.height).toBe(44)
    for (const control of [pause(page), stop(page)]) expect(await control.boundingBox()).toMatchObject({ width: 44, height: 44 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    expect(await violations(page)).toEqual([])
    await page.screenshot({ path: `test-results/read-aloud-${width}.png` })
    await menu(page).click()
    await reads(page).scrollIntoViewIfNeeded()
    const panel = await page.locator('.reader-panel').boundingBox()
    expect(panel?.x).toBeGreaterThanOrEqual(0)
    expect((panel?.x ?? 0) + (panel?.width ?? 0)).toBeLessThanOrEqual(width)
    expect(await violations(page)).toEqual([])
    await page.screenshot({ path: `test-results/read-aloud-menu-${width}.png` })
  })
}

test.describe('with no network', () => {
  test.use({ worker: true, allowedMessages: [/ERR_INTERNET_DISCONNECTED|404: no page/] })

  test('it reads aloud', async ({ page, context }) => {
    await page.goto('/')
    await readyOffline(page)
    await context.setOffline(true)
    await openHydrated(page, partner)
    await menu(page).click()
    await reads(page).click()
    await endSentence(page)
    expect(await spoken(page)).toHaveLength(1)
    expect(await marked(page)).toBe((await spoken(page))[0])
  })
})
