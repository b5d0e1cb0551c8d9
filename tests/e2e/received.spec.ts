import type { Locator, Page } from '@playwright/test'
import { apply, receivedTitle as title, reference } from './application.ts'
import { forgotten, kept } from './kept.ts'
import { confirmAddress, freshEmail, latestMessage, openAccount, openHydrated, signOut, signUp, toast } from './people.ts'
import { core, expect, test } from './test.ts'
import { violations } from './violations.ts'
import { readyOffline } from './worker.ts'

/** By the keys alone, in the order of the page. */
async function press(page: Page, control: Locator, key: 'Enter' | 'Space') {
  await expect(control).toBeVisible()
  const isReached = () => control.evaluate((element) => element === document.activeElement)
  for (let stops = 0; stops < 60 && !(await isReached()); stops++) await page.keyboard.press('Tab')
  await expect(control).toBeFocused()
  await page.keyboard.press(key)
}

test(
  'an application ends on what was received, a mail says the same, and it is taken back by the keys',
  core,
  async ({ page, request }) => {
    const email = freshEmail()
    const asked: string[] = []
    page.on('request', (one) => asked.push(...(/verify-code|my_application/.exec(one.url()) ?? [])))
    await openHydrated(page, '/apply')
    const mine = await apply(page, request, email)
    // A visitor whose device has sent none asks nobody.
    expect(asked[0]).toBe('verify-code')
    expect(mine).toMatch(reference)
    const main = page.getByRole('main')
    await expect(main).toContainText(`The same goes by mail to ${email}`)
    await expect(main.getByText('A person reads your application.')).toBeVisible()
    await expect(main.getByRole('listitem').filter({ hasText: 'The $75 fee is due then, not now.' })).toBeVisible()
    await expect(() => latestMessage(request, email)).toPass()
    const mail = await latestMessage(request, email)
    expect(mail.subject).toBe(`Application received: ${mine}`)
    expect(mail.text).toContain('A person reads it.')

    await page.reload()
    await expect(title(page)).toBeVisible()
    await expect(main).toContainText(mine)
    await openHydrated(page, '/apply')
    await expect(title(page)).toBeVisible()
    await expect(main).toContainText(mine)

    await page.keyboard.press('Home')
    await press(page, main.getByRole('button', { name: 'Take it back' }), 'Enter')
    const dialog = page.getByRole('dialog', { name: 'Take your application back?' })
    await press(page, dialog.getByRole('button', { name: 'Take it back' }), 'Space')
    await expect(toast(page, 'Application taken back')).toContainText('Nothing of it is kept.')
    await expect(page.getByRole('heading', { name: 'Step 1 of 3: Email' })).toBeVisible()
    await expect(page.locator('#page-title')).toBeFocused()
    await forgotten(page, mine)
  },
)

test('another application can be begun beside it, and the first is shown again', async ({ page, request }) => {
  await openHydrated(page, '/apply')
  const first = await apply(page, request)
  await openHydrated(page, '/apply')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Apply again' }).click()
  await expect(page.getByRole('heading', { name: 'Step 1 of 3: Email' })).toBeFocused()
  await page.getByLabel('Email Address').fill('another@example.test')
  await kept(page, 'another@example.test')
  await page.reload()
  await expect(page.getByLabel('Email Address')).toHaveValue('another@example.test')
  await main.getByRole('button', { name: 'Show it' }).click()
  await expect(title(page)).toBeFocused()
  await expect(main).toContainText(first)
})

test('what was received holds at 320 px with a long address, in every theme and on paper', async ({ page, request }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openHydrated(page, '/apply')
  const mine = await apply(page, request, `${'long'.repeat(15)}@${'a'.repeat(60)}.example.test`)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await page.getByRole('main').getByRole('button', { name: 'Take it back' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click()
  expect(await violations(page)).toEqual([])
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(mine)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Take it back' })).toBeHidden()
  expect(await title(page).evaluate((heading) => getComputedStyle(heading).color)).toMatch(/^(rgb\(0, 0, 0\)|black|#000)$/)
})

test.describe('a person', () => {
  // What is on its way under the old session when the link's takes its place is refused once, and asked again.
  test.use({ allowedMessages: [/ERR_FAILED|status of 500|status of 401/] })

  test('finds it in the account, also by the confirmed address alone, and nobody else on the phone does', async ({
    page,
    request,
    browser,
    server,
  }) => {
    const { email } = await signUp(page)
    await confirmAddress(page, request, email)
    await openAccount(page)
    const section = page.getByRole('region', { name: 'My application' })
    await expect(section).toContainText('We have received none')

    const elsewhere = await browser.newContext({ baseURL: server.url })
    const other = await elsewhere.newPage()
    await openHydrated(other, '/apply')
    const mine = await apply(other, request, email)
    await elsewhere.close()

    await openAccount(page)
    await expect(section).toContainText(mine)
    await kept(page, mine)
    await page.route('**/rest/v1/rpc/my_application', (route) => route.abort())
    await openAccount(page)
    await expect(section).toContainText(mine)
    await expect(section).toContainText('The server did not answer.')
    await section.getByRole('link', { name: 'Show my application' }).click()
    await expect(title(page)).toBeVisible()
    await page.unroute('**/rest/v1/rpc/my_application')

    await page.route('**/rest/v1/rpc/withdraw_application', (route) => route.fulfill({ status: 500, body: '{}' }))
    await page.getByRole('main').getByRole('button', { name: 'Take it back' }).click()
    const dialog = page.getByRole('dialog', { name: 'Take your application back?' })
    await dialog.getByRole('button', { name: 'Take it back' }).click()
    await expect(dialog.getByRole('alert')).toContainText('Nothing has changed.')
    await dialog.getByRole('button', { name: 'Keep it' }).click()
    await expect(page.getByRole('main')).toContainText(mine)

    await signOut(page)
    await forgotten(page, mine)
    await openHydrated(page, '/apply')
    await expect(page.getByRole('heading', { name: 'Step 1 of 3: Email' })).toBeVisible()
  })
})

test.describe('without a network', () => {
  test.use({ worker: true, allowedMessages: [/ERR_INTERNET_DISCONNECTED/] })

  test('a visitor finds it on the device', async ({ page, request, context }) => {
    await openHydrated(page, '/apply')
    await readyOffline(page)
    const mine = await apply(page, request)
    await kept(page, mine)
    await context.setOffline(true)
    const tab = await context.newPage()
    await tab.goto('/apply')
    await expect(title(tab)).toBeVisible()
    await expect(tab.getByRole('main')).toContainText(mine)
    await expect(tab.getByRole('main')).toContainText('The server did not answer. This is what this device keeps.')
  })
})
