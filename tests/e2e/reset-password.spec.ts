import type { Page, Route } from '@playwright/test'
import { stopClock } from './clock.ts'
import {
  choosePassword,
  freshEmail,
  latestMessage,
  openHydrated,
  pressMailLink,
  sendCredentials,
  signIn,
  signUp,
  toast,
} from './people.ts'
import { core, expect, test } from './test.ts'

async function requestReset(page: Page, email: string) {
  await openHydrated(page, '/auth/reset-password')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(toast(page, 'Password Reset Email Sent')).toContainText('Check your email for a link to reset your password.')
  await expect(page.getByRole('main').getByText(email)).toBeVisible()
  await expect(page.getByText("Don't see the email? Check your spam folder.")).toBeVisible()
}

test.describe('a reset', () => {
  test.use({ allowedMessages: [/status of 4\d\d/] })

  test(
    'by the link of the mail works in another browser, once, and ends the old password',
    core,
    async ({ page, browser, request }) => {
      const { email, password: oldPassword } = await signUp(page)
      await requestReset(page, email)
      const { link } = await latestMessage(request, email)

      const other = await browser.newPage()
      await other.clock.install()
      await other.goto(link ?? '')
      await pressMailLink(other)
      // The page that says so leads on after three seconds.
      await expect(other.getByLabel('New Password')).toBeVisible()
      await stopClock(other)
      await choosePassword(other, 'new-Password-2')
      await expect(other.getByText('Your password has been changed. You will be redirected to the login page.')).toBeVisible()
      await other.clock.resume()
      await expect(other).toHaveURL('/auth')
      await signIn(other, email, 'new-Password-2')

      const third = await browser.newPage()
      await third.goto(link ?? '')
      await expect(third.getByRole('heading', { name: 'This link was used already' })).toBeFocused()
      await third.getByRole('button', { name: 'Sign in' }).click()
      await expect(third).toHaveURL('/auth')
      await sendCredentials(third, 'Sign in', email, oldPassword)
      await expect(toast(third, 'Sign in failed')).toBeVisible()
    },
  )

  test('by the code of the mail works after a reload, in another tab, and after the link was looked at', async ({
    page,
    context,
    browser,
    request,
  }) => {
    const { email } = await signUp(page)
    await requestReset(page, email)
    const { code, link } = await latestMessage(request, email)
    const scanner = await browser.newPage()
    await scanner.goto(link ?? '')
    await expect(scanner.getByRole('main').getByText(email)).toBeVisible()

    await page.reload()
    await expect(page.getByLabel('Code from the email')).toBeVisible()
    const tab = await context.newPage()
    await openHydrated(tab, '/auth/reset-password')
    await expect(tab.getByRole('main').getByText(email)).toBeVisible()
    await tab.getByLabel('Code from the email').fill(code === '111111' ? '222222' : '111111')
    await tab.getByRole('button', { name: 'Continue' }).click()
    await expect(tab.getByLabel('Code from the email')).toHaveAccessibleDescription(/wrong, used or older than an hour/)
    await tab.getByLabel('Code from the email').fill(code ?? '')
    await tab.getByRole('button', { name: 'Continue' }).click()
    await expect(tab).toHaveURL('/auth/update-password')
    await choosePassword(tab, 'new-Password-2')
    await openHydrated(tab, '/auth/reset-password')
    await expect(tab.getByRole('button', { name: 'Send Reset Link' })).toBeVisible()
  })
})

test('the field for a code is found from the sign-in and from the account, with nothing asked for here', async ({ page }) => {
  await openHydrated(page, '/auth')
  await page.getByRole('link', { name: 'Type a code from our mail' }).click()
  await expect(page.getByLabel('Code from the email')).toBeVisible()
  await expect(page.getByLabel('Email', { exact: true })).toBeVisible()
  const { email } = await signUp(page)
  await openHydrated(page, '/account')
  await page.getByRole('link', { name: 'Type a code from our mail' }).click()
  await expect(page.getByLabel('Code from the email')).toBeVisible()
  await expect(page.getByRole('main').getByText(email)).toBeVisible()
})

test('an unknown address gets the same confirmation', async ({ page }) => {
  await requestReset(page, freshEmail())
})

test('without a session or a link the page sends back to sign in', async ({ page }) => {
  await page.goto('/auth/update-password')
  await expect(toast(page, 'Invalid or expired link')).toBeVisible()
  await expect(page).toHaveURL('/auth')
})

test('the rules of a new password are told field by field', async ({ page, request }) => {
  const { email } = await signUp(page)
  await requestReset(page, email)
  await page.goto((await latestMessage(request, email)).link ?? '')
  await pressMailLink(page)
  const field = page.getByLabel('New Password')
  for (const [typed, problem] of [
    ['Abc1', 'Password must be at least 8 characters'],
    ['abcdefg1', 'Password must contain at least one uppercase letter'],
    ['ABCDEFG1', 'Password must contain at least one lowercase letter'],
    ['Abcdefgh', 'Password must contain at least one number'],
  ] as const) {
    await field.fill(typed)
    await page.getByRole('button', { name: 'Update Password' }).click()
    await expect(field).toHaveAccessibleDescription(problem)
  }
  await field.fill('Abcdefg1')
  await page.getByLabel('Confirm Password').fill('Abcdefg2')
  await page.getByRole('button', { name: 'Update Password' }).click()
  await expect(page.getByLabel('Confirm Password')).toHaveAccessibleDescription('Passwords do not match')
  await expect(page.getByText('Password strength: Good')).toBeVisible()
})

test.describe('a change from an open session', () => {
  test.use({ allowedMessages: [/status of 400/] })

  test('asks for the current password, and takes no guess', async ({ page }) => {
    const { email, password } = await signUp(page)
    await openHydrated(page, '/account')
    await page.getByRole('link', { name: 'Change password' }).click()
    const current = page.getByLabel('Current Password')
    const send = async (typed: string) => {
      await current.fill(typed)
      await page.getByLabel('New Password').fill('new-Password-2')
      await page.getByLabel('Confirm Password').fill('new-Password-2')
      await page.getByRole('button', { name: 'Update Password' }).click()
    }
    for (const wrong of ['', 'a guess']) {
      await send(wrong)
      await expect(toast(page, 'Update Failed')).toContainText('Current password required when setting new password.')
      await expect(current).toHaveAccessibleDescription(/Type your current password, or ask for a new link\./)
    }
    await send(password)
    await expect(page.getByRole('heading', { name: 'Password Updated Successfully!' })).toBeVisible()
    await signIn(page, email, 'new-Password-2')
  })
})

test('one of the commonest passwords is refused where it is typed, and the meter says so too', async ({ page, request }) => {
  const meter = page.getByRole('status').filter({ hasText: 'Password strength:' })
  const checked = (line: string) => page.getByRole('listitem').filter({ hasText: line })

  await openHydrated(page, '/auth?mode=sign-up')
  await page.getByLabel('Email').fill(freshEmail())
  const atSignUp = page.getByLabel('Password', { exact: true })
  await atSignUp.fill('123456')
  await expect(meter).toHaveText('Password strength: Very weak')
  await expect(checked('At least 6 characters')).toContainText(': met')
  await expect(checked('Not among the 3,000 most common')).toContainText(': not met yet')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(atSignUp).toHaveAccessibleDescription('Password must not be one of the 3,000 most common')

  const { email } = await signUp(page)
  await requestReset(page, email)
  await page.goto((await latestMessage(request, email)).link ?? '')
  await pressMailLink(page)
  const atChange = page.getByLabel('New Password')
  await atChange.fill('Password1')
  await expect(meter).toHaveText('Password strength: Very weak')
  await page.getByRole('button', { name: 'Update Password' }).click()
  await expect(atChange).toHaveAccessibleDescription('Password must not be one of the 3,000 most common')
  await expect(page.getByLabel('Current Password')).toBeHidden()
})

/** The one text among the build's assets. */
const commonPasswords = '**/assets/*.txt'

for (const [path, label, button] of [
  ['/auth?mode=sign-up', 'Password', 'Create account'],
  ['/auth/update-password', 'New Password', 'Update Password'],
] as const) {
  test(`the list of common passwords moves nothing when it comes late to ${path}`, async ({ page }) => {
    if (path === '/auth/update-password') await signUp(page)
    let bringList: (() => void) | undefined
    const held = new Promise<void>((resolve) => (bringList = resolve))
    await page.route(commonPasswords, async (route) => {
      await held
      await route.continue()
    })
    await openHydrated(page, path)
    await page.getByLabel(label, { exact: true }).fill('Abcdefg1')
    await expect(page.getByRole('status').filter({ hasText: 'Password strength:' })).toBeVisible()
    const send = page.getByRole('button', { name: button })
    const before = await send.boundingBox()
    bringList?.()
    await expect(page.getByRole('listitem').filter({ hasText: 'Not among the 3,000 most common' })).toContainText(': met')
    expect(await send.boundingBox()).toEqual(before)
  })
}

test.describe('without the list of common passwords', () => {
  test.use({ allowedMessages: [/status of 422|ERR_FAILED/] })

  for (const [what, answer] of [
    ['nothing', (route: Route) => route.abort()],
    ['a portal’s page', (route: Route) => route.fulfill({ contentType: 'text/html', body: '<h1>Sign in to this network</h1>' })],
  ] as const)
    test(`where ${what} answers for it, no password passes for uncommon, and the server refuses one`, async ({ page }) => {
      await page.route(commonPasswords, answer)
      await openHydrated(page, '/auth?mode=sign-up')
      await sendCredentials(page, 'Create account', freshEmail(), 'Password1')
      await expect(toast(page, 'Sign up failed')).toContainText('Password is known to be weak')
      await expect(page.getByText('Not among the 3,000 most common')).toBeHidden()
      await expect(page.getByText('It appears in a known data breach.')).toBeVisible()
    })
})
