import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { prepareDataFolder } from '../../supabase/embedded/data-folder.ts'
import { openDatabase } from '../../supabase/embedded/database.ts'
import { createBounty, newMember } from './bounty.ts'
import { openHydrated, proveAddress, sendCredentials, signIn, signOut, signUp, toast } from './people.ts'
import { expect, test } from './test.ts'

// What is refused on the way, the console tells: wrong codes, moderation without the factor, a password changed without it.
test.use({
  ownServer: 'It stops, and its project asks moderators for a second factor from then on.',
  allowedMessages: [/status of 4\d\d|ERR_INTERNET_DISCONNECTED|Failed to fetch/],
})

const STEP_MS = 30_000
const stepNow = () => Math.floor(Date.now() / STEP_MS)

/**
 * A code works once: each that a test types is of a later step of time than the last. The server takes those of the step before, of this
 * one and of the next: near the end of a step the one before could be two back by the time it is typed.
 */
function authenticator(secret: string) {
  const codes = new TOTP({ secret: Secret.fromBase32(secret) })
  let last = 0
  return {
    next: async () => {
      const isNearEnd = Date.now() % STEP_MS > STEP_MS / 2
      last = Math.max(last + 1, isNearEnd ? stepNow() : stepNow() - 1)
      await expect.poll(stepNow).toBeGreaterThanOrEqual(last - 1)
      return codes.generate({ timestamp: last * STEP_MS })
    },
    wrong: () => codes.generate({ timestamp: 0 }),
  }
}

async function typeCode(page: Page, code: string, button: string) {
  await page.getByLabel('Code from your authenticator app').fill(code)
  await page.getByRole('button', { name: button, exact: true }).click()
}

/** Sets up a second factor under Account, and answers what shows its codes. */
async function setUp(page: Page) {
  await openHydrated(page, '/account')
  await page.getByRole('button', { name: 'Set up second factor' }).click()
  const picture = page.getByRole('img', { name: 'QR code of the key below' })
  await expect(picture).toBeVisible()
  expect(await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBeGreaterThan(100)
  const secret = await page
    .getByRole('definition')
    .filter({ hasText: /^[A-Z2-7]{32}$/ })
    .textContent()
  const app = authenticator(secret ?? '')
  await typeCode(page, app.wrong(), 'Turn on')
  await expect(page.getByLabel('Code from your authenticator app')).toHaveAccessibleDescription(/did not work/)
  await typeCode(page, await app.next(), 'Turn on')
  await expect(toast(page, 'Second Factor On')).toBeVisible()
  await expect(page.getByText('On, and this session is confirmed by it.')).toBeVisible()
  return app
}

test('a moderator confirms each sign-in by a code where the project asks for it, and moderates then', async ({
  page,
  browser,
  server,
}) => {
  await server.kill()
  const connection = await openDatabase(prepareDataFolder(server.dataFolder))
  await connection.driver.query("update private.settings set value = 1 where name = 'moderators_need_second_factor'")
  await connection.close()
  await server.start()

  const member = await newMember(browser)
  const title = `Reported ${Date.now()}`
  const bountyId = await createBounty(page.request, member, { title })
  const reporter = await newMember(browser)
  await openHydrated(reporter.page, `/bounty/${bountyId}`)
  await reporter.page.getByRole('button', { name: 'Report' }).click()
  await reporter.page.getByLabel('What is wrong with it?').fill('It names a neighbor.')
  await reporter.page.getByRole('button', { name: 'Send report' }).click()
  await expect(toast(reporter.page, 'Report sent')).toBeVisible()

  await signIn(page, 'morgan@example.test')
  await openHydrated(page, '/bounty?tab=mine')
  await expect(page.getByRole('heading', { name: 'Confirm that it’s you' })).toBeVisible()
  await typeCode(page, '123456', 'Confirm')
  await expect(page.getByLabel('Code from your authenticator app')).toHaveAccessibleDescription(/no second factor yet/)
  const app = await setUp(page)

  await signOut(page)
  await signIn(page, 'morgan@example.test')
  await openHydrated(page, '/bounty?tab=mine')
  await expect(page.getByRole('heading', { name: 'Confirm that it’s you' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Reported bounties' })).toBeHidden()
  await page.context().setOffline(true)
  const code = await app.next()
  await typeCode(page, code, 'Confirm')
  await expect(page.getByLabel('Code from your authenticator app')).toHaveAccessibleDescription(/Check your connection/)
  await page.context().setOffline(false)
  await typeCode(page, code, 'Confirm')
  const report = page.getByRole('listitem').filter({ hasText: title })
  await report.getByLabel('Reason for hiding it').fill('It targets a person.')
  await report.getByRole('button', { name: 'Hide bounty' }).click()
  await expect(toast(page, 'Bounty Hidden')).toBeVisible()
  await Promise.all([member.context.close(), reporter.context.close()])
})

test('a factor needs a proven address, is asked for before the password changes, and goes again only from a session that it confirmed', async ({
  page,
  request,
}) => {
  const { email, password } = await signUp(page)
  await openHydrated(page, '/account')
  await page.getByRole('button', { name: 'Set up second factor' }).click()
  await expect(page.getByRole('alert')).toContainText('Confirm your address first')
  await proveAddress(page, request, { email, password })
  const app = await setUp(page)
  await signOut(page)
  await signIn(page, email, password)
  await openHydrated(page, '/account')
  await expect(page.getByRole('button', { name: 'Remove second factor' })).toBeHidden()

  await openHydrated(page, '/auth/update-password')
  await page.getByLabel('Current Password').fill(password)
  await page.getByLabel('New Password').fill('second-Password-2')
  await page.getByLabel('Confirm Password').fill('second-Password-2')
  await page.getByRole('button', { name: 'Update Password' }).click()
  await typeCode(page, await app.next(), 'Confirm')
  await page.getByRole('button', { name: 'Update Password' }).click()
  await expect(page.getByRole('heading', { name: 'Password Updated Successfully!' })).toBeVisible()

  await signIn(page, email, 'second-Password-2')
  await openHydrated(page, '/account')
  await typeCode(page, await app.next(), 'Confirm')
  await page.getByRole('button', { name: 'Remove second factor' }).click()
  await expect(toast(page, 'Second Factor Removed')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Set up second factor' })).toBeVisible()
})

test('whoever signs in types the code then, or later: what was done meanwhile waits for it, and goes', async ({
  page,
  browser,
  request,
}) => {
  const bountyId = await createBounty(page.request, await newMember(browser), { title: `Coded ${Date.now()}` })
  const { email, password } = await signUp(page)
  await proveAddress(page, request, { email, password })
  const app = await setUp(page)
  await signOut(page)
  await page.goto('/auth')
  await sendCredentials(page, 'Sign in', email, password)
  await expect(page.getByText('Your account has a second factor.')).toBeVisible()
  await page.getByRole('button', { name: 'Not now' }).click()

  await openHydrated(page, `/bounty/${bountyId}/fund`)
  await page.getByRole('button', { name: '$25', exact: true }).click()
  await page.getByRole('button', { name: 'Pledge $25' }).click()
  await expect(page.getByText('$25 of yours is not confirmed yet')).toBeVisible()
  await openHydrated(page, '/outbox')
  await expect(page.getByRole('main')).toContainText('Code needed to send')
  await page.getByRole('region', { name: 'Second factor' }).getByRole('link', { name: 'Type the code' }).click()
  await expect(page.getByRole('button', { name: 'Export my data' })).toBeHidden()
  await typeCode(page, await app.next(), 'Confirm')
  await expect(page.getByRole('button', { name: 'Export my data' })).toBeVisible()
  await openHydrated(page, '/outbox')
  await expect(page.getByRole('main')).not.toContainText('Code needed to send')
  await expect(page.getByRole('main')).toContainText('Sent')

  await signOut(page)
  await page.goto('/auth')
  await sendCredentials(page, 'Sign in', email, password)
  await typeCode(page, await app.next(), 'Confirm')
  await expect(page).not.toHaveURL(/auth/)
  await openHydrated(page, '/account')
  await expect(page.getByRole('button', { name: 'Export my data' })).toBeVisible()
})
