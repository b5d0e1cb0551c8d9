import { scriptCalled } from '../built/built-scripts.ts'
import { openHydrated } from './people.ts'
import { core, expect, test } from './test.ts'

test('the hero leads to the application and asks for its form', async ({ page }) => {
  await openHydrated(page, '/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await page.getByRole('link', { name: 'START YOUR DEFENSE TRAINING' }).click()
  await expect(page).toHaveURL('/apply')
  expect(await page.evaluate(() => history.state.scrollToForm)).toBe(true)
})

test('the closing call asks for the form, too', async ({ page }) => {
  await openHydrated(page, '/')
  await page.keyboard.press('Tab')
  await page.getByRole('link', { name: 'START YOUR PROTECTION JOURNEY' }).click()
  await expect(page).toHaveURL('/apply')
  expect(await page.evaluate(() => history.state.scrollToForm)).toBe(true)
})

test('three success stories, one at a time, wrapping around at both ends', async ({ page }) => {
  await openHydrated(page, '/')
  const stories = page.getByRole('region', { name: 'Success Stories' })
  await stories.scrollIntoViewIfNeeded()
  const slides = stories.locator('[data-slide]')
  await expect(slides).toHaveCount(3)
  const shows = async (place: number) => {
    for (const index of [0, 1, 2]) {
      const slide = expect(slides.nth(index).locator('figcaption'))
      await (index === place ? slide.toBeInViewport() : slide.not.toBeInViewport())
    }
  }
  await shows(0)
  await stories.getByRole('button', { name: 'Previous slide' }).click()
  await shows(2)
  await stories.getByRole('button', { name: 'Next slide' }).click()
  await shows(0)
  await stories.getByRole('button', { name: 'Go to slide 2' }).click()
  await shows(1)
  await page.keyboard.press('ArrowRight')
  await shows(2)
})

test('the page below the hero costs no script before somebody comes near it', async ({ page }) => {
  const below = scriptCalled('home-page')
  let asked = 0
  page.on('request', (request) => (asked += request.url().endsWith(below) ? 1 : 0))
  await openHydrated(page, '/')
  await page.waitForLoadState('networkidle')
  expect(asked).toBe(0)
  await page.keyboard.press('Tab')
  await expect.poll(() => asked).toBe(1)
})

test('a cadet who comes back goes on where they left', core, async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem(
      'reading-progress',
      JSON.stringify({ read: ['see-it-early'], place: { week: 2, section: 'break-away' } }),
    ),
  )
  await openHydrated(page, '/')
  const link = page.getByRole('link', { name: 'Continue Week 2' })
  await expect(link).toContainText('1 read')
  await expect(link).toHaveAttribute('href', '/course/week-2/break-away')
})
