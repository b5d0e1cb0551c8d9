import type { Page } from '@playwright/test'
import { courseStops, weekSections } from '../../src/content/curriculum/outline.ts'
import { sectionPath } from '../../src/domain/course/course-place.ts'
import { openHydrated } from './people.ts'
import { sectionSamples } from './public-pages.ts'
import { core, expect, test } from './test.ts'
import { violations } from './violations.ts'
import { readyOffline } from './worker.ts'

const partner = '/course/week-3/training-with-a-partner'

const title = (page: Page) => page.getByRole('heading', { level: 1 })

const end = (page: Page) => page.getByRole('button', { name: /^(Mark read|Next|To the course)/ })
const row = (page: Page, name: string) => page.getByRole('tabpanel').locator('.disclosure > a', { hasText: name })

test(
  'one button marks the section and leads on; the last of a week to the next week, the last of all to the course',
  core,
  async ({ page }) => {
    await openHydrated(page, '/course/week-4/assess-a-threat')
    await end(page).click()
    await expect(page).toHaveURL('/course/week-4/interview-within-the-law')
    await expect(title(page)).toBeFocused()
    await expect(title(page)).toBeInViewport()
    await expect(end(page)).toHaveText('Mark read, next: Anatomy of a capture: a simulated case')
    await end(page).click()
    // The address changes before the page does.
    await expect(title(page)).toHaveText('Anatomy of a capture: a simulated case')
    await page.getByRole('link', { name: 'Previous section' }).click()
    await expect(end(page)).toHaveText('Next: Anatomy of a capture: a simulated case')
    const last = courseStops.at(-1)
    if (!last) throw new Error('The course has no section.')
    await openHydrated(page, sectionPath(last))
    await expect(page.getByRole('link', { name: 'Next section' })).toHaveCount(0)
    await expect(end(page)).toHaveText('Mark read, to the course')
    await end(page).click()
    await expect(page).toHaveURL(`/course?week=${last.week}`)
    await expect(row(page, last.title)).toContainText(', read')
    await expect(page.getByRole('tab', { name: 'Week 4 ' })).toContainText('2 of 2 read')
    await expect(page.getByRole('tab', { name: `Week ${last.week} ` })).toContainText(
      `1 of ${weekSections(last.week).length} read`,
    )
  },
)

test('scrolling past a section marks nothing', async ({ page }) => {
  await openHydrated(page, partner)
  await end(page).scrollIntoViewIfNeeded()
  await expect(page.locator('[data-later="section"][data-live]')).toBeAttached()
  await page.getByRole('link', { name: 'Next section' }).click()
  await page.getByRole('link', { name: 'Week 4, 1 of 2' }).click()
  await expect(page.getByRole('tab', { name: 'Week 3 ' })).toContainText('2 sections')
})

test('the bar is 44 px high, stays at the top and shows how far one has read; the site’s header goes', async ({ page }) => {
  await openHydrated(page, partner)
  const bar = page.locator('.reader-bar')
  const shown = () => bar.evaluate((element) => new DOMMatrix(getComputedStyle(element, '::after').transform).a)
  expect((await bar.boundingBox())?.height).toBe(44)
  expect(await shown()).toBeLessThan(0.05)
  await page.getByRole('heading', { name: 'Practice it' }).evaluate((heading) => heading.scrollIntoView())
  await expect.poll(async () => (await bar.boundingBox())?.y).toBe(0)
  await expect.poll(shown).toBeGreaterThan(0.5)
  await expect(page.getByRole('banner')).not.toBeInViewport()
})

for (const [width, least, most] of [
  [320, 25, 45],
  [390, 35, 55],
  [1440, 60, 70],
] as const) {
  test(`at ${width} px a line has from ${least} to ${most} characters of 18 px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await openHydrated(page, partner)
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const paragraph = page.locator('.reader-words > p').nth(1)
    expect(await paragraph.evaluate((element) => getComputedStyle(element).fontSize)).toBe('18px')
    const lines = await paragraph.evaluate((element) => {
      const text = element.firstChild
      const tops = new Set<number>()
      const range = document.createRange()
      for (let at = 0; at < (text?.textContent?.length ?? 0); at += 1) {
        if (!text || /\s/.test(text.textContent?.[at] ?? '')) continue
        range.setStart(text, at)
        range.setEnd(text, at + 1)
        tops.add(Math.round(range.getBoundingClientRect().top))
      }
      return (text?.textContent?.length ?? 0) / tops.size
    })
    expect(lines).toBeGreaterThanOrEqual(least)
    expect(lines).toBeLessThanOrEqual(most)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })
}

test('has no accessibility violation in any theme, text at 7:1 included', async ({ page }) => {
  await openHydrated(page, partner)
  expect(await violations(page)).toEqual([])
})

test('reads in the order of the page, and every control is reached by the keyboard', core, async ({ page }) => {
  await openHydrated(page, partner)
  const headings = await page
    .getByRole('main')
    .getByRole('heading')
    .evaluateAll((all) => all.map(({ tagName }) => tagName))
  expect(new Set(headings.slice(1))).toEqual(new Set(['H2']))
  expect(headings[0]).toBe('H1')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Week 3, 2 of 2' }).focus()
  for (const name of [
    'Note on this paragraph',
    /Reading options/,
    ...Array.from({ length: 4 }, () => /^(Stop training|Warn her|Agree with her|Finish the round) /),
    'Pass this question',
    /^Mark read/,
    /^More questions on this section/,
    /^Previous section/,
    /^Next section/,
  ]) {
    await page.keyboard.press('Tab')
    await expect(main.locator(':focus')).toHaveAccessibleName(name)
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a section reads to its end, and leads back and on', async ({ page }) => {
    await page.goto(partner)
    await expect(title(page)).toHaveText('Training with a partner')
    await expect(page.getByText('Tap means stop, at once, every time')).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: 'Read further' })).toBeVisible()
    await expect(page.getByRole('button', { name: /Mark read/ })).toBeHidden()
    await page.getByRole('link', { name: 'Next section' }).click()
    await expect(title(page)).toHaveText('Assess a threat')
    await page.getByRole('link', { name: 'Previous section' }).click()
    await expect(page).toHaveURL(partner)
    await page.getByRole('link', { name: 'Week 3, 2 of 2' }).click()
    await expect(page).toHaveURL('/course?week=3')
  })
})

test.describe('an address of no section', () => {
  test.use({ allowedMessages: [/404/] })

  for (const path of ['/course/week-9/see-it-early', '/course/week-1/no-such-section', '/course/week-2/see-it-early']) {
    test(`${path} is not found`, async ({ page }) => {
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(404)
      await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
      await expect(title(page)).toHaveText('Oops! Page not found')
    })
  }
})

test.describe('with no network', () => {
  test.use({ worker: true, allowedMessages: [/ERR_INTERNET_DISCONNECTED|404: no page/] })

  test('every section opens, its words and its title, and what is none is not found', async ({ page, context }) => {
    await page.goto('/')
    await readyOffline(page)
    await context.setOffline(true)
    for (const path of sectionSamples) {
      await openHydrated(page, path)
      await expect(page.getByRole('heading', { level: 2, name: 'Points to remember' })).toBeVisible()
    }
    await expect(page).toHaveTitle('Interview within the law, week 4 | Wayfinder Cadet Academy')
    await page.getByRole('link', { name: 'Next section' }).click()
    await expect(title(page)).toHaveText('Anatomy of a capture: a simulated case')
    await page.goto('/course/week-4/see-it-early')
    await expect(title(page)).toHaveText('Oops! Page not found')
  })
})
