import type { Page } from '@playwright/test'
import { openHydrated } from './people.ts'
import { core, expect, test } from './test.ts'

const readings = [
  '/course',
  '/whole-course',
  '/course/week-3/getting-free',
  '/week1-content',
  '/documentation',
  '/faq',
  '/privacy',
  '/terms',
  '/disclaimer',
]

const themes = ['patriot', 'legacy', 'tactical']

async function openOnPaper(page: Page, path: string) {
  await openHydrated(page, path)
  await page.emulateMedia({ media: 'print' })
}

const wear = (page: Page, theme: string) =>
  page.evaluate((name) => {
    document.documentElement.className = name
    document.documentElement.dataset['theme'] = name
  }, theme)

/** The colours of all words that are shown, and of the paper. */
const inks = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
    const colors = new Set([`paper ${getComputedStyle(document.documentElement).backgroundColor}`])
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement
      if (node.textContent?.trim() && parent?.checkVisibility()) colors.add(getComputedStyle(parent).color)
    }
    return [...colors]
  })

for (const path of readings) {
  test(`${path} prints black on white in every theme, without the frame, with nothing to press and nothing folded away`, async ({
    page,
  }) => {
    await openOnPaper(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    const main = page.getByRole('main')
    await expect(main.locator('button, .btn, input, nav[aria-label=Contents] a').filter({ visible: true })).toHaveCount(0)
    const folded = main.locator('details:not(.no-print *) > :not(summary)')
    await expect(folded.filter({ visible: true })).toHaveCount(await folded.count())
    for (const theme of themes) {
      await wear(page, theme)
      expect(await inks(page), theme).toEqual(['paper rgb(255, 255, 255)', 'rgb(0, 0, 0)'])
    }
  })
}

test('on paper a link says where it leads', async ({ page }) => {
  await openOnPaper(page, '/upgrades')
  const link = page.getByRole('main').getByRole('link', { name: 'Ask us' })
  expect(await link.evaluate((element) => getComputedStyle(element, '::after').content)).toMatch(/attr\(href\)|\(\/contact\)/)
})

test('on paper alone the whole course has a title page, and contents with the numbers that its sections bear', async ({
  page,
}) => {
  await openHydrated(page, '/whole-course')
  const title = page.locator('.booklet-title')
  const entry = page.getByRole('navigation', { name: 'Weeks' }).getByRole('link', { name: '3.2 Training with a partner' })
  await expect(title).toBeHidden()
  await expect(entry).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(title).toContainText('Urban Navigation Course')
  await expect(title).toBeVisible()
  await expect(entry).toBeVisible()
  const heading = page.getByRole('heading', { level: 3, name: 'Training with a partner' })
  expect(await heading.evaluate((element) => getComputedStyle(element, '::before').content)).toMatch(
    /counter\(week\).*counter\(section\)/,
  )
})

test('the whole course comes on paper with each week on a new page', core, async ({ page }) => {
  await openHydrated(page, '/whole-course')
  const pdf = await page.pdf({ format: 'Letter' })
  const pages = pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g) ?? []
  expect(pages.length).toBeGreaterThanOrEqual(15)
  expect(pages.length).toBeLessThanOrEqual(60)
})

test('the first sheet of a week begins with its words: the cover is a title there', async ({ page }) => {
  await openOnPaper(page, '/course')
  await expect(page.locator('.cover-drawing')).toBeHidden()
  expect((await page.locator('.page-cover').boundingBox())?.height).toBeLessThan(200)
})

for (const [from, press] of [
  ['/course?week=3', 'Print week 3'],
  ['/course/week-3/getting-free', 'All of week 3'],
] as const) {
  test(`${from} prints its week, each section on sheets of its own, and nothing else; then the page is what it was`, async ({
    page,
  }) => {
    await openHydrated(page, from)
    await page.evaluate(() => (window.print = () => document.documentElement.setAttribute('data-printed', '')))
    if (from.includes('week-3/')) await page.locator('summary', { hasText: 'Reading options' }).click()
    await page.getByRole('button', { name: press, exact: true }).click()
    await expect(page.locator('html')).toHaveAttribute('data-printed', '')
    await page.emulateMedia({ media: 'print' })
    const sheets = page.locator('.printed-week')
    await expect(page.getByRole('main')).toBeHidden()
    await expect(sheets.getByRole('heading', { level: 2 })).toContainText('Week 3')
    await expect(sheets.getByRole('heading', { level: 3 })).toHaveText([
      'Getting free and getting out',
      'Training with a partner',
    ])
    const undrawn = await sheets
      .locator('use')
      .evaluateAll((uses) => uses.filter((use) => use instanceof SVGUseElement && use.getBBox().width === 0).length)
    expect(undrawn).toBe(0)
    const breaks = await sheets
      .locator('section section')
      .evaluateAll((all) => all.map((each) => getComputedStyle(each).breakBefore))
    expect(breaks).toEqual(['auto', 'page'])
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    await expect(sheets).toHaveCount(0)
    await expect(page.getByRole('main')).toBeVisible()
  })
}

test('a week that a phone opened has its words on paper, and none before and after', async ({ page }) => {
  await openHydrated(page, '/course?week=2')
  await expect(page.getByRole('heading', { level: 2, name: /^Week 2/ })).toBeVisible()
  const sections = page.getByRole('tabpanel').locator('details')
  await expect(sections).toHaveCount(0)
  for (const [event, count] of [
    ['beforeprint', 6],
    ['afterprint', 0],
  ] as const) {
    await page.evaluate((name) => dispatchEvent(new Event(name)), event)
    await expect(sections).toHaveCount(count)
  }
})
