import type { Page } from '@playwright/test'
import { acceptBounty, createBounty, handedIn } from './bounty.ts'
import { openHydrated, signIn, signUp, toast } from './people.ts'
import { core, expect, test } from './test.ts'
import { violations } from './violations.ts'

const sample = '3741dc94-35b1-4297-9c60-d74083829058'
const completedSample = '66e11fab-5521-4ce4-a8c4-307dde3312c2'
/** Pledged on by five people on five days. */
const longFunded = 'd2e1839d-543f-424f-b34f-dab79a0bfca9'
/** Pledged on by two. */
const justFunded = '4b304e80-e314-4fca-8c7b-469f7726574a'

const bar = (page: Page) => page.getByRole('region', { name: 'Next step' })
const steps = (page: Page) => page.getByRole('list', { name: 'Progress' }).getByRole('listitem')
const places = (page: Page) => page.getByRole('navigation', { name: 'Places' })

const boxOf = async (locator: ReturnType<Page['locator']>) => {
  const box = await locator.boundingBox()
  if (box === null) throw new Error('Nothing is drawn there.')
  return box
}

test('the foot of a phone holds the one act that this person can do now', core, async ({ page }) => {
  await openHydrated(page, `/bounty/${sample}`)
  await expect(bar(page)).toHaveText('Sign in to accept this bounty.')
  await expect(steps(page)).toHaveCount(0)
  await signUp(page)
  await openHydrated(page, `/bounty/${sample}`)
  await expect(bar(page).getByRole('link')).toHaveText('Accept Bounty')
  await expect(bar(page)).toContainText(/\d+ days left/)
  await expect(steps(page)).toHaveCount(0)
  await bar(page).getByRole('link').click()
  await expect(page).toHaveURL(`/bounty/${sample}/accept`)
  await acceptBounty(page, sample)
  await expect(toast(page, 'Bounty Accepted')).toBeVisible()
  await expect(page).toHaveURL(`/bounty/${sample}`)
  await expect(bar(page).getByRole('link')).toHaveText('Complete Bounty')
  await expect(page.getByRole('main').getByRole('link', { name: 'Complete Bounty' })).toHaveCount(1)
  await expect(steps(page)).toHaveText([/Accepted.*done/, /Done/, /Reviewed/, /Approved/])
  await expect(page.getByRole('main').locator('[aria-current="step"]')).toHaveText(/^2?Done/)
})

test('the act stays under the thumb while one reads downwards, and the places stand at the end of the page', async ({ page }) => {
  await signUp(page)
  await openHydrated(page, `/bounty/${sample}`)
  await expect(bar(page).getByRole('link')).toHaveText('Accept Bounty')
  const before = await boxOf(bar(page))
  await page.evaluate(async () => {
    const moved = new Promise((done) => addEventListener('scroll', done, { once: true }))
    scrollBy({ top: 150, behavior: 'instant' })
    await moved
    await new Promise(requestAnimationFrame)
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
  })
  expect(await boxOf(bar(page))).toEqual(before)
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  expect((await boxOf(places(page))).y).toBeGreaterThan((await boxOf(page.getByRole('contentinfo'))).y)
  await bar(page).getByRole('link').click()
  await expect(page).toHaveURL(`/bounty/${sample}/accept`)
})

test.describe('without an answer of the academy', () => {
  test.use({ allowedMessages: [/ERR_FAILED/] })

  test('what is saved on this device is no submission yet', async ({ page }) => {
    const bountyId = await createBounty(page.request, await signUp(page), { title: `Unsent ${Date.now()}`, requiresPhoto: false })
    await openHydrated(page, `/bounty/${bountyId}`)
    await expect(bar(page)).toHaveText('You created this bounty. Others can accept it.')
    await page.route('**/rpc/accept_bounty', (route) => route.abort())
    await acceptBounty(page, sample)
    await expect(page).toHaveURL(`/bounty/${sample}`)
    await expect(steps(page).first()).toHaveText(/Accepted.*not sent yet/)
    await expect(bar(page).getByRole('link')).toHaveText('Complete Bounty')
    const notes = page.getByRole('list', { name: 'Not confirmed yet' })
    await expect(notes).toContainText('Your acceptance')
    expect((await boxOf(notes)).y).toBeLessThan((await boxOf(page.getByRole('heading', { name: 'The challenge' }))).y)
  })
})

test('a review waits at the foot, and its notification and its row lead to it', async ({ page, browser, request }) => {
  const { bountyId, title, doer } = await handedIn(page, browser, request)
  await openHydrated(page, '/bounty?tab=mine')
  const unread = page.getByRole('banner').getByRole('link', { name: '1 unread notification' })
  await expect(unread).toBeVisible()
  // Also in a page that was loaded anew.
  await page.reload()
  await page.getByRole('region', { name: 'Notifications' }).getByRole('link', { name: title }).click()
  await expect(page).toHaveURL(`/bounty/${bountyId}#review`)
  const submission = page.getByRole('heading', { name: /^Submission 1 by / })
  await expect(submission).toBeFocused()
  await expect(submission).toBeInViewport()
  // Loaded anew, the page keeps the person's own place.
  await page.reload()
  await expect(submission).toBeVisible()
  await expect(submission).not.toBeFocused()
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await page.getByRole('heading', { level: 1 }).focus()
  await bar(page).getByRole('link', { name: 'Review 1 submission' }).click()
  await expect(submission).toBeFocused()
  await expect(submission).toBeInViewport()

  await openHydrated(page, '/bounty?tab=mine')
  await page
    .getByRole('article')
    .getByRole('link', { name: `Review 1 submission of ${title}` })
    .click()
  await expect(page).toHaveURL(`/bounty/${bountyId}#review`)
  await expect(submission).toBeFocused()

  await openHydrated(doer.page, `/bounty/${bountyId}`)
  await expect(bar(doer.page)).toHaveText('Status: Submitted for review')
  await expect(doer.page.getByRole('main').locator('[aria-current="step"]')).toHaveText(/Reviewed/)
  await expect(
    doer.page.getByText(/^Sent .*\d{4}\. The creator has it; after 48 hours the moderators have it too\.$/),
  ).toBeVisible()

  await page.getByLabel('Reason').fill('Walk it once more.')
  await page.getByRole('button', { name: 'Ask for changes' }).click()
  await expect(page.locator('.toast').filter({ hasText: 'Changes Requested' })).toBeVisible()
  await expect(page.getByText('Changes requested', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Submissions', exact: true })).toBeVisible()
  await expect(bar(page)).toHaveText('You created this bounty. Others can accept it.')
  await expect(unread).toBeHidden()
  await openHydrated(page, '/bounty?tab=mine')
  const notice = page.getByRole('listitem').filter({ hasText: 'A completion of your bounty waits for your review.' })
  await expect(notice).toContainText(title)
  await expect(notice).not.toContainText('Unread')
  await openHydrated(doer.page, '/bounty?tab=mine')
  await doer.page.getByRole('region', { name: 'Notifications' }).getByRole('link', { name: title }).click()
  await expect(doer.page).toHaveURL(`/bounty/${bountyId}#submissions`)
  await expect(doer.page.getByRole('heading', { name: 'Submissions' })).toBeFocused()
  await expect(doer.page.getByText('Status: Changes requested')).toBeVisible()
  await expect(bar(doer.page)).toHaveText(/^Complete Bounty\s*10 days left$/)
  await expect(steps(doer.page).nth(1)).toContainText('changes asked for')
  await doer.context.close()
})

test('submissions that can’t be loaded are not passed over in silence', async ({ page, browser, request }) => {
  const { bountyId, doer } = await handedIn(page, browser, request)
  await doer.context.close()
  let isDown = true
  await page.route('**/rpc/bounty_submissions', (route) =>
    isDown ? route.fulfill({ status: 200, json: { unknown: true } }) : route.continue(),
  )
  await openHydrated(page, `/bounty/${bountyId}#review`)
  await expect(page.getByText('What was handed in could not be loaded.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Submissions', exact: true })).toBeFocused()
  isDown = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Submissions to review' })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Submission 1 by / })).toBeVisible()
})

test('a completed bounty offers no pledge and counts no days', async ({ page }) => {
  await openHydrated(page, `/bounty/${completedSample}`)
  await expect(bar(page)).toHaveText('This bounty has been completed.')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: /fund/i })).toHaveCount(0)
  await expect(main).not.toContainText(/\d days/)
  const fact = (name: string) => main.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd')
  await expect(fact('Time Remaining')).toHaveText('Completed')
  await expect(fact('Bounty Type')).toHaveText('Patriotic Education')
  await expect(fact('Deadline')).toHaveText(/^\w{3}, \w{3} \d+, \d{4}, \d+:\d\d [AP]M \S+$/)
  await expect(fact('Created By')).not.toBeEmpty()
})

test('the drawing of the pledges comes with the third day of them', async ({ page }) => {
  const drawing = page.getByRole('img', { name: /raised in \d+ pledges since/ })
  await openHydrated(page, `/bounty/${longFunded}`)
  await expect(drawing).toBeVisible()
  await openHydrated(page, `/bounty/${justFunded}`)
  await expect(page.getByRole('region', { name: 'Contributions' }).getByRole('listitem')).toHaveCount(2)
  await expect(drawing).toHaveCount(0)
})

for (const width of [320, 390]) {
  test(`the act covers neither the end of the page, nor a toast, nor what has the focus, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 })
    await signUp(page)
    await acceptBounty(page, sample)
    const told = page.locator('.toast').first()
    await expect(told).toBeVisible()
    await expect(page).toHaveURL(`/bounty/${sample}`)
    await expect(bar(page).getByRole('link')).toHaveText('Complete Bounty')
    await expect(async () => {
      const [act, message, foot] = [await boxOf(bar(page)), await boxOf(told), await boxOf(places(page))]
      expect(message.y + message.height).toBeLessThanOrEqual(act.y)
      expect(act.y + act.height).toBeLessThanOrEqual(foot.y + 1)
      expect([act.x, act.width]).toEqual([0, width])
    }).toPass()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    const report = page.getByRole('button', { name: 'Report' })
    await expect(async () => {
      // Again: the pledges may have come between after the first time.
      await report.blur()
      await report.focus()
      const { y, height } = await boxOf(report)
      expect(y + height).toBeLessThanOrEqual((await boxOf(bar(page))).y)
    }).toPass()
    await expect(async () => {
      // The page may still grow below.
      await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
      const end = await boxOf(page.locator('footer'))
      expect(end.y + end.height).toBeLessThanOrEqual((await boxOf(places(page))).y + 1)
      expect((await boxOf(bar(page))).y).toBeLessThan(end.y)
    }).toPass()
  })
}

test('what is typed has the screen for itself', async ({ page, browser, request }) => {
  const { bountyId, doer } = await handedIn(page, browser, request)
  await doer.context.close()
  await openHydrated(page, `/bounty/${bountyId}`)
  const position = () => bar(page).evaluate((element) => getComputedStyle(element).position)
  await expect(bar(page)).toContainText('Review')
  expect(await position()).toBe('sticky')
  await page.getByLabel('Reason').focus()
  expect(await position()).toBe('static')
  await page.getByRole('button', { name: 'Ask for changes' }).focus()
  expect(await position()).toBe('static')
})

test('on a wide screen the same act stands beside the first words', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, 'casey@example.test')
  await openHydrated(page, `/bounty/${longFunded}`)
  await expect(bar(page)).toHaveCount(1)
  const act = await boxOf(bar(page))
  expect(await bar(page).evaluate((element) => getComputedStyle(element).position)).toBe('static')
  expect(act.y).toBeLessThanOrEqual((await boxOf(page.getByRole('heading', { name: 'The challenge' }))).y + 8)
  expect(act.y + act.height).toBeLessThanOrEqual((await boxOf(page.getByRole('heading', { name: 'Funding' }))).y)
})

test('no state of the page breaks a rule of accessibility, in any theme', async ({ page, browser, request }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openHydrated(page, `/bounty/${completedSample}`)
  await expect(bar(page)).not.toBeEmpty()
  expect(await violations(page), 'completed').toEqual([])
  const { bountyId, doer } = await handedIn(page, browser, request)
  await openHydrated(page, `/bounty/${bountyId}`)
  await expect(bar(page)).toContainText('Review')
  expect(await violations(page), 'to review').toEqual([])
  await doer.page.emulateMedia({ reducedMotion: 'reduce' })
  await openHydrated(doer.page, `/bounty/${bountyId}`)
  await expect(steps(doer.page)).toHaveCount(4)
  expect(await violations(doer.page), 'submitted').toEqual([])
  await doer.context.close()
})
