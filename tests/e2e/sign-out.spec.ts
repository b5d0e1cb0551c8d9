import type { Page } from '@playwright/test'
import { scriptCalled } from '../built/built-scripts.ts'
import { apiHeaders } from './bounty.ts'
import { expireToken, openAccount, openHydrated, sendCredentials, signUp, toast } from './people.ts'
import { core, expect, test } from './test.ts'
import { readyOffline } from './worker.ts'

const sample = '0c22bd36-4c1d-459c-ad01-1c0435e3b19c'

test.use({ allowedMessages: [/ERR_FAILED|status of 5/] })

/** A pledge that the server has not taken: its address is cut off, all others answer. */
async function pledgeUnsent(page: Page) {
  await page.route('**/rpc/fund_bounty', (route) => route.abort())
  await openHydrated(page, `/bounty/${sample}/fund`)
  await page.getByRole('button', { name: '$25', exact: true }).click()
  await page.getByRole('button', { name: 'Pledge $25' }).click()
  await expect(page.getByText('Your $25 pledge')).toBeVisible()
}

const reachServer = (page: Page) => page.unroute('**/rpc/fund_bounty')

async function askToSignOut(page: Page) {
  await openAccount(page)
  await expect(page.getByText('1 item waits on this device.')).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign out with unsent work?' })
  await expect(dialog).toContainText('1 item is saved on this device and not sent yet.')
  return dialog
}

async function pledgesOf(page: Page, person: { email: string; password: string }): Promise<unknown[]> {
  const headers = await apiHeaders(page.request, person)
  return (await page.request.get(`/rest/v1/rpc/my_pledges?p_bounty_id=${sample}`, { headers })).json()
}

test('Send now sends it, and signs out once nothing is left', async ({ page }) => {
  const person = await signUp(page)
  await pledgeUnsent(page)
  const dialog = await askToSignOut(page)
  await dialog.getByRole('button', { name: 'Send now' }).click()
  await expect(dialog).toContainText('1 item could not be sent now.')
  await reachServer(page)
  await dialog.getByRole('button', { name: 'Send now' }).click()
  await expect(page).toHaveURL('/')
  await expect(toast(page, 'Signed out')).toBeVisible()
  await openHydrated(page, '/outbox')
  await expect(page.getByRole('heading', { name: 'Nothing waits' })).toBeVisible()
  expect(await pledgesOf(page, person)).toHaveLength(1)
})

test(
  'Keep on this device: another account sees only that something waits and never sends it; its owner’s sign-in does',
  core,
  async ({ page }) => {
    const owner = await signUp(page)
    await pledgeUnsent(page)
    const dialog = await askToSignOut(page)
    await dialog.getByRole('button', { name: 'Keep on this device for me' }).click()
    await expect(toast(page, 'Signed out')).toBeVisible()
    await reachServer(page)

    const other = await signUp(page)
    await openHydrated(page, '/outbox')
    const main = page.getByRole('main')
    await expect(main.getByText('1 item of another account waits on this device.')).toBeVisible()
    await expect(main.getByRole('article')).toHaveCount(0)
    await expect(main).not.toContainText('Pledge')
    expect(await pledgesOf(page, other)).toEqual([])
    expect(await pledgesOf(page, owner)).toEqual([])

    await openAccount(page)
    await main.getByRole('button', { name: 'Sign Out' }).click()
    await expect(page).toHaveURL('/')
    const prompt = page.getByRole('region', { name: 'Sign in to send' })
    await expect(prompt).toContainText('1 item waits for its account. Sign in to send.')
    await prompt.getByRole('link', { name: 'Sign in' }).click()
    await sendCredentials(page, 'Sign in', owner.email, owner.password)
    await expect(toast(page, 'Contribution Successful')).toBeVisible()
    expect(await pledgesOf(page, owner)).toHaveLength(1)
  },
)

test('Delete asks once more, takes it back at the academy too, and signs out', async ({ page }) => {
  const person = await signUp(page)
  await pledgeUnsent(page)
  const dialog = await askToSignOut(page)
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await dialog.getByRole('button', { name: 'Don’t delete' }).click()
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await dialog.getByRole('button', { name: 'Delete 1 item' }).click()
  await expect(page).toHaveURL('/')
  // Left before the server has said so, the next page would tell it again.
  await expect(toast(page, 'Signed out')).toBeVisible()
  await reachServer(page)
  await openHydrated(page, '/auth')
  await sendCredentials(page, 'Sign in', person.email, person.password)
  await expect(page).toHaveURL('/')
  await openHydrated(page, '/outbox')
  await expect(page.getByRole('heading', { name: 'Nothing waits' })).toBeVisible()
  expect(await pledgesOf(page, person)).toEqual([])
})

test('work that could not be counted stays for who made it', async ({ page }) => {
  const person = await signUp(page)
  await pledgeUnsent(page)
  await openAccount(page)
  await expect(page.getByText('1 item waits on this device.')).toBeVisible()
  await page.evaluate(() => {
    const read = Reflect.get(IDBIndex.prototype, 'getAll')
    IDBIndex.prototype.getAll = function () {
      IDBIndex.prototype.getAll = read
      throw new DOMException('The connection is gone.', 'UnknownError')
    }
  })
  await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/')
  // Left before the server has said so, the next page would tell it again.
  await expect(toast(page, 'Signed out')).toBeVisible()
  await openHydrated(page, '/auth')
  await sendCredentials(page, 'Sign in', person.email, person.password)
  await expect(page).toHaveURL('/')
  await openHydrated(page, '/outbox')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
})

test('the header’s Sign Out asks the same', async ({ page }) => {
  await signUp(page)
  await pledgeUnsent(page)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Sign Out' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign out with unsent work?' })
  for (const name of ['Delete', 'Send now', 'Keep on this device for me'])
    await expect(dialog.getByRole('button', { name, exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Your $25 pledge')).toBeVisible()
})

test('an account that is deleted leaves nothing of it waiting on the phone', async ({ page }) => {
  await signUp(page)
  await pledgeUnsent(page)
  await openAccount(page)
  await page.getByRole('button', { name: 'Delete account' }).click()
  await page.getByLabel('Type test to go on').fill('Test')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expect(toast(page, 'Account deleted')).toBeVisible()
  await openHydrated(page, '/outbox')
  await expect(page.getByRole('heading', { name: 'Nothing waits' })).toBeVisible()
})

test('a sign-out that the server does not confirm says so, and is told to it later', async ({ page }) => {
  await signUp(page)
  await openAccount(page)
  await page.route('**/auth/v1/logout**', (route) => route.abort())
  await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click()
  await expect(toast(page, 'Error')).toContainText('There was a problem signing you out.')
  await expect(page).toHaveURL('/')
  await page.unroute('**/auth/v1/logout**')
  const told = page.waitForResponse('**/auth/v1/logout**')
  await openHydrated(page, '/about')
  await page.keyboard.press('Tab')
  expect((await told).status()).toBe(204)
  const again: string[] = []
  page.on('request', (request) => request.url().includes('/logout') && again.push(request.url()))
  await openHydrated(page, '/about')
  await page.keyboard.press('Tab')
  await expect
    .poll(() =>
      page.evaluate(
        (notices) => performance.getEntriesByType('resource').some(({ name }) => name.endsWith(notices)),
        scriptCalled('notices'),
      ),
    )
    .toBe(true)
  expect(again).toEqual([])
})

test('a server that never answers keeps nobody signed in', async ({ page }) => {
  await signUp(page)
  await openAccount(page)
  await page.route('**/auth/v1/logout**', () => undefined)
  await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/')
  await openHydrated(page, '/account')
  await expect(page).toHaveURL('/auth?redirect=%2Faccount')
})

test.describe('without a network', () => {
  test.use({ worker: true, allowedMessages: [/ERR_INTERNET_DISCONNECTED/] })

  test('a session whose token has ended is signed out of at once', async ({ page, context }) => {
    await signUp(page)
    await openHydrated(page, '/')
    await readyOffline(page)
    await openAccount(page)
    await context.setOffline(true)
    await expireToken(page)
    await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click()
    await expect(page).toHaveURL('/')
    await expect(toast(page, 'Error')).toContainText('There was a problem signing you out.')
    await page.goto('/account')
    await expect(page).toHaveURL('/auth?redirect=%2Faccount')
  })
})
