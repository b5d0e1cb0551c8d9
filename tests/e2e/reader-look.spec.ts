import type { Page } from '@playwright/test'
import { swiping } from './fingers.ts'
import { openHydrated } from './people.ts'
import { core, expect, test } from './test.ts'
import { violations } from './violations.ts'
import { watchWakeLock } from './wake-lock.ts'

const partner = '/course/week-3/training-with-a-partner'

const menu = (page: Page) => page.locator('summary', { hasText: 'Reading options' })
const choice = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const size = (page: Page) => page.locator('.reader-words').evaluate((words) => getComputedStyle(words).fontSize)

test(
  'the size of the words and the theme are chosen in the bar, and stand from the first paint of the next visit on',
  core,
  async ({ page }) => {
    await openHydrated(page, partner)
    await menu(page).click()
    await choice(page, 'Largest').click()
    expect(await size(page)).toBe('24px')
    await expect(choice(page, 'Largest')).toHaveAttribute('aria-pressed', 'true')
    await choice(page, 'Tactical').click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'tactical')
    let arrive: (() => void) | undefined
    const held = new Promise<void>((resolve) => (arrive = resolve))
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/course/week-1/see-it-early', { waitUntil: 'commit' })
    await expect(page.locator('script[data-entry]')).toBeAttached()
    expect(await size(page)).toBe('24px')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'tactical')
    arrive?.()
    await menu(page).click()
    await choice(page, 'Normal').click()
    expect(await size(page)).toBe('18px')
  },
)

test('the menu closes at Escape, at a press beside it and at the next control', async ({ page }) => {
  await openHydrated(page, partner)
  await menu(page).click()
  await choice(page, 'Large').focus()
  await page.keyboard.press('Escape')
  await expect(choice(page, 'Large')).toBeHidden()
  await expect(menu(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByText('Text size', { exact: true }).click()
  await expect(choice(page, 'Large')).toBeVisible()
  // Below the menu, which lies over the words.
  await page.mouse.click(200, 800)
  await expect(choice(page, 'Large')).toBeHidden()
})

for (const width of [320, 1280]) {
  test(`the open menu fits ${width} px in the largest size, and has no accessibility violation`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 })
    await openHydrated(page, partner)
    await menu(page).click()
    await choice(page, 'Largest').click()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    const box = await page.locator('.reader-panel').boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
    expect(await violations(page)).toEqual([])
  })
}

test('the screen stays on while that is asked for, also once the page was hidden, and no longer than one reads', async ({
  page,
}) => {
  const asked = await watchWakeLock(page)
  await openHydrated(page, partner)
  await menu(page).click()
  await choice(page, 'Keep the screen on').click()
  await expect(choice(page, 'Keep the screen on')).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(asked).toEqual({ times: 1, released: 0 })
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect.poll(asked).toEqual({ times: 2, released: 0 })
  await page.getByRole('link', { name: 'Next section' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Assess a threat')
  expect(await asked()).toEqual({ times: 2, released: 0 })
  await page.getByRole('link', { name: 'Week 4, 1 of 2' }).click()
  await expect(page).toHaveURL('/course?week=4')
  await expect.poll(asked).toEqual({ times: 2, released: 1 })
})

test('where the browser can’t keep the screen on, nothing offers it', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'wakeLock'))
  await openHydrated(page, partner)
  await menu(page).click()
  await expect(choice(page, 'Large')).toBeVisible()
  await expect(choice(page, 'Keep the screen on')).toHaveCount(0)
})

test('a swipe leads to the next section and back; one that scrolls, or begins at the edge, leads nowhere', async ({ page }) => {
  await openHydrated(page, partner)
  await page.mouse.move(100, 400)
  await page.mouse.wheel(0, 100)
  await expect(page.locator('[data-later="section"][data-live]')).toBeAttached()
  const swipe = await swiping(page)
  await swipe([10, 400], [200, 400])
  await swipe([300, 600], [200, 300])
  await swipe([300, 400], [100, 410])
  await expect(page).toHaveURL('/course/week-4/assess-a-threat')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await swipe([100, 400], [300, 410])
  await expect(page).toHaveURL(partner)
})

test('the arrow keys lead to the next section and back; not with another key, in a field, in the menu or in a dialog', async ({
  page,
}) => {
  await openHydrated(page, partner)
  const note = page.getByRole('button', { name: 'Note on this paragraph' })
  await note.click()
  const words = page.getByRole('dialog').getByRole('textbox')
  await words.fill('Left')
  await words.press('ArrowLeft')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await menu(page).click()
  await expect(page.getByText('The arrow keys ← and → lead to the sections before and after')).toBeAttached()
  await choice(page, 'Large').press('ArrowRight')
  await page.keyboard.press('Escape')
  for (const key of ['Alt', 'Control', 'Shift', 'Meta']) {
    await page
      .locator('body')
      .dispatchEvent('keydown', { key: 'ArrowRight', [`${key.toLowerCase().replace('control', 'ctrl')}Key`]: true })
  }
  await page.evaluate(() => {
    const field = document.createElement('select')
    document.querySelector('main')?.append(field)
    field.focus()
  })
  await page.keyboard.press('ArrowRight')
  await page.evaluate(() => document.querySelector('main > select')?.remove())
  await expect(page).toHaveURL(partner)
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL('/course/week-4/assess-a-threat')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL(partner)
})

test('a desktop shows the headings, the drawing and the notes beside the words, and a phone none of them twice', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const note = { section: 'training-with-a-partner', nth: 4, quote: '', text: 'Ask Jo', at: 1 }
    localStorage.setItem('reader-notes', JSON.stringify({ one: note }))
  })
  const words = page.locator('.reader-words')
  const contents = page.getByRole('navigation', { name: 'On this page' })
  const notes = page.locator('.reader-notes')
  await openHydrated(page, partner)
  await expect(contents).toBeHidden()
  await expect(notes).toBeHidden()
  await page.setViewportSize({ width: 1440, height: 900 })
  const end = (await words.locator('h2').first().boundingBox()) ?? { x: 0, width: 0 }
  for (const part of [contents, words.locator('figure').first()])
    expect((await part.boundingBox())?.x).toBeGreaterThan(end.x + end.width)
  expect(await violations(page)).toEqual([])
  await contents.getByRole('link', { name: 'Practice it' }).click()
  await expect(page.getByRole('heading', { name: 'Practice it' })).toBeInViewport()
  await expect(contents, 'it stays in sight').toBeInViewport()
  await page.emulateMedia({ media: 'print' })
  await expect(contents).toBeHidden()
})

test('beside the words of a desktop the heading one is at is marked, and the drawing is the one of what is read', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openHydrated(page, '/course/week-3/getting-free')
  const current = page.getByRole('navigation', { name: 'On this page' }).locator('[aria-current="location"]')
  await expect(current).toHaveCount(0)
  await page.mouse.wheel(0, 1)
  const drawings = page.locator('.reader-words').getByRole('img')
  const beside = page.locator('.reader-aside > figure:visible use').first()
  await expect(beside).toHaveAttribute('href', /#wrist-held$/)
  for (const [heading, drawing] of [
    ['Practice it', /#getting-free$/],
    ['Points to remember', /#getting-free$/],
  ] as const) {
    await page.getByRole('link', { name: heading }).click()
    await expect(current).toHaveText([heading])
    await expect(beside).toHaveAttribute('href', drawing)
  }
  await expect(drawings, 'each is read once').toHaveCount(2)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect(current).toHaveCount(0)
  await expect(beside).toHaveAttribute('href', /#wrist-held$/)
  await page.setViewportSize({ width: 800, height: 900 })
  await expect(page.locator('.reader-copy')).toBeHidden()
})
