import type { Browser, Locator, Page } from '@playwright/test'
import { createBounty, dayFromNow, newMember } from './bounty.ts'
import { accountShown, freshEmail, latestMessage, openHydrated, signIn, signUp, toast } from './people.ts'
import { expect, test } from './test.ts'

test.use({ ownServer: 'It looks for a sample, which leave beside ten bounties of others.' })

/**
 * What the fourteen commonest tasks cost a thumb, from the first screen that a person sees. A tap is a press on a link, a button, a box or
 * into a field; what is typed or picked in the system's own list costs nothing more.
 */
class Thumb {
  taps = 0
  constructor(readonly page: Page) {}

  async press(control: Locator) {
    this.taps += 1
    await control.click()
  }

  async type(label: string, words: string) {
    await this.press(this.page.getByLabel(label))
    await this.page.getByLabel(label).fill(words)
  }

  /** The bar at the foot of a member's phone. */
  go(place: string) {
    return this.press(this.page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: place }))
  }

  within(most: number) {
    test.info().annotations.push({ type: 'taps', description: `${this.taps} of ${most}` })
    expect(this.taps).toBeLessThanOrEqual(most)
  }

  button = (name: string | RegExp) => this.press(this.page.getByRole('main').getByRole('button', { name }).first())
  link = (name: string | RegExp) => this.press(this.page.getByRole('main').getByRole('link', { name }).first())

  async fromMenu(name: string) {
    await this.press(this.page.getByRole('button', { name: 'Open menu' }))
    await this.press(this.page.getByRole('dialog').getByRole('link', { name, exact: true }))
  }
}

async function member(page: Page): Promise<Thumb & { email: string }> {
  const { email } = await signUp(page)
  await openHydrated(page, '/')
  return Object.assign(new Thumb(page), { email })
}

/** A bounty of somebody else, which comes first on the board. */
async function foundBounty(browser: Browser, title: string) {
  const other = await newMember(browser)
  await createBounty(other.page.request, other, { title, requiresPhoto: false })
  return other
}

test('signing up takes 8 at most', async ({ page }) => {
  await openHydrated(page, '/')
  const thumb = new Thumb(page)
  await thumb.fromMenu('Log In')
  await thumb.press(page.getByRole('tab', { name: 'Sign up' }))
  await thumb.type('Display name', 'Dana Birch')
  await thumb.type('Email', freshEmail())
  await thumb.press(page.getByLabel('Password', { exact: true }))
  await page.getByLabel('Password', { exact: true }).fill('first-Password-1')
  await thumb.button('Create account')
  await expect(page).toHaveURL('/')
  thumb.within(8)
})

test('an application takes 9 at most', async ({ page, request }) => {
  await openHydrated(page, '/apply')
  const thumb = new Thumb(page)
  await thumb.type('Email Address', freshEmail())
  await thumb.press(page.getByLabel(/I agree to the Terms of Service/))
  await thumb.press(page.getByLabel(/educational only/))
  await thumb.button('Continue')
  const number = `20255501${String(Math.floor(Math.random() * 100)).padStart(2, '0')}`
  await thumb.type('Phone Number', number)
  await thumb.button('Send code')
  await expect(page.getByLabel('Verification Code')).toBeVisible()
  const { code } = await latestMessage(request, `+1${number}`)
  await thumb.type('Verification Code', code ?? '')
  await thumb.button('Verify Code')
  await expect(page.getByRole('heading', { name: 'Application received' })).toBeVisible()
  thumb.within(9)
})

test('a package is bought with 2 from its page', async ({ page }) => {
  await signUp(page)
  await openHydrated(page, '/pricing')
  const thumb = new Thumb(page)
  await thumb.link('Get Cadet Basic')
  await thumb.press(page.getByRole('button', { name: 'Pay (test)' }))
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  thumb.within(2)
})

test('finding a bounty and pledging without a name takes 6', async ({ page }) => {
  const thumb = await member(page)
  await thumb.link(/Take on a bounty/)
  await thumb.press(page.getByRole('searchbox', { name: 'Search bounties' }))
  await page.getByRole('searchbox', { name: 'Search bounties' }).fill('flag')
  await expect(page.getByRole('main').getByRole('article').first()).toContainText(/flag/i)
  await thumb.link(/^Fund .*flag/i)
  await thumb.button('$25')
  await thumb.press(page.getByLabel('Make this contribution anonymous'))
  await thumb.button('Pledge $25')
  await expect(toast(page, 'Contribution Successful')).toBeVisible()
  thumb.within(6)
})

test('a bounty is created with 13', async ({ page }) => {
  const thumb = await member(page)
  await thumb.go('Bounties')
  await thumb.press(page.getByRole('link', { name: 'Create Bounty' }).first())
  await thumb.type('Title', 'Walk the old town wall')
  await thumb.type('Description', 'Walk the mile, log each marker, and show the log.')
  await thumb.press(page.getByLabel('Category'))
  await page.getByLabel('Category').selectOption('Community Service')
  await thumb.button('Next')
  await thumb.type('Funding Goal', '100')
  await thumb.type('Deadline', dayFromNow(10))
  await thumb.button('Next')
  await thumb.button('Next')
  await thumb.button('Create Bounty')
  await expect(toast(page, 'Bounty Created')).toBeVisible()
  thumb.within(13)
})

test('a bounty is accepted and completed with 9, and approved with 4', async ({ page, browser }) => {
  const title = `Walk ${Date.now()}`
  const other = await foundBounty(browser, title)
  const thumb = await member(page)
  await thumb.link(/Take on a bounty/)
  await thumb.link(title)
  await thumb.link('Accept Bounty')
  await thumb.press(page.getByRole('checkbox'))
  await thumb.button('Accept Bounty')
  await thumb.link('Complete Bounty')
  await thumb.type('Completion Notes', 'Walked it twice.')
  await thumb.button('Submit Completion')
  await expect(toast(page, 'Submission Successful')).toBeVisible()
  thumb.within(9)

  await openHydrated(other.page, '/')
  const approver = new Thumb(other.page)
  await approver.link(/Submission to review/)
  await approver.button('Approve')
  await approver.press(other.page.getByRole('dialog').getByRole('button', { name: 'Approve' }))
  await expect(other.page.getByText('Approving in a moment.')).toBeVisible()
  approver.within(4)
  await other.context.close()
})

test('the own points are 3 away', async ({ page }) => {
  const thumb = await member(page)
  await thumb.link(/points/i)
  await expect(page).toHaveURL(/tab=leaderboard/)
  thumb.within(3)
})

test('a section of week 3 is read and marked with 4, and the place is found again with 1', async ({ page }) => {
  const thumb = await member(page)
  await thumb.go('Course')
  await thumb.press(page.getByRole('tab', { name: 'Week 3' }))
  await thumb.press(
    page
      .getByRole('tabpanel')
      .getByRole('link', { name: /^Training with a partner/ })
      .first(),
  )
  await thumb.press(page.getByRole('button', { name: /^Mark read/ }))
  await expect(page).toHaveURL(/course\/week-4/)
  thumb.within(4)
  await openHydrated(page, '/')
  const again = new Thumb(page)
  await again.link('Read on')
  await expect(page).toHaveURL(/week/)
  again.within(1)
})

test('another theme is 2 away', async ({ page }) => {
  await openHydrated(page, '/')
  const thumb = new Thumb(page)
  await thumb.press(page.getByRole('button', { name: 'Open menu' }))
  await thumb.press(page.getByRole('dialog').getByRole('radio', { name: 'Tactical' }))
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'tactical')
  thumb.within(2)
})

test('an account is deleted with 5', async ({ page }) => {
  const thumb = await member(page)
  await thumb.go('Account')
  await accountShown(page)
  await thumb.button('Delete account')
  await thumb.type('Type test to go on', 'test')
  await thumb.press(page.getByRole('button', { name: 'Delete my account' }))
  await expect(toast(page, 'Account deleted')).toBeVisible()
  thumb.within(5)
})

test('a word of the course is found with 2', async ({ page }) => {
  await openHydrated(page, '/course')
  const thumb = new Thumb(page)
  const field = page.getByRole('searchbox', { name: 'Search lessons, handbook, FAQ and bounties' })
  await thumb.press(field)
  await field.fill('first minutes')
  await thumb.press(page.getByRole('search').getByRole('link', { name: /The first minutes after/ }))
  await expect(page).toHaveURL(/course\/week-1\/first-minutes-after/)
  thumb.within(2)
})

test('a bounty is reported with 4 and hidden with 5', async ({ page, browser }) => {
  const title = `Names a neighbor ${Date.now()}`
  const other = await foundBounty(browser, title)
  const thumb = await member(page)
  await thumb.link(/Take on a bounty/)
  await thumb.link(title)
  await thumb.button('Report')
  await page.getByLabel('What is wrong with it?').fill('It names a neighbor.')
  await thumb.press(page.getByRole('button', { name: 'Send report' }))
  await expect(toast(page, 'Report sent')).toBeVisible()
  thumb.within(4)

  const moderator = await (await browser.newContext()).newPage()
  await signIn(moderator, 'morgan@example.test')
  await openHydrated(moderator, '/')
  const hider = new Thumb(moderator)
  await hider.go('Bounties')
  await hider.press(moderator.getByRole('tab', { name: /My Bounties|Mine/ }))
  const report = moderator.getByRole('listitem').filter({ hasText: title })
  await hider.press(report.getByLabel('Reason for hiding it'))
  await report.getByLabel('Reason for hiding it').fill('It targets a person.')
  await hider.press(report.getByRole('button', { name: 'Hide bounty' }))
  await expect(toast(moderator, 'Bounty Hidden')).toBeVisible()
  hider.within(5)
  await Promise.all([other.context.close(), moderator.context().close()])
})
