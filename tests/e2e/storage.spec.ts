import type { Page } from '@playwright/test'
import { acceptBounty, apiHeaders, choosePhoto, fillWizard, wizardKept } from './bounty.ts'
import { nothingWaits } from './outbox-page.ts'
import { openHydrated, signIn, signUp, toast } from './people.ts'
import { core, expect, test } from './test.ts'
import { readyOffline } from './worker.ts'

test.use({ worker: true })

const sample = '0c22bd36-4c1d-459c-ad01-1c0435e3b19c'
const noRoom = 'This device has no room left for it. Free some space, then try again.'

const messages = /LocalFailure|storage_full|ERR_FAILED|ERR_INTERNET_DISCONNECTED|^error: Failed to fetch bounty details$/

test.use({ allowedMessages: [messages] })

test('the browser is asked for protection after the first act that is kept, and the Outbox says what it answered', async ({
  page,
}) => {
  await page.addInitScript(() => {
    let isPersisted = false
    navigator.storage.persist = async () => {
      sessionStorage.setItem('asked', String(Number(sessionStorage.getItem('asked') ?? 0) + 1))
      isPersisted = sessionStorage.getItem('agrees') === 'yes'
      return isPersisted
    }
    navigator.storage.persisted = async () => isPersisted
  })
  await signUp(page)
  await openHydrated(page, `/bounty/${sample}/fund`)
  const asked = () => page.evaluate(() => sessionStorage.getItem('asked'))
  expect(await asked()).toBeNull()
  await page.getByRole('button', { name: 'Pledge $10' }).click()
  await expect(toast(page, 'Contribution Successful')).toBeVisible()
  await expect.poll(asked).toBe('1')

  await openHydrated(page, '/outbox')
  const storage = page.getByRole('region', { name: 'Storage' })
  await expect(storage).toContainText(/\d+(\.\d)? [KM]B of this device’s storage/)
  await expect(storage).toContainText('No: the browser may clear it when space gets short.')
  await storage.getByRole('button', { name: 'Protect my work' }).click()
  await expect(storage.getByRole('alert')).toContainText('The browser did not agree this time.')
  await page.evaluate(() => sessionStorage.setItem('agrees', 'yes'))
  await storage.getByRole('button', { name: 'Protect my work' }).click()
  await expect(storage.getByRole('definition').nth(1)).toHaveText('Yes')
  await expect(storage.getByRole('button', { name: 'Protect my work' })).toBeHidden()
})

test('where the browser asks the person itself, the page says so until they have answered', async ({ page }) => {
  await page.addInitScript(() => {
    let isPersisted = false
    navigator.storage.persisted = async () => isPersisted
    navigator.storage.persist = () =>
      new Promise((resolve) => {
        addEventListener('allowed', () => resolve((isPersisted = true)))
      })
  })
  await signUp(page)
  await openHydrated(page, '/outbox')
  const storage = page.getByRole('region', { name: 'Storage' })
  await storage.getByRole('button', { name: 'Protect my work' }).click()
  await expect(storage.getByRole('status').filter({ hasText: 'The browser asks you itself.' })).toBeVisible()
  await page.evaluate(() => dispatchEvent(new Event('allowed')))
  await expect(storage.getByRole('definition').nth(1)).toHaveText('Yes')
  await expect(storage.getByText('The browser asks you itself.')).toBeHidden()
})

/** From here on every new thing that this page keeps meets a full disk. */
async function fillDisk(page: Page) {
  await page.evaluate(() => {
    const write = Reflect.get(IDBObjectStore.prototype, 'put')
    IDBObjectStore.prototype.put = function put(this: IDBObjectStore, ...values: unknown[]) {
      if (this.name === 'entries') throw new DOMException('The disk is full.', 'QuotaExceededError')
      return Reflect.apply(write, this, values)
    }
  })
}

test('a full disk is told on the form, which keeps all that was typed', core, async ({ page }) => {
  await signUp(page)
  await fillWizard(page, { title: 'Kept through a full disk' })
  await wizardKept(page)
  await fillDisk(page)
  await page.getByRole('button', { name: 'Create Bounty' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Not saved' })).toContainText(noRoom)
  await expect(page).toHaveURL('/bounty/create')
  await expect(page.getByRole('definition').first()).toHaveText('Kept through a full disk')
  await page.reload()
  await expect(page.getByRole('definition').first()).toHaveText('Kept through a full disk')
})

test('a photo is refused under 50 MB free, and stays in the form with the notes', async ({ page }) => {
  await signUp(page)
  await acceptBounty(page, sample)
  await expect(toast(page, 'Bounty Accepted')).toBeVisible()
  await openHydrated(page, `/bounty/${sample}/complete`)
  await page.evaluate(() => {
    navigator.storage.estimate = async () => ({ usage: 1_000_000, quota: 50_999_999 })
  })
  await choosePhoto(page)
  await page.getByLabel('Completion Notes').fill('Seen from the bridge.')
  await page.getByRole('button', { name: 'Submit Completion' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Not saved' })).toContainText(noRoom)
  await expect(page.getByRole('img', { name: 'Your verification' })).toBeVisible()
  await expect(page.getByLabel('Completion Notes')).toHaveValue('Seen from the bridge.')
  await page.evaluate(() => {
    navigator.storage.estimate = async () => ({ usage: 1_000_000, quota: 51_000_000 })
  })
  await page.getByRole('button', { name: 'Submit Completion' }).click()
  await expect(toast(page, 'Submission Successful')).toBeVisible()
})

/** Copies the one act that waits, with or without its photo, until there are that many. */
const multiply = (page: Page, count: number) =>
  page.evaluate(async (copies) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('wayfinder-outbox')
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(request.error ?? new Error('The outbox can’t be opened.')))
    })
    const transaction = database.transaction('entries', 'readwrite')
    const entries = transaction.objectStore('entries')
    entries.getAll().onsuccess = ({ target }) => {
      const [first] = target instanceof IDBRequest ? target.result : []
      for (let copy = 1; copy < copies; copy += 1) {
        const opId = crypto.randomUUID()
        entries.add({ ...first, opId, lane: `copy:${opId}`, seq: first.seq + copy })
      }
    }
    await new Promise((resolve) => transaction.addEventListener('complete', resolve))
    database.close()
  }, count)

test('the fifty-first act is not kept, and the form says why', async ({ page }) => {
  await signUp(page)
  await page.route('**/rpc/fund_bounty', (route) => route.abort())
  await openHydrated(page, `/bounty/${sample}/fund`)
  await page.getByRole('button', { name: 'Pledge $10' }).click()
  await expect(page.getByText('Your $10 pledge')).toBeVisible()
  await multiply(page, 50)
  await openHydrated(page, `/bounty/${sample}/fund`)
  await page.getByRole('button', { name: '$25', exact: true }).click()
  await page.getByRole('button', { name: 'Pledge $25' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Not saved' })).toContainText(
    'Too many things wait on this device. Let some be sent first.',
  )
  await expect(page.getByLabel('Contribution Amount')).toHaveValue('25')
})

test.describe('with everything cleared under an open page', () => {
  // That page still counts as a member's: what it reads of the person's own is asked as a visitor, and refused.
  // Its worker is gone in the midst of what it fetches, which the browser tells in words of its own.
  const ofBrowser = 'status of 401|ERR_INVALID_ARGUMENT|An unknown error occurred when fetching the script'
  // One expression: Playwright takes a list of two for a value and its options.
  test.use({ allowedMessages: [new RegExp(`${messages.source}|${ofBrowser}`)] })

  test('a browser that cleared everything leaves an app that starts like new, and what had arrived stands once', async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    const { email, password } = await signUp(page)
    await openHydrated(page, `/bounty/${sample}/fund`)
    await page.getByRole('button', { name: 'Pledge $10' }).click()
    await expect(toast(page, 'Contribution Successful')).toBeVisible()
    await openHydrated(page, `/bounty/${sample}/fund`)
    await readyOffline(page)
    await context.setOffline(true)
    await page.getByRole('button', { name: '$25', exact: true }).click()
    await page.getByRole('button', { name: 'Pledge $25' }).click()
    await expect(page).toHaveURL(`/bounty/${sample}`)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Storage.clearDataForOrigin', { origin: baseURL ?? '', storageTypes: 'all' })
    await context.setOffline(false)

    await openHydrated(page, '/bounty')
    await expect(page.getByRole('article').first()).toBeVisible()
    await signIn(page, email, password)
    await openHydrated(page, '/outbox')
    await expect(nothingWaits(page)).toBeVisible()
    const headers = await apiHeaders(request, { email, password })
    const ledger = await request.get(`/rest/v1/rpc/my_pledges?p_bounty_id=${sample}&select=amount&order=amount`, { headers })
    const arrived = [{ amount: '10.00' }]
    // An attempt that was under way when the browser cleared holds the second pledge, and may deliver it once.
    expect([arrived, [...arrived, { amount: '25.00' }]]).toContainEqual(await ledger.json())
  })
})
