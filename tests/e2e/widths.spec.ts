import type { Page } from '@playwright/test'
import { acceptBounty, choosePhoto, createBounty } from './bounty.ts'
import { outboxSamples, pledge } from './outbox-page.ts'
import { openAccount, openHydrated, signUp, toast } from './people.ts'
import { expect, test } from './test.ts'

test.use({ allowedMessages: [/net::ERR_FAILED/] })

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
