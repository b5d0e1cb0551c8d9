import { stopClock } from './clock.ts'
import { openHydrated, signUp } from './people.ts'
import { expect, test } from './test.ts'

test.describe('as the server sends it', () => {
  test.use({ javaScriptEnabled: false })

  test('about tells mission and approach', async ({ page }) => {
    await page.goto('/about')
    await expect(page.getByRole('heading', { name: 'Our Mission' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Our Approach' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('class sizes small')
    await expect(page.getByRole('main')).toContainText('Veteran instructors')
  })

  test('nine testimonials with four or five stars, three simulated figures, black bars', async ({ page }) => {
    await page.goto('/testimonials')
    const cards = page.getByRole('region', { name: 'Testimonials' }).getByRole('listitem')
    await expect(cards).toHaveCount(9)
    await expect(cards.getByText('Simulated', { exact: true })).toHaveCount(9)
    await expect(cards.getByText(/^[45] of 5 stars/)).toHaveCount(9)
    const figures = page.getByRole('region', { name: 'Headline figures' })
    await expect(figures.getByRole('definition')).toHaveText(['75%', '92%', '85%'])
    await expect(figures.getByText('Simulated', { exact: true })).toHaveCount(3)
    expect(await cards.locator('[data-redacted]').count()).toBeGreaterThan(5)
    await expect(page.getByRole('main').getByRole('link', { name: 'Start your application' })).toHaveAttribute('href', '/apply')
  })

  test('eight instructors, each marked as simulated', async ({ page }) => {
    await page.goto('/instructors')
    const cards = page.getByRole('region', { name: 'Instructors' }).getByRole('article')
    await expect(cards).toHaveCount(8)
    await expect(cards.getByText('SIMULATED', { exact: true })).toHaveCount(8)
    await expect(page.getByRole('heading', { name: 'Training in Action' })).toBeVisible()
  })

  test('four packages at their prices, with their destinations', async ({ page }) => {
    await page.goto('/pricing')
    const cards = page.getByRole('region', { name: 'Packages' }).getByRole('article')
    await expect(cards).toHaveCount(4)
    const expected = [
      { name: 'FREE ACCESS', price: '$0', href: '/week1-content' },
      { name: 'CADET BASIC', price: '$97', href: '/auth?plan=cadet_basic' },
      { name: 'PATRIOT PREMIUM', price: '$297', href: '/auth?plan=patriot_premium' },
      { name: 'ELITE CORPS', price: '$997', href: '/auth?plan=elite_corps' },
    ]
    for (const [index, { name, price, href }] of expected.entries()) {
      const card = cards.nth(index)
      await expect(card).toContainText(name)
      await expect(card.getByText(price, { exact: true })).toBeVisible()
      await expect(card.getByRole('link')).toHaveAttribute('href', href)
    }
    await expect(cards.getByText('Recommended', { exact: true })).toHaveCount(1)
    await expect(cards.nth(0)).not.toContainText('in preparation')
    const coaching = cards.nth(3).getByRole('listitem').filter({ hasText: '1:1 coaching, 2x a month' })
    await expect(coaching).toHaveText('1:1 coaching, 2x a month in preparation')
    await expect(cards.nth(3).getByText('in preparation', { exact: true })).toHaveCount(6)
    await expect(page.getByRole('rowheader', { name: 'Certificate of completion in preparation' })).toBeVisible()
    await expect(page.getByRole('rowheader', { name: 'Cadet Week 1', exact: true })).toBeVisible()
    await expect(page.getByRole('table')).toContainText('Levels 1-5')
    await expect(page.getByText('24-hour guarantee')).toBeVisible()
    await expect(page.getByRole('main')).toContainText('not an accredited or official certification')
    await expect(page.getByRole('link', { name: 'Create your account' })).toHaveAttribute('href', '/auth')
    await expect(page.getByRole('link', { name: 'Ask a question first' })).toHaveAttribute('href', '/contact')
  })

  test('five upgrades lead to the application, with eligibility and three questions', async ({ page }) => {
    await page.goto('/upgrades')
    const learnMore = page.getByRole('link', { name: /^Learn More/ })
    await expect(learnMore).toHaveCount(5)
    for (const link of await learnMore.all()) await expect(link).toHaveAttribute('href', '/apply')
    await expect(page.getByRole('heading', { name: 'Program Eligibility' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('21 or older')
    await expect(page.locator('main summary')).toHaveCount(3)
  })

  test('the career page holds five steps of other organizations, also without a script', async ({ page }) => {
    await page.goto('/enforcement-career')
    await expect(page.getByRole('tab')).toHaveText(['Overview', 'Detailed Steps'])
    await expect(page.locator('[role=tabpanel]').nth(1).locator('h2')).toHaveCount(5)
    await expect(page.getByRole('main')).toContainText('about 27 weeks')
    await expect(page.getByRole('main')).toContainText('as short as 4 weeks')
  })

  test('the training details hold the curriculum, its questions and the ways on', async ({ page }) => {
    await page.goto('/training-details')
    await expect(page.getByRole('heading', { name: 'Course curriculum' })).toBeVisible()
    for (const week of [1, 2, 3, 4, 5]) {
      await expect(page.getByRole('link', { name: `Read week ${week}` })).toHaveAttribute('href', `/course?week=${week}`)
    }
    expect(await page.locator('main summary').count()).toBeGreaterThan(5)
    for (const path of ['/week1-content', '/documentation', '/upgrades', '/enforcement-career', '/next-steps']) {
      await expect(page.getByRole('main').locator(`a[href="${path}"]`).first()).toBeVisible()
    }
  })
})

test('the countdown ticks from seven days, silently, and stops at zero', { tag: '@core' }, async ({ page }) => {
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

test('the checklist remembers its ticks on this device', { tag: '@core' }, async ({ page }) => {
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
