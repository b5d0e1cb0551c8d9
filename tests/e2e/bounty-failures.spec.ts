import type { Page } from '@playwright/test'
import { acceptBounty, choosePhoto, fillWizard } from './bounty.ts'
import { openHydrated, signIn, signUp, toast } from './people.ts'
import { core, expect, test } from './test.ts'

// Every failure here is provoked, and the pages log failures.
test.use({ allowedMessages: [/ERR_FAILED|Failed to fetch|QuotaExceeded|storage_full|status of 500|^error: the disk is full$/] })

const sample = '3741dc94-35b1-4297-9c60-d74083829058'
const logged = (page: Page, text: string) => page.waitForEvent('console', (message) => message.text() === text)

/** The device's own failure is said in its own words, and never as one of the academy's. */
async function notSaved(page: Page, toastTitle: string) {
  await expect(page.getByRole('alert').filter({ hasText: 'Not saved' })).toContainText(
    'This device has no room left for it. Free some space, then try again. Nothing was sent. Keep this page open',
  )
  await expect(page.getByText(toastTitle)).toBeHidden()
}

test('where nothing can be shown, the active list says that it failed, logs why, and tries again', core, async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('No storage here.', 'SecurityError')
    }
  })
  await page.route('**/rest/v1/**', (route) => route.abort())
  const why = logged(page, 'Failed to fetch active bounties')
  await openHydrated(page, '/bounty')
  await page.keyboard.press('Tab')
  const alert = page.getByRole('alert').filter({ hasText: 'Failed to load active bounties. Please try again later.' })
  await expect(alert).toBeVisible()
  await why
  await expect(alert.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('an unknown bounty says so, logs why, and leads back', async ({ page }) => {
  const why = logged(page, 'Failed to fetch bounty details')
  await openHydrated(page, '/bounty/00000000-0000-4000-8000-000000000000')
  await expect(page.getByRole('alert')).toContainText(
    'Failed to load bounty details. The bounty may not exist or there was a server error.',
  )
  await why
  await page.getByRole('main').getByRole('link', { name: 'Back to Bounties' }).first().click()
  await expect(page).toHaveURL('/bounty')
})

test('the server’s own words are logged where it has some', async ({ page }) => {
  await page.route('**/rest/v1/bounties**', (route) =>
    route.fulfill({ status: 500, json: { code: 'XX000', message: 'the disk is full', details: null, hint: null } }),
  )
  const why = logged(page, 'the disk is full')
  await openHydrated(page, '/bounty/00000000-0000-4000-8000-000000000000')
  await expect(page.getByRole('alert')).toContainText('Failed to load bounty details.')
  await why
})

test('a sample of which the academy can’t tell stands as live nowhere, and what it told of is said to be what was last seen', async ({
  page,
}) => {
  const fail = '**/rest/v1/**'
  const failed = page.getByRole('alert').filter({ hasText: /^Failed to load/ })
  const main = page.getByRole('main')
  const saysOpen = main
    .getByText('Active', { exact: true })
    .or(main.getByRole('link', { name: /^(Fund|Accept|Sign in)/ }))
    .or(main.getByRole('button', { name: /^Pledge/ }))
    .filter({ visible: true })
  await page.route(fail, (route) => route.fulfill({ status: 500, body: 'Internal Server Error' }))
  for (const address of [`/bounty/${sample}`, `/bounty/${sample}/fund`, `/bounty/${sample}/accept`, '/bounty?tab=marketplace']) {
    await openHydrated(page, address)
    await expect(failed).toBeVisible()
    await expect(saysOpen).toHaveCount(0)
  }
  await page.unroute(fail)
  await openHydrated(page, `/bounty/${sample}`)
  await expect(saysOpen.first()).toBeVisible()
  await page.route(fail, (route) => route.fulfill({ status: 500, body: 'Internal Server Error' }))
  await openHydrated(page, `/bounty/${sample}`)
  const lastSeen = page.getByText('Could not be refreshed: this is what your device last saw.')
  await expect(lastSeen).toBeVisible()
  await expect(failed).toHaveCount(0)
  // Without any network the line on every page says it.
  await page.unroute(fail)
  await page.route(fail, (route) => route.abort())
  await openHydrated(page, `/bounty/${sample}/fund`)
  await expect(main.getByRole('button', { name: /^Pledge/ })).toBeEnabled()
  await expect(lastSeen).toHaveCount(0)
})

test('whose bounties can’t be asked for is not told that there are none, and asks again', async ({ page }) => {
  await signUp(page)
  await page.route('**/rest/v1/**', (route) => route.abort())
  await openHydrated(page, '/bounty?tab=mine')
  const alert = page.getByRole('alert').filter({ hasText: 'Failed to load your bounties. Please try again later.' })
  await expect(alert).toBeVisible()
  await expect(page.getByText('You have not created any bounties yet.')).toHaveCount(0)
  await page.unroute('**/rest/v1/**')
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('You have not created any bounties yet.')).toBeVisible()
})

test.describe('without room on the phone', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const transaction = Reflect.get(IDBDatabase.prototype, 'transaction')
      IDBDatabase.prototype.transaction = function (...args) {
        if (!('hasRoom' in window) && args[1] === 'readwrite' && this.name === 'wayfinder-outbox')
          throw new DOMException('No room.', 'QuotaExceededError')
        return Reflect.apply(transaction, this, args)
      }
    })
    await signIn(page, 'sam@example.test')
  })

  test('a bounty is not kept: it is said so, and the form stays filled', async ({ page }) => {
    await fillWizard(page, { title: 'A challenge with no room' })
    await page.getByRole('button', { name: 'Create Bounty' }).click()
    await notSaved(page, 'Creation Failed')
    await expect(page.getByRole('definition').first()).toHaveText('A challenge with no room')
  })

  test('an acceptance is not kept: it is said so', async ({ page }) => {
    await acceptBounty(page, sample)
    await notSaved(page, 'Acceptance Failed')
    await expect(page.getByRole('checkbox')).toBeChecked()
  })

  test(
    'a pledge is not kept: it is said so, and no payment is spoken of, also where the cache gave the bounty up',
    core,
    async ({ page }) => {
      await page.addInitScript(() => Reflect.set(window, 'hasRoom', true))
      await openHydrated(page, `/bounty/${sample}/fund`)
      await page.getByRole('button', { name: '$50', exact: true }).click()
      await page.evaluate(() => Reflect.deleteProperty(window, 'hasRoom'))
      let asked = 0
      page.on('request', (request) => (asked += request.url().includes('/rest/v1/bounties?') ? 1 : 0))
      // The queue's own notes find no room and take the cache's: what the page shows is asked for again, once for notes that come together.
      const giveUp = () => page.evaluate(() => dispatchEvent(new Event('online')))
      await expect.poll(() => giveUp().then(() => asked)).toBeGreaterThan(0)
      await page.getByRole('button', { name: 'Pledge $50' }).click()
      await notSaved(page, 'Payment Failed')
      await expect(page.getByLabel('Contribution Amount')).toHaveValue('50')
    },
  )
})

test('a completion is not kept: it is said so, and photo and notes stay', async ({ page }) => {
  await signIn(page, 'sam@example.test')
  await acceptBounty(page, sample)
  await expect(toast(page, 'Bounty Accepted')).toBeVisible()
  await page.getByRole('link', { name: 'Complete Bounty' }).click()
  await choosePhoto(page)
  await page.getByLabel('Completion Notes').fill('All of it.')
  await page.evaluate(() => {
    const write = Reflect.get(IDBObjectStore.prototype, 'put')
    IDBObjectStore.prototype.put = function put(this: IDBObjectStore, ...values: unknown[]) {
      if (this.name === 'entries') throw new DOMException('No room.', 'QuotaExceededError')
      return Reflect.apply(write, this, values)
    }
  })
  await page.getByRole('button', { name: 'Submit Completion' }).click()
  await notSaved(page, 'Submission Failed')
  await expect(page.getByRole('img', { name: 'Your verification' })).toBeVisible()
  await expect(page.getByLabel('Completion Notes')).toHaveValue('All of it.')
})
