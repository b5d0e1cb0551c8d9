import type { BrowserContext, Page } from '@playwright/test'
import { acceptBounty, choosePhoto } from './bounty.ts'
import { kept } from './kept.ts'
import { openHydrated, signUp, toast } from './people.ts'
import { core, expect, test } from './test.ts'

// The browser's own quota, used up in earnest. A full device may have no room for what a page asks the academy for, which the page logs.
const noted = /LocalFailure|storage_full|QuotaExceeded|ERR_FAILED|^error: Failed to fetch (bounty details|active bounties)$/
test.use({ allowedMessages: [noted] })

const sample = '0c22bd36-4c1d-459c-ad01-1c0435e3b19c'
const noRoom = 'This device has no room left for it. Free some space, then try again.'
const SMALL_BYTES = 8_000_000

/** The quota of the academy from here on; undefined: the browser's own. Chromium looks at it anew once what it knew to be free is used up. */
type SetQuota = (quotaSize?: number) => Promise<void>

async function quotaOf(context: BrowserContext, page: Page, origin: string | undefined): Promise<SetQuota> {
  const devtools = await context.newCDPSession(page)
  const set: SetQuota = async (quotaSize) => {
    await devtools.send('Storage.overrideQuotaForOrigin', { origin: origin ?? '', ...(quotaSize !== undefined && { quotaSize }) })
  }
  await set(SMALL_BYTES)
  return set
}

/** Takes all the room that is left, in ever smaller pieces of noise: what can be compressed would take none. */
const fillUp = (page: Page) =>
  page.evaluate(async () => {
    const opening = indexedDB.open('filler')
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('pieces', { autoIncrement: true }))
    await new Promise((resolve) => opening.addEventListener('success', resolve))
    const hasKept = (bytes: number) =>
      new Promise<boolean>((resolve) => {
        const writing = opening.result.transaction('pieces', 'readwrite')
        writing.addEventListener('complete', () => resolve(true))
        writing.addEventListener('abort', () => resolve(false))
        writing.objectStore('pieces').add(crypto.getRandomValues(new Uint8Array(bytes)))
      })
    for (const bytes of [65_536, 4096, 64]) while (await hasKept(bytes)) continue
    opening.result.close()
  })

test('no room for a photo: the form stays as it is, nothing is half kept, and the same press keeps it later', async ({
  page,
  context,
  baseURL,
}) => {
  const setQuota = await quotaOf(context, page, baseURL)
  await signUp(page)
  await acceptBounty(page, sample)
  await expect(toast(page, 'Bounty Accepted')).toBeVisible()
  await openHydrated(page, `/bounty/${sample}/complete`)
  await choosePhoto(page)
  await page.getByLabel('Completion Notes').fill('Seen from the bridge.')
  await kept(page, 'Seen from the bridge.')
  await fillUp(page)
  await setQuota(1)
  await page.getByRole('button', { name: 'Submit Completion' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Not saved' })).toContainText(noRoom)
  await expect(page).toHaveURL(`/bounty/${sample}/complete`)
  await expect(page.getByRole('img', { name: 'Your verification' })).toBeVisible()
  await expect(page.getByLabel('Completion Notes')).toHaveValue('Seen from the bridge.')
  await setQuota()
  await page.getByRole('button', { name: 'Submit Completion' }).click()
  await expect(toast(page, 'Submission Successful')).toBeVisible()
})

test('no room for what is being typed: the form says so, keeps it while it stands, and keeps it for good once there is room', async ({
  page,
  context,
  baseURL,
}) => {
  const setQuota = await quotaOf(context, page, baseURL)
  await signUp(page)
  await openHydrated(page, '/bounty/create')
  await fillUp(page)
  await setQuota(1)
  const note = page.getByRole('main').getByText('This device has no room left for what stands here.')
  await page.getByLabel('Title').fill('Typed on a full device')
  await expect(note).toBeVisible()
  await expect(page.getByLabel('Title')).toHaveValue('Typed on a full device')
  await setQuota()
  await page.getByLabel('Description').fill('Walk the mile, log each marker, and show the log.')
  await kept(page, 'Walk the mile')
  await expect(note).toBeHidden()
  await page.reload()
  await expect(page.getByLabel('Title')).toHaveValue('Typed on a full device')
})

/** Fills the cache with bounties that the person has nothing to do with, and then the rest of the device. */
const fillCache = (page: Page) =>
  page.evaluate(async () => {
    const opening = indexedDB.open('wayfinder-cache')
    await new Promise((resolve) => opening.addEventListener('success', resolve))
    const writing = opening.result.transaction('bounties', 'readwrite')
    const bounties = writing.objectStore('bounties')
    bounties.getAll().onsuccess = ({ target }) => {
      const [first] = target instanceof IDBRequest ? target.result : []
      for (let copy = 0; copy < 20; copy += 1) {
        const noise = crypto.getRandomValues(new Uint8Array(65_536))
        bounties.add({ ...first, id: crypto.randomUUID(), description: new TextDecoder('latin1').decode(noise) })
      }
    }
    await new Promise((resolve) => writing.addEventListener('complete', resolve))
    opening.result.close()
  })

const cached = (page: Page) =>
  page.evaluate(async () => {
    const opening = indexedDB.open('wayfinder-cache')
    await new Promise((resolve) => opening.addEventListener('success', resolve))
    const counting = opening.result.transaction('bounties').objectStore('bounties').count()
    await new Promise((resolve) => counting.addEventListener('success', resolve))
    opening.result.close()
    return counting.result
  })

test('a device that the cache has filled: the cache gives way, and the act is kept', core, async ({ page, context, baseURL }) => {
  await quotaOf(context, page, baseURL)
  await signUp(page)
  await openHydrated(page, `/bounty/${sample}/fund`)
  await page.getByRole('button', { name: '$25', exact: true }).click()
  // What is written on a full device already takes the cache's room: the draft, and what the page has asked for.
  await kept(page, '"amount":"25"')
  await page.waitForLoadState('networkidle')
  await fillCache(page)
  await fillUp(page)
  expect(await cached(page)).toBeGreaterThan(20)
  await page.route('**/rpc/fund_bounty', (route) => route.abort())
  await page.getByRole('button', { name: 'Pledge $25' }).click()
  await expect(page.getByText('Your $25 pledge')).toBeVisible()
  expect(await cached(page)).toBeLessThan(20)
})

test('a device that the cache has filled sends what waits, and lists still open', async ({ page, context, baseURL }) => {
  await quotaOf(context, page, baseURL)
  await signUp(page)
  await page.route('**/rpc/fund_bounty', (route) => route.abort())
  await openHydrated(page, `/bounty/${sample}/fund`)
  await page.getByRole('button', { name: 'Pledge $10' }).click()
  await expect(page.getByText('Your $10 pledge')).toBeVisible()
  await openHydrated(page, '/outbox')
  await fillCache(page)
  await fillUp(page)
  await page.unroute('**/rpc/fund_bounty')
  // It may be under way by itself: a press on its button would come too late.
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.getByRole('heading', { name: 'Nothing waits' })).toBeVisible()
  await fillUp(page)
  await openHydrated(page, '/bounty')
  await expect(page.getByRole('article').first()).toBeVisible()
})
