import { stopClock } from './clock.ts'
import { openHydrated, signUp } from './people.ts'
import { core, expect, test } from './test.ts'

test('the countdown ticks from seven days, silently, and stops at zero', core, async ({ page }) => {
  await page.clock.install()
  await openHydrated(page, '/pricing')
  await page.mouse.move(100, 300)
  await expect(page.locator('[data-later=pricing][data-live]')).toBeAttached()
  const timer = page.getByTestId('countdown')
  await expect(timer).toHaveAttribute('aria-hidden', 'true')
  await stopClock(page)
  await page.clock.runFor(1000)
  await expect(timer).toHaveText(/06days23hours59minutes\d\dseconds/)
  await page.clock.fastForward(8 * 86_400_000)
  await page.clock.runFor(1000)
  await expect(timer).toHaveText('00days00hours00minutes00seconds')
})

test('the spots start at 27, fall by chance and never below 15', async ({ page }) => {
  await page.addInitScript(() => (Math.random = () => 0))
  await page.clock.install()
  await openHydrated(page, '/pricing')
  await page.mouse.move(100, 300)
  await expect(page.locator('[data-later=pricing][data-live]')).toBeAttached()
  const spots = page.getByTestId('spots')
  await stopClock(page)
  await expect(spots).toHaveText('27 spots remaining')
  await page.clock.runFor(25_000)
  await expect(spots).toHaveText('26 spots remaining')
  await page.clock.runFor(25_000 * 20)
  await expect(spots).toHaveText('15 spots remaining')
})

test('one pricing answer is open at a time', async ({ page }) => {
  await openHydrated(page, '/pricing')
  await page.getByText('Can I upgrade later?').click()
  await page.getByText('Do I pay every month?').click()
  await expect(page.locator('main details[open]')).toHaveCount(1)
})

test('the career tabs change by click and by arrow key', async ({ page }) => {
  await openHydrated(page, '/enforcement-career')
  await page.getByRole('tab', { name: 'Detailed Steps' }).click()
  await expect(page.getByRole('heading', { name: 'Screening' })).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('heading', { name: 'What the work is' })).toBeVisible()
})

test('the checklist remembers its ticks on this device', async ({ page }) => {
  await openHydrated(page, '/next-steps')
  await page.getByLabel('Find our email').click()
  await page.getByLabel('Cadet Week 1').click()
  await expect(page.getByText('2 of 12 done')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Find our email')).toBeChecked()
  await expect(page.getByText('2 of 12 done')).toBeVisible()
  await page.getByLabel('Find our email').click()
  await expect(page.getByText('1 of 12 done')).toBeVisible()
})

test('the training scenes go round, and stand still for who asked for stillness', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openHydrated(page, '/instructors')
  const scenes = page.getByRole('region', { name: 'Training in Action' })
  await scenes.scrollIntoViewIfNeeded()
  await expect(scenes.locator('[data-slide]')).toHaveCount(6)
  await expect(scenes.getByRole('button', { name: 'Play' })).toBeVisible()
  await scenes.getByRole('button', { name: 'Previous slide' }).click()
  await expect(scenes.getByRole('heading', { name: 'Radio net' })).toBeInViewport()
  await scenes.getByRole('button', { name: 'Next slide' }).click()
  await expect(scenes.getByRole('heading', { name: 'Map table' })).toBeInViewport()
})

test('the training scenes move on by themselves, until somebody pauses them', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.install()
  await openHydrated(page, '/instructors')
  const scenes = page.getByRole('region', { name: 'Training in Action' })
  await scenes.scrollIntoViewIfNeeded()
  await expect(scenes.getByRole('button', { name: 'Pause' })).toBeVisible()
  await stopClock(page)
  const titles = await scenes.getByRole('heading', { level: 3 }).allTextContents()
  const current = scenes.locator('[data-current]').getByRole('heading')
  const place = titles.indexOf((await current.textContent()) ?? '')
  const next = titles[(place + 1) % titles.length] ?? ''
  await page.clock.runFor(6000)
  await expect(current).toHaveText(next)
  await scenes.getByRole('button', { name: 'Pause' }).click()
  await page.clock.runFor(60_000)
  await expect(current).toHaveText(next)
  await scenes.getByRole('list').focus()
  await page.keyboard.press('ArrowLeft')
  await expect(current).toHaveText(titles[place] ?? '')
})

test('the closing call of the plans leads a member back to the packages', async ({ page }) => {
  await signUp(page)
  await openHydrated(page, '/pricing')
  await page.keyboard.press('Tab')
  const call = page.getByRole('main').getByRole('link', { name: 'Choose your package' })
  await expect(call).toHaveAttribute('href', '/pricing#pricing')
  await call.click()
  await expect(page.getByRole('region', { name: 'Packages', exact: true })).toBeInViewport()
})

test('on a phone the comparison fits the width, each row under its name', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await openHydrated(page, '/pricing')
  const table = page.getByRole('table')
  const cell = table.getByRole('cell', { name: '2x a month' })
  await cell.scrollIntoViewIfNeeded()
  const box = await cell.boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(360)
  await expect(table.getByRole('rowheader', { name: '1:1 coaching' })).toBeVisible()
  await expect(table.getByRole('columnheader', { name: /ELITE CORPS/ })).toBeInViewport()
})

test('what is taken out stands as a black bar in every theme', async ({ page }) => {
  await page.goto('/testimonials')
  const bar = page.locator('[data-redacted] rect').first()
  for (const theme of ['patriot', 'legacy', 'tactical']) {
    await page.evaluate((name) => (document.documentElement.className = name), theme)
    const fill = await bar.evaluate((rect) => getComputedStyle(rect).fill)
    for (const channel of fill.match(/\d+/g) ?? ['255']) expect(Number(channel), `${theme} ${fill}`).toBeLessThanOrEqual(40)
  }
})
