import { readFile } from 'node:fs/promises'
import { unzipSync } from 'fflate'
import type { Download } from '@playwright/test'
import { courseStops } from '../../src/content/curriculum/outline.ts'
import { acceptBounty, photo } from './bounty.ts'
import { freshEmail, openAccount, openHydrated, sendCredentials, signIn, signUp, toast } from './people.ts'
import { core, expect, test } from './test.ts'

test('a signed-out visitor is sent to sign in, and back', async ({ page }) => {
  await page.goto('/account')
  await expect(page).toHaveURL('/auth?redirect=%2Faccount')
})

test('shows who is signed in, and that free access is no subscription', async ({ page }) => {
  const { email } = await signUp(page)
  await openHydrated(page, '/account')
  const main = page.getByRole('main')
  await expect(main.getByText(email)).toBeVisible()
  await expect(main.getByText('No Subscription')).toBeVisible()
  await expect(main.getByText('Free access', { exact: true })).toBeVisible()
  const billing = main.getByRole('button', { name: 'Manage Billing' })
  await expect(billing).toBeDisabled()
  await expect(billing).toHaveAccessibleDescription('Manage Billing opens with a paid plan that is active.')
  await main.getByRole('button', { name: 'Refresh Status' }).click()
  await expect(main.getByText('No Subscription')).toBeVisible()
  await main.getByRole('link', { name: 'Subscribe Now' }).click()
  await expect(page).toHaveURL('/pricing')
})

test('Sign Out, which costs nothing, is not in the colour of Delete account in any theme', async ({ page }) => {
  await signUp(page)
  await openHydrated(page, '/account')
  const colours = (name: string) =>
    page
      .getByRole('main')
      .getByRole('button', { name, exact: true })
      .evaluate((button) => {
        const { color, backgroundColor, borderTopColor } = getComputedStyle(button)
        return [color, backgroundColor, borderTopColor]
      })
  for (const theme of ['patriot', 'tactical', 'legacy']) {
    await page.evaluate((className) => (document.documentElement.className = className), theme)
    const [harmless, final] = await Promise.all([colours('Sign Out'), colours('Delete account')])
    expect(final.filter((colour, part) => colour !== harmless[part]).length, theme).toBeGreaterThan(0)
  }
})

test('the display name is kept by the server', core, async ({ page }) => {
  await signUp(page)
  await openHydrated(page, '/account')
  const name = page.getByLabel('Display name')
  await expect(name).toHaveValue('Patriot')
  await name.fill('  ')
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(name).toHaveAccessibleDescription(/Please enter a display name/)
  await name.fill('River Scout')
  await page.getByLabel('Hide me from the leaderboard').check()
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(toast(page, 'Profile saved')).toBeVisible()
  await page.reload()
  await expect(name).toHaveValue('River Scout')
  await expect(page.getByLabel('Hide me from the leaderboard')).toBeChecked()
})

test('the name of the sign-up is the profile’s, and one that is reserved is refused there', async ({ page }) => {
  await openHydrated(page, '/auth?mode=sign-up')
  const name = page.getByLabel('Display name')
  await name.fill('Wayfinder Support')
  await sendCredentials(page, 'Create account', freshEmail(), 'first-Password-1')
  await expect(name).toHaveAccessibleDescription(/This name is reserved/)
  await expect(name).toBeFocused()
  await name.fill('River Scout')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL('/')
  await openHydrated(page, '/account')
  await expect(page.getByLabel('Display name')).toHaveValue('River Scout')
})

test.describe('a name that the server knows better', () => {
  test.use({ allowedMessages: [/status of 400/] })

  test('a name like a moderator’s is refused at its field', async ({ page }) => {
    await signUp(page)
    await openHydrated(page, '/account')
    const name = page.getByLabel('Display name')
    for (const imitation of ['Aϲademy', 'Mᴏrgan']) {
      await name.fill(imitation)
      await page.getByRole('button', { name: 'Save profile' }).click()
      await expect(name).toHaveAccessibleDescription(/This name is reserved/)
      await expect(name).toBeFocused()
      await expect(name).toHaveValue(imitation)
      await name.fill('River')
      await page.getByRole('button', { name: 'Save profile' }).click()
      await expect(name).not.toHaveAccessibleDescription(/This name is reserved/)
    }
    await page.reload()
    await expect(name).toHaveValue('River')
  })
})

test('the account begins with who one is and how far, and ends with the data and the way out', async ({ page }) => {
  await signUp(page)
  await page.evaluate(() => localStorage.setItem('reading-progress', JSON.stringify({ read: ['see-it-early'] })))
  await openHydrated(page, '/account')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'Profile',
    'My application',
    'Subscription',
    'Notifications',
    'Outbox',
    'Theme',
    'App',
    'Second factor',
    'Your data',
  ])
  await expect(main.getByRole('link', { name: `1 of ${courseStops.length} sections read` })).toBeVisible()
  await main.getByRole('link', { name: 'Show notifications' }).click()
  await expect(page).toHaveURL('/bounty?tab=mine#notifications')
  const told = page.getByRole('region', { name: 'Notifications', exact: true })
  await expect(told).toContainText('Nothing yet.')
  await expect(told.getByRole('heading')).toBeFocused()
  await expect(told).toBeInViewport()
})

test('the user id is copied, or selected where the page may not copy', async ({ page, context }) => {
  await signUp(page)
  await openHydrated(page, '/account')
  const main = page.getByRole('main')
  const id = await main.getByText(/^[0-9a-f-]{36}$/).textContent()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await main.getByRole('button', { name: 'Copy user ID' }).click()
  await expect(main.getByText('Copied', { exact: true })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(id)
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('No.', 'NotAllowedError'))
  })
  await main.getByRole('button', { name: 'Copy user ID' }).click()
  await expect(main.getByText('Selected. Copy it from here.')).toBeVisible()
  expect(await page.evaluate(() => String(getSelection()))).toBe(id)
})

test('nothing moves under a finger while the answers of the server come', async ({ page }) => {
  await signUp(page)
  let answer: (() => void) | undefined
  const asked = new Promise<void>((resolve) => (answer = resolve))
  await page.route(/check-subscription|my_application/, async (route) => {
    await asked
    await route.continue()
  })
  await openHydrated(page, '/account')
  const main = page.getByRole('main')
  await expect(main.getByText('Loading subscription details...')).toBeVisible()
  await expect(main.getByText('Looking for your application...')).toBeVisible()
  const topOf = () =>
    main.getByRole('heading', { name: 'Theme' }).evaluate((title) => title.getBoundingClientRect().top + scrollY)
  const before = await topOf()
  answer?.()
  await expect(main.getByText('Free access')).toBeVisible()
  await expect(main.getByText('We have received none')).toBeVisible()
  expect(Math.abs((await topOf()) - before)).toBeLessThan(4)
})

test('the theme is chosen here too', async ({ page }) => {
  await signIn(page, 'casey@example.test')
  await openHydrated(page, '/account')
  await page.getByRole('main').getByLabel('Tactical').check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'tactical')
  await page.reload()
  await expect(page.getByRole('main').getByLabel('Tactical')).toBeChecked()
})

test('a person takes a copy of what is kept about them', core, async ({ page }) => {
  const { email } = await signUp(page)
  await openHydrated(page, '/account')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export my data' }).click()
  const files = unzipSync(await readFile(await (await download).path()))
  expect(JSON.parse(Buffer.from(files['wayfinder-my-data.json'] ?? []).toString())).toMatchObject({
    account: { email },
    profile: [{ display_name: 'Patriot' }],
    subscriptions: [{ plan_type: 'free' }],
  })
})

test('one file holds the copy and each photo, as it was handed in', async ({ page }) => {
  const { email } = await signUp(page)
  const sample = 'a3057b14-9fb2-4844-aeff-546d5f7ce1e0'
  await acceptBounty(page, sample)
  await expect(toast(page, 'Bounty Accepted')).toBeVisible()
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('/completion-photos/'))
  await openHydrated(page, `/bounty/${sample}/complete`)
  await page.getByLabel('Verification Photo').setInputFiles(photo)
  await page.getByRole('button', { name: 'Submit Completion' }).click()
  const [, path = ''] = (await sent).url().split('/completion-photos/')
  await expect(toast(page, 'Submission Successful')).toBeVisible()

  await openHydrated(page, '/account')
  const downloads: Download[] = []
  page.on('download', (download) => downloads.push(download))
  await page.getByRole('button', { name: 'Export my data' }).click()
  await expect(toast(page, 'Your data is in one file')).toBeVisible()
  await expect.poll(() => downloads.map((each) => each.suggestedFilename())).toEqual(['wayfinder-my-data.zip'])
  const files = unzipSync(await readFile((await downloads[0]?.path()) ?? ''))
  expect(JSON.parse(Buffer.from(files['wayfinder-my-data.json'] ?? []).toString())).toMatchObject({
    account: { email },
    photos: [{ name: path }],
    completions: [{ photo_path: path }],
  })
  expect(files[`photos/${path}`]?.subarray(0, 3)).toEqual(Uint8Array.of(0xff, 0xd8, 0xff))
})

test.describe('an account that is deleted', () => {
  test.use({ allowedMessages: [/status of 400/] })

  test('needs its email typed, and is gone', core, async ({ page }) => {
    const { email, password } = await signUp(page)
    await openAccount(page)
    await page.getByRole('button', { name: 'Delete account' }).click()
    await page.getByLabel('Type test to go on').fill('other')
    await page.getByRole('button', { name: 'Delete my account' }).click()
    await expect(page.getByLabel('Type test to go on')).toHaveAccessibleDescription(/Type test, the last word of your address/)
    await page.getByLabel('Type test to go on').fill('Test')
    await page.getByRole('button', { name: 'Delete my account' }).click()
    await expect(toast(page, 'Account deleted')).toBeVisible()
    await expect(page).toHaveURL('/')
    await openHydrated(page, '/auth')
    await sendCredentials(page, 'Sign in', email, password)
    await expect(page.getByText('You are not signed in')).toBeVisible()
  })
})
