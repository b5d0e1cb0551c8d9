import type { Page } from '@playwright/test'
import { openHydrated } from './people.ts'
import { storedValues } from './stored-log.ts'
import { core, expect, test } from './test.ts'
import { giveVoices, menu, offlineVoice, partner, reads, stop } from './voice.ts'
import { readyOffline } from './worker.ts'

const kept = async (page: Page) => JSON.stringify(await storedValues(page, 'reading-progress'))
const part = (page: Page) => page.getByRole('heading', { level: 2, name: 'Protecting the people who train with you' })
const end = (page: Page) => page.getByRole('button', { name: /^(Mark read|Next|To the course)/ })

/** Reads on to a heading in the middle, and waits until the device knows. */
async function readToPart(page: Page) {
  await openHydrated(page, partner)
  await page.mouse.move(100, 400)
  await page.mouse.wheel(0, 100)
  await expect.poll(() => kept(page)).toContain('training-with-a-partner')
  await part(page).evaluate((heading) => heading.scrollIntoView())
  await expect.poll(() => kept(page)).toContain('Protecting the people')
}

/** The heading stands right below the bar. */
async function expectPart(page: Page) {
  await expect(part(page)).toBeFocused()
  const bottom = await page.locator('.reader-bar').evaluate((bar) => bar.getBoundingClientRect().bottom)
  const top = (await part(page).boundingBox())?.y ?? 0
  expect(bottom).toBe(44)
  expect(Math.abs(top - bottom - 12)).toBeLessThan(2)
}

test(
  'a section goes on at the paragraph where it was left, also when the device is turned and on another visit',
  core,
  async ({ page }) => {
    await readToPart(page)
    await openHydrated(page, '/course')
    await page.getByRole('link', { name: /^You left off in week 3.*Training with a partner$/ }).click()
    await expect(page).toHaveURL(partner)
    await expectPart(page)
    await page.setViewportSize({ width: 1280, height: 700 })
    await expectPart(page)
    await openHydrated(page, '/about')
    await openHydrated(page, partner)
    await expectPart(page)
    await expect(page.getByText('You are where you left off.')).toBeAttached()
    await page.getByRole('button', { name: 'From the start' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await expect(page.getByText('4 min', { exact: true })).toBeVisible()
    await expect.poll(() => kept(page)).not.toContain('Protecting the people')
  },
)

test('a section that was read begins at its beginning, and the course goes on with the next', async ({ page }) => {
  await readToPart(page)
  await end(page).click()
  await expect(page).toHaveURL('/course/week-4/assess-a-threat')
  await page.getByRole('link', { name: 'Previous section' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expect.poll(() => kept(page)).toMatch(/"place\/latest":"\d training-with-a-partner"/)
  await openHydrated(page, '/course')
  const goOn = page.getByRole('link', { name: /^Go on with week 4.*Assess a threat$/ })
  await goOn.click()
  await expect(page).toHaveURL('/course/week-4/assess-a-threat')
})

test('each section of the course has its own page, and an address of before opens it in the course', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openHydrated(page, '/course?week=3#training-with-a-partner')
  const row = page.locator('#training-with-a-partner')
  await expect(row).toHaveAttribute('open', '')
  await expect(row).toBeInViewport()
  await row.getByRole('link', { name: 'Read on its own page' }).click()
  await expect(page).toHaveURL(partner)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Training with a partner')
})

test('on a phone an address of before leads to the page of its section', async ({ page }) => {
  await page.goto('/course?week=3#training-with-a-partner')
  await expect(page).toHaveURL(partner)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Training with a partner')
})

test('a control of the bar moves nothing, and back leads to the place that was left', async ({ page }) => {
  await readToPart(page)
  const top = await page.evaluate(() => scrollY)
  const back = page.getByRole('link', { name: 'Week 3, 2 of 2' })
  await back.focus()
  expect(await page.evaluate(() => scrollY)).toBe(top)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/course?week=3')
  await page.goBack()
  await expect(page).toHaveURL(partner)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top)
  await expect(back).toBeFocused()
})

test('a second press on what stops the voice hits nothing that leads elsewhere', async ({ page }) => {
  await giveVoices(page, offlineVoice)
  await readToPart(page)
  await openHydrated(page, '/about')
  await openHydrated(page, partner)
  const start = page.getByRole('button', { name: 'From the start' })
  await expect(start).toBeVisible()
  await menu(page).click()
  await reads(page).click()
  await expect(stop(page)).toBeVisible()
  const place = await page.evaluate(() => scrollY)
  await stop(page).dblclick()
  await expect(stop(page)).toHaveCount(0)
  await expect(start).toHaveCount(0)
  expect(await page.evaluate(() => scrollY)).toBe(place)
})

test.describe('a newcomer', () => {
  test.use({ worker: true, allowedMessages: [/ERR_INTERNET_DISCONNECTED|^error: Failed to fetch active bounties$/] })

  test('reads a section and marks it, and the next day, with no network, is back in the text with at most two taps', async ({
    page,
    context,
  }) => {
    await page.clock.install({ time: new Date('2026-03-02T18:30:00') })
    await openHydrated(page, '/course')
    await readyOffline(page)
    await page
      .getByRole('navigation', { name: 'Map of week 1' })
      .getByRole('link', { name: /^See it early/ })
      .click()
    await expect(page).toHaveURL('/course/week-1/see-it-early')
    await end(page).click()
    await expect(page).toHaveURL('/course/week-1/keep-your-distance')
    await page.mouse.wheel(0, 700)
    await expect.poll(() => kept(page)).toMatch(/"left\/keep-your-distance":"\d/)
    await page.close()

    await context.setOffline(true)
    await context.clock.setSystemTime(new Date('2026-03-03T07:10:00'))
    const morning = await context.newPage()
    await openHydrated(morning, '/')
    expect(await morning.evaluate(() => new Date().getDate())).toBe(3)
    let taps = 0
    const tap = async (name: RegExp) => {
      await morning.getByRole('main').getByRole('link', { name }).tap()
      taps += 1
    }
    await tap(/^Continue Week 1/)
    await expect(morning).toHaveURL('/course/week-1/keep-your-distance')
    await expect(morning.getByText('You are where you left off.')).toBeAttached()
    await expect(morning.locator('.reader-words :focus')).toBeInViewport()
    expect(taps).toBeLessThanOrEqual(2)
    await expect.poll(() => kept(morning)).toMatch(/"day\/2026-03-02":"read".*"day\/2026-03-03":"read"/)
    expect(await kept(morning)).toContain('"read/see-it-early":"read"')
  })
})
