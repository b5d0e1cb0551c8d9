import { acceptBounty, createBountyByForm, newMember } from './bounty.ts'
import { pledge } from './outbox-page.ts'
import { freshEmail, openHydrated, sendCredentials, toast } from './people.ts'
import { core, expect, test } from './test.ts'
import { type Moment, translatePages } from './translate.ts'
import { openWithoutScripts } from './without-scripts.ts'

const moments: readonly [Moment, string][] = [
  ['parsed', 'before its scripts come'],
  ['loaded', 'as it goes live'],
  ['live', 'once it is live'],
]

for (const [moment, when] of moments)
  test.describe(`in a page that the browser translates ${when}`, () => {
    test('a message is sent once, and not offered again', moment === 'live' ? core : {}, async ({ page }) => {
      await translatePages(page, moment)
      await page.clock.install()
      await openHydrated(page, '/contact')
      await page.getByLabel('Full Name').fill('Ada Marsh')
      await expect(page.locator('[data-later=contact][data-live]')).toBeAttached()
      await expect(page.getByLabel('Full Name')).toHaveValue('Ada Marsh')
      await page.getByLabel('Email Address').fill('ada@example.test')
      await page.getByLabel('Message', { exact: true }).fill('When does the next group start?')
      await page.clock.fastForward(3000)
      await page.getByRole('button', { name: 'Send message' }).click()
      await expect(toast(page, 'Message Sent')).toBeVisible()
      await expect(page.getByLabel('Message', { exact: true })).toHaveValue('')
      await expect(page.getByRole('button', { name: 'Send message' })).toBeVisible()
      await page.reload()
      await expect(page.getByLabel('Message', { exact: true })).toHaveValue('')
    })

    test('a cadet applies, and sees how long the next code takes', async ({ page }) => {
      await translatePages(page, moment)
      await page.clock.install()
      await openHydrated(page, '/apply')
      await page.getByLabel('Email Address').fill(freshEmail())
      await page.getByLabel('I agree to the Terms of Service').check()
      await page.getByLabel('educational only').check()
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page.getByRole('heading', { name: 'Step 2 of 3: Phone' })).toBeVisible()
      await page.getByLabel('Phone Number').pressSequentially(`555${String(Date.now() % 1e7).padStart(7, '0')}`)
      await page.getByRole('button', { name: 'Send code' }).click()
      const again = page.getByRole('button', { name: 'Resend Code (in' })
      const words = await again.textContent()
      await page.clock.fastForward(3000)
      await expect(again).not.toHaveText(words ?? '')
    })

    test('the course opens its weeks, and the questions are searched', async ({ page }) => {
      await translatePages(page, moment)
      await openHydrated(page, '/course')
      await page.getByRole('tab', { name: 'Week 2' }).click()
      await expect(page).toHaveURL(/week=2/)
      await expect(page.getByRole('tabpanel', { name: 'Week 2' }).getByRole('heading').first()).toBeVisible()
      await openHydrated(page, '/faq')
      await page.getByLabel('Search the answers').fill('no such words at all')
      await expect(page.getByText('No results found')).toBeVisible()
      await page.getByLabel('Search the answers').fill('fee')
      await expect(page.getByText('No results found')).toBeHidden()
    })

    test('members create, fund, accept and complete', async ({ page, browser }) => {
      await translatePages(page, moment)
      await openHydrated(page, '/auth?mode=sign-up')
      await sendCredentials(page, 'Create account', freshEmail(), 'first-Password-1')
      await expect(page).toHaveURL('/')
      const title = `Translated ${Date.now()}`
      // The last press of the wizard says what it does: the helper looks for it by its words.
      const bountyId = await createBountyByForm(page, { title, requiresPhoto: false })
      await expect(page.getByRole('article').first()).toContainText(title)
      const doer = await newMember(browser)
      await translatePages(doer.page, moment)
      await pledge(doer.page, bountyId)
      await expect(toast(doer.page, 'Contribution Successful')).toBeVisible()
      await expect(doer.page.getByRole('main')).toContainText('$25 raised of $100 goal')
      await acceptBounty(doer.page, bountyId)
      await expect(doer.page.getByRole('main')).toContainText('You accepted this bounty.')
      await doer.page.getByRole('link', { name: 'Complete Bounty' }).click()
      await doer.page.getByRole('button', { name: 'Submit Completion' }).click()
      await expect(doer.page.getByText('Status: Submitted for review')).toBeVisible()
      await page.goto(`/bounty/${bountyId}`)
      await page.getByRole('button', { name: 'Approve' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
      await expect(toast(page, 'The bounty is completed and its submitter has been told.')).toBeVisible()
      await doer.context.close()
    })

    for (const [address, label] of [
      ['/apply', 'Email Address'],
      ['/contact', 'Full Name'],
      ['/faq', 'Search the answers'],
      ['/course', 'Search lessons, handbook, FAQ and bounties'],
      ['/auth', 'Email'],
    ] as const)
      test(`what is typed stays, and goes on, on ${address}`, async ({ page }) => {
        await translatePages(page, moment)
        const arrive = await openWithoutScripts(page, address)
        const field = page.getByLabel(label)
        await field.pressSequentially('typed')
        await arrive()
        await expect(page.locator('[data-later]:not([data-live])')).toHaveCount(0)
        await expect(field).toHaveValue('typed')
        await expect(field).toBeFocused()
        await page.keyboard.type(' on')
        await expect(field).toHaveValue('typed on')
      })
  })

test('what is pressed in a translated page before its scripts come is done', async ({ page }) => {
  await translatePages(page, 'parsed')
  const arrive = await openWithoutScripts(page, '/auth')
  await page.getByLabel('Email').fill('casey@example.test')
  await page.getByLabel('Password', { exact: true }).fill('wayfinder')
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
  await arrive()
  await expect(toast(page, 'Welcome back!')).toBeVisible()
})
