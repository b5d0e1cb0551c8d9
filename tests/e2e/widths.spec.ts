import type { Page } from '@playwright/test'
import { acceptBounty, choosePhoto, createBounty } from './bounty.ts'
import { outboxSamples, pledge } from './outbox-page.ts'
import { openPhoneStep } from './forms.ts'
import { openAccount, openHydrated, signUp, toast } from './people.ts'
import { expect, test } from './test.ts'

test.use({ allowedMessages: [/net::ERR_FAILED|Failed to fetch/] })

const sample = 'a3057b14-9fb2-4844-aeff-546d5f7ce1e0'
const longWord = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen'

/** Asks at the widths of common phones whether anything stands outside the page. */
async function expectToFit(page: Page, state: string) {
  for (const width of [320, 360, 390, 412]) {
    await page.setViewportSize({ width, height: 720 })
    const outside = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(outside, `${state} at ${width} px`).toBe(0)
  }
}

test('no state of a completion is wider than a phone', async ({ page }) => {
  await openHydrated(page, `/bounty/${sample}/complete`)
  await expect(page.getByLabel('Verification Photo')).toBeVisible()
  await expectToFit(page, 'signed out')
  await signUp(page)
  await acceptBounty(page, sample)
  await expect(toast(page, 'Bounty Accepted')).toBeVisible()
  await expectToFit(page, 'the accepted bounty')
  await openHydrated(page, `/bounty/${sample}/complete`)
  await expect(page.getByRole('button', { name: 'Submit Completion' })).toBeVisible()
  await expectToFit(page, 'the open form')
  await choosePhoto(page)
  await page.getByLabel('Completion Notes').fill(longWord.repeat(4))
  await expectToFit(page, 'with a photo and a long word')
  await page.getByRole('button', { name: 'Submit Completion' }).click()
  await expect(toast(page, 'Submission Successful')).toBeVisible()
  await expectToFit(page, 'the submitted bounty')
})

test('no state of a bounty and of the Outbox is wider than a phone', async ({ page, context }) => {
  await signUp(page)
  const bountyId = await createBounty(page, { title: longWord })
  await openHydrated(page, `/bounty/${bountyId}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(longWord)
  await expectToFit(page, 'a title of one long word')
  await openHydrated(page, `/bounty/${bountyId}/fund`)
  await expect(page.getByLabel('Contribution Amount')).toBeEnabled()
  await expectToFit(page, 'its pledge form')
  await context.route('**/rpc/**', (route) => route.abort())
  await pledge(page, outboxSamples[0])
  await expectToFit(page, 'an unsent pledge')
  await openHydrated(page, '/outbox')
  await expect(page.getByRole('heading', { name: '1 item to send' })).toBeVisible()
  await expectToFit(page, 'the Outbox with a pledge')
  await page.getByRole('button', { name: /^Discard/ }).click()
  await expect(page.getByRole('dialog', { name: 'Discard this?' })).toBeVisible()
  await expectToFit(page, 'the question behind Discard')
  await context.unroute('**/rpc/**')
  await openAccount(page)
  await expectToFit(page, 'the account')
  await openHydrated(page, '/bounty?tab=mine')
  await expect(page.getByRole('list', { name: 'My bounties: Created' })).toBeVisible()
  await expectToFit(page, 'my bounties')
})

test('the Leaderboard stays within the margins of a phone', async ({ page }) => {
  await openHydrated(page, '/bounty?tab=leaderboard')
  const table = page.getByRole('table')
  await expect(table).toBeVisible()
  await expectToFit(page, 'the Leaderboard')
  await page.setViewportSize({ width: 320, height: 720 })
  const ends = await table.evaluate((element) => ({
    table: element.getBoundingClientRect().right,
    heading: element.closest('section')?.getBoundingClientRect().right,
  }))
  expect(ends.table).toBeLessThanOrEqual(ends.heading ?? 0)
})

test('no state of the visitor’s pages is wider than a phone', async ({ page }) => {
  const list = '**/rest/v1/bounties?*status=eq.active*'
  await page.route(list, (route) => route.abort())
  await openHydrated(page, '/bounty')
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to load active bounties.' })).toBeVisible()
  await expectToFit(page, 'a board that failed')
  await page.unroute(list)
  await openHydrated(page, '/bounty?tab=marketplace&q=nothing-of-that-name')
  await expect(page.getByText('No bounties match your search criteria.')).toBeVisible()
  await expectToFit(page, 'a search without a result')
  await openHydrated(page, '/bounty?tab=leaderboard')
  await page.getByRole('button', { name: 'Generous Donor' }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectToFit(page, 'an achievement')
  await openHydrated(page, `/faq`)
  await page.getByLabel('Search the answers').fill(longWord)
  await expect(page.getByText('No results found')).toBeVisible()
  await expectToFit(page, 'the FAQ without a result')
  await openHydrated(page, '/auth?plan=elite_corps')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expectToFit(page, 'a sign-up with its errors')
  await openHydrated(page, '/bounty/00000000-0000-4000-8000-000000000000')
  await expect(page.getByRole('alert').first()).toBeVisible()
  await expectToFit(page, 'an unknown bounty')
  await openHydrated(page, '/apply')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expectToFit(page, 'an application with its errors')
  await openPhoneStep(page)
  await expectToFit(page, 'the phone of an application')
  await page.route('**/functions/v1/send-magic-link', (route) => route.abort())
  await page.getByLabel('Phone Number').fill('5551230001')
  await page.getByRole('button', { name: 'Send Code' }).click()
  await expect(page.getByText('No code was sent')).toBeVisible()
  await expectToFit(page, 'a code that was not sent')
})

test('no state of a purchase is wider than a phone', async ({ page }) => {
  await signUp(page)
  await page.goto('/pricing?checkout=elite_corps')
  await expectToFit(page, 'the test checkout')
  await page.getByRole('button', { name: 'Pay (test)' }).click()
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  await expectToFit(page, 'what was paid')
  await page.getByRole('button', { name: 'Get a full refund' }).click()
  await expectToFit(page, 'the question before a refund')
  await openHydrated(page, '/pricing')
  await expect(page.getByText('Your plan, with lifetime access')).toBeVisible()
  await expectToFit(page, 'the packages of their owner')
  await openAccount(page)
  await expect(page.getByRole('button', { name: 'Get a full refund' })).toBeVisible()
  await expectToFit(page, 'the account of an owner')
  await openHydrated(page, '/payment-success')
  await expect(page.getByRole('heading', { name: 'No payment was found' })).toBeVisible()
  await expectToFit(page, 'a payment that is not there')
})
