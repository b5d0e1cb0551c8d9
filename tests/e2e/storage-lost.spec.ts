import type { Page } from '@playwright/test'
import { loseOutbox, outboxCopies } from '../campaign/phone-storage.ts'
import { acceptBounty, choosePhoto } from './bounty.ts'
import { nothingWaits, outboxSamples, pledge } from './outbox-page.ts'
import { openHydrated, signUp, toast } from './people.ts'
import { expect, test } from './test.ts'

const [first, second] = outboxSamples

test.use({ allowedMessages: [/ERR_FAILED/] })

const copies = async (page: Page) => (await outboxCopies(page)).length

/** With no page of the app beside it. */
async function loseOutboxUnseen(page: Page) {
  await page.goto('/robots.txt')
  await loseOutbox(page)
}

const notice = (page: Page) => page.getByRole('region', { name: 'Lost storage' })

test('a pledge and a photo that waited in a lost outbox come back, are sent, and the page says so', async ({ page }) => {
  await signUp(page)
  await acceptBounty(page, first)
  await expect(toast(page, 'Bounty Accepted')).toBeVisible()
  await page.route(/rpc\/(fund|complete)_bounty|object\/completion-photos/, (route) => route.abort())
  await openHydrated(page, `/bounty/${first}/complete`)
  await choosePhoto(page)
  await page.getByRole('button', { name: 'Submit Completion' }).click()
  await expect(page).toHaveURL(`/bounty/${first}`)
  await pledge(page, second)
  await expect.poll(() => copies(page)).toBe(3)
  await loseOutboxUnseen(page)
  await page.unrouteAll()
  const photo = page.waitForRequest(/object\/completion-photos/)
  await openHydrated(page, '/outbox')
  await expect(notice(page)).toContainText(/The 2 items that waited since .* came back from a second copy\./)
  await photo
  await expect(nothingWaits(page)).toBeVisible()
  await expect(page.getByText('Sent in the last 7 days (2)')).toBeVisible()
  await expect.poll(() => copies(page)).toBe(0)
  await notice(page).getByRole('button', { name: 'OK' }).click()
  await expect(notice(page)).toBeHidden()
  await page.reload()
  await expect(nothingWaits(page)).toBeVisible()
  await expect(notice(page)).toBeHidden()
})

test('where the copy is gone as well, the page says how much was lost and since when', async ({ page }) => {
  await signUp(page)
  await page.route('**/rpc/fund_bounty', (route) => route.abort())
  await pledge(page, first)
  await expect.poll(() => copies(page)).toBe(1)
  await loseOutboxUnseen(page)
  await page.evaluate(() => caches.delete('outbox-copy'))
  await openHydrated(page, '/outbox')
  await expect(notice(page)).toContainText(
    /lost what it had stored, and with it 1 item that waited since .* Look at your bounties, then do again what isn’t there\./,
  )
  await expect(nothingWaits(page)).toBeVisible()
})

test('what waited under a page that goes on without it comes back on the next one', async ({ page }) => {
  await signUp(page)
  await page.route('**/rpc/fund_bounty', (route) => route.abort())
  await pledge(page, first)
  await expect.poll(() => copies(page)).toBe(1)
  await loseOutbox(page)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect.poll(() => page.evaluate(() => localStorage.getItem('lost-work'))).toContain('"count":1')
  await page.unrouteAll()
  await openHydrated(page, '/outbox')
  await expect(notice(page)).toContainText(/The item that waited since .* came back from a second copy\./)
  await expect(page.getByText('Sent in the last 7 days (1)')).toBeVisible()
})
