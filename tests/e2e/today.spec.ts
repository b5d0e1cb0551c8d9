import type { Locator, Page } from '@playwright/test'
import { scriptCalled } from '../built/built-scripts.ts'
import { acceptBounty, createBounty, newMember } from './bounty.ts'
import { outboxSamples, pledge } from './outbox-page.ts'
import { openHydrated, signIn, signOut, signUp, toast } from './people.ts'
import { expect, test } from './test.ts'
import { readyOffline } from './worker.ts'

test.use({ allowedMessages: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|MissingScript|status of 40\d/] })

const bar = (page: Page) => page.getByRole('navigation', { name: 'Places' })
const readOn = (page: Page) => page.getByRole('link', { name: /^(Read on|Start reading)$/ })
const homeCall = (page: Page) => page.getByRole('link', { name: 'START YOUR DEFENSE TRAINING' })

/** Somebody who left the course in the second section of week 3. */
const leaveInWeek3 = (page: Page) =>
  page.addInitScript(() =>
    localStorage.setItem(
      'reading-progress',
      JSON.stringify({ read: ['see-it-early'], place: { week: 3, section: 'training-with-a-partner' }, days: [] }),
    ),
  )

const scrolled = async (page: Page, down: number) => {
  const before = await page.evaluate(() => scrollY)
  // A wheel that turns before the page takes it moves nothing.
  await expect(async () => {
    await page.mouse.wheel(0, down)
    expect(await page.evaluate(() => scrollY)).not.toBe(before)
  }).toPass()
}

const boxOf = async (locator: Locator) => (await locator.boundingBox()) ?? { y: 0, height: 0 }

test('a visitor finds the home, and no bar', async ({ page }) => {
  await openHydrated(page, '/')
  await expect(homeCall(page)).toBeVisible()
  await expect(bar(page)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Wayfinder Cadet Academy, home' })).toHaveAttribute('href', '/')
})

test('a new member finds where to begin, and three first steps in place of empty lists', async ({ page }) => {
  await signUp(page)
  await openHydrated(page, '/')
  await expect(page).toHaveTitle(/^Today/)
  await expect(page.getByRole('region', { name: 'See it early' })).toContainText('Week 1, 1 of 7, 2 minutes')
  await expect(readOn(page)).toHaveAttribute('href', '/course/week-1/see-it-early')
  const steps = page.getByRole('region', { name: 'Three first steps' })
  await expect(steps.getByRole('link')).toHaveText([/^1Read a section/, /^2Take on a bounty/, /^3Apply for the academy/])
  await expect(page.getByRole('region', { name: /^(Waits for you|My bounties)$/ })).toHaveCount(0)
  await expect(homeCall(page)).toHaveCount(0)
})

test('the home stands behind the logo and every Home, and Today behind the bar', async ({ page }) => {
  await signUp(page)
  await openHydrated(page, '/')
  await readOn(page).waitFor()
  await page.getByRole('link', { name: 'Wayfinder Cadet Academy, home' }).click()
  await expect(page).toHaveURL('/?home=true')
  await expect(homeCall(page)).toBeVisible()
  await page.reload()
  await expect(homeCall(page)).toBeVisible()
  await bar(page).getByRole('link', { name: 'Today' }).click()
  await expect(readOn(page)).toBeVisible()
  await page.goBack()
  await expect(homeCall(page)).toBeVisible()
  await bar(page).getByRole('link', { name: 'Today' }).click()
  await expect(readOn(page)).toBeVisible()
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveURL('/?home=true')
  await expect(homeCall(page)).toBeVisible()
})

test.describe('on a wide window', () => {
  test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false })

  test('Home of the header and of the footer leads to the home, and the row of places to Today', async ({ page }) => {
    await signUp(page)
    await openHydrated(page, '/')
    await readOn(page).waitFor()
    for (const place of ['banner', 'contentinfo'] as const) {
      await page.getByRole(place).getByRole('link', { name: 'Home', exact: true }).click()
      await expect(page).toHaveURL('/?home=true')
      await expect(homeCall(page)).toBeVisible()
      await bar(page).getByRole('link', { name: 'Today' }).click()
      await expect(readOn(page)).toBeVisible()
    }
  })
})

test.describe('with what the device holds', () => {
  test.use({ worker: true })

  test('Today stands without a network, and counts what is done there', async ({ page, context }) => {
    await leaveInWeek3(page)
    await signUp(page)
    await openHydrated(page, '/')
    await readyOffline(page)
    await openHydrated(page, `/bounty/${outboxSamples[0]}/fund`)
    await context.setOffline(true)
    await page.getByRole('button', { name: '$25', exact: true }).click()
    await page.getByRole('button', { name: 'Pledge $25' }).click()
    await expect(bar(page).getByRole('link', { name: /^Outbox/ })).toContainText('1')
    const banner = page.getByRole('region', { name: 'Connection' })
    await expect(banner).toContainText('1 item waits to be sent.')
    // The foot is the act's, which ends with its page.
    await expect(page.locator('#root')).toHaveCSS('padding-bottom', '0px')
    await bar(page).getByRole('link', { name: 'Today' }).click()
    await expect(banner).toBeHidden()
    await expect(page.locator('#root')).toHaveCSS('padding-bottom', '60px')
    await page.goto('/')
    await expect(page.getByRole('region', { name: 'Training with a partner' })).toContainText('Week 3, 2 of 2, 4 minutes')
    await expect(page.getByRole('link', { name: 'Offline, 1 to send: open the Outbox' })).toBeVisible()
    await page.reload()
    await expect(readOn(page)).toHaveAttribute('href', '/course/week-3/training-with-a-partner')
    await expect(bar(page).getByRole('link', { name: /^Outbox/ })).toContainText('1')
    await expect(page.getByText('Reviews and points')).toBeVisible()
  })
})

test('where the academy could never be asked, the lists say what the device knows and no more', async ({ page }) => {
  await page.route('**/rpc/my_standing*', (route) => route.abort())
  await signIn(page, 'sam@example.test')
  await openHydrated(page, '/')
  await expect(page.getByRole('region', { name: 'Waits for you' })).toContainText('Nothing that this device knows of.')
  await expect(page.getByText('Reviews and points show here once the academy answers.')).toBeVisible()
  await expect(page.getByText('Nothing waits for you.')).toHaveCount(0)
  await expect(page.getByText('You have accepted none.')).toHaveCount(0)
})

test('who goes away from Today keeps the number on the app’s icon', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.setAppBadge = async (count) => sessionStorage.setItem('badge', String(count))
    navigator.clearAppBadge = async () => sessionStorage.setItem('cleared', 'yes')
  })
  await signUp(page)
  await page.route('**/rpc/fund_bounty', (route) => route.abort())
  await pledge(page, outboxSamples[0])
  const noted = (name: string) => page.evaluate((key) => sessionStorage.getItem(key), name)
  await expect.poll(() => noted('badge')).toBe('1')
  await page.evaluate(() => sessionStorage.removeItem('cleared'))
  await bar(page).getByRole('link', { name: 'Today' }).click()
  await readOn(page).waitFor()
  await bar(page).getByRole('link', { name: 'Course' }).click()
  await expect(page).toHaveURL('/course')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect([await noted('badge'), await noted('cleared')]).toEqual(['1', null])
})

test('what was accepted and what others handed in is told as the server knows it', async ({ page, browser }) => {
  const id = await createBounty(page.request, await signUp(page), { title: 'Walk the old town wall', requiresPhoto: false })
  const { context, page: other } = await newMember(browser)
  await acceptBounty(other, id)
  await expect(toast(other, 'Bounty Accepted')).toBeVisible()
  await openHydrated(other, '/')
  const mine = other.getByRole('region', { name: 'My bounties' })
  await expect(mine.getByRole('link', { name: 'Walk the old town wall' })).toContainText(/1[01] days/)
  await openHydrated(other, `/bounty/${id}/complete`)
  await other.getByRole('main').getByRole('textbox').fill('Walked it twice.')
  await other.getByRole('button', { name: 'Submit Completion' }).click()
  await expect(other).toHaveURL(`/bounty/${id}`)
  await openHydrated(other, '/')
  await expect(mine.getByRole('link', { name: 'Walk the old town wall' })).toContainText('in review')
  await context.close()
  await openHydrated(page, '/')
  const review = page.getByRole('region', { name: 'Waits for you' }).getByRole('link', { name: 'Submission to review' })
  await expect(review).toContainText(/“\W?Walk the old town wall\W?”/)
  await review.click()
  await expect(page).toHaveURL(`/bounty/${id}#review`)
})

test('the bar has five places, says where one is, and goes while one reads downwards', async ({ page }) => {
  await signUp(page)
  await openHydrated(page, '/')
  await expect(bar(page).getByRole('link')).toHaveText(['Today', 'Course', 'Bounties', 'Outbox', 'Account'])
  await expect(bar(page).locator('[aria-current]')).toHaveText(['Today'])
  for (const link of await bar(page).getByRole('link').all()) {
    const box = await link.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
  await bar(page).getByRole('link', { name: 'Course' }).click()
  await expect(page).toHaveURL(/^[^?]*\/course/)
  await expect(bar(page).locator('[aria-current]')).toHaveText(['Course'])
  // A page that is shown begins at its top, whatever was scrolled before it came.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(bar(page)).toBeInViewport()
  await scrolled(page, 600)
  await expect(bar(page)).not.toBeInViewport()
  await scrolled(page, -100)
  await expect(bar(page)).toBeInViewport()
  await page.emulateMedia({ media: 'print' })
  await expect(bar(page)).toBeHidden()
})

test('the bar covers neither the last control nor a toast, and nothing is wider than 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await signUp(page)
  await openHydrated(page, '/')
  await readOn(page).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await pledge(page, outboxSamples[1])
  const pledged = page.locator('.toast').first()
  await expect(pledged).toBeVisible()
  await expect(async () => {
    const [top, { y, height }] = [(await boxOf(bar(page))).y, await boxOf(pledged)]
    expect(y + height).toBeLessThanOrEqual(top)
  }).toPass()
  await expect(async () => {
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
    await expect(bar(page)).toBeInViewport()
    const end = await boxOf(page.locator('footer'))
    expect(end.y + end.height).toBeLessThanOrEqual((await boxOf(bar(page))).y + 1)
  }).toPass()
})

test('where the script of Today can’t be had the home stands after all', async ({ page }) => {
  await signUp(page)
  await page.route(`**${scriptCalled('today-screen')}`, (route) => route.abort())
  await page.goto('/')
  await expect(homeCall(page)).toBeVisible()
})

test('a member whose session has ended sees the home', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('member', '1'))
  await page.goto('/')
  await expect(homeCall(page)).toBeVisible()
})

test.describe('without scripts of the app', () => {
  test('a member’s mark leaves nobody with an empty page', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('member', '1'))
    await page.route('**/assets/*.js', () => undefined)
    await page.goto('/', { waitUntil: 'commit' })
    await expect(page.locator('html')).toHaveAttribute('data-today', '')
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
    await expect(homeCall(page)).toBeVisible()
  })
})

test('signing out gives the home back', async ({ page }) => {
  await signIn(page, 'morgan@example.test')
  await openHydrated(page, '/')
  await readOn(page).waitFor()
  await signOut(page)
  await expect(homeCall(page)).toBeVisible()
  await expect(bar(page)).toBeHidden()
})
