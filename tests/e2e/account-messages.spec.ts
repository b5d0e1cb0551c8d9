import type { Page } from '@playwright/test'
import { stopClock } from './clock.ts'
import { freshEmail, openHydrated, sendCredentials, signOut, signUp, toast } from './people.ts'
import { expect, test } from './test.ts'

// The servers' faults of these tests are wanted.
test.use({ allowedMessages: [/status of [45]\d\d|ERR_FAILED/] })

type Answer = { status: number; body: unknown } | 'none'

const answerWith = (page: Page, path: string, answer: Answer) =>
  page.route(`**${path}*`, (route) =>
    answer === 'none' ? route.abort() : route.fulfill({ status: answer.status, json: answer.body }),
  )

const weak = {
  status: 422,
  body: { code: 422, error_code: 'weak_password', msg: 'Password is too weak', weak_password: { reasons: ['length', 'pwned'] } },
}

async function seesWeaknesses(page: Page) {
  const reasons = page.getByRole('alert').filter({ hasText: 'Choose a stronger password' }).getByRole('listitem')
  await expect(reasons).toHaveText(['It is too short.', /known data breach/])
}

test.describe('an account', () => {
  test('that signs in while the academy is down is blamed for nothing, and gets in once it answers', async ({ page }) => {
    const { email, password } = await signUp(page)
    await signOut(page)
    await openHydrated(page, '/auth')
    const main = page.getByRole('main')
    for (const answer of [
      { status: 503, contentType: 'text/html', body: '<h1>Service unavailable</h1>' },
      { status: 500, json: { code: 500, error_code: 'unexpected_failure', msg: 'Unexpected failure' } },
      { status: 200, json: {} },
    ]) {
      await page.route('**/auth/v1/token*', (route) => route.fulfill(answer))
      await sendCredentials(page, 'Sign in', email, password)
      await expect(toast(page, 'Sign in failed')).toContainText('The academy did not answer.')
      await expect(main.getByText('The academy did not answer')).toBeVisible()
      await expect(main.getByText('typing mistakes')).toBeHidden()
      await expect(main.getByLabel('Password', { exact: true })).toHaveValue(password)
      await page.unroute('**/auth/v1/token*')
    }
    await sendCredentials(page, 'Sign in', email, 'another-Password-1')
    await expect(main.getByText('typing mistakes')).toBeVisible()
    await sendCredentials(page, 'Sign in', email, password)
    await expect(toast(page, 'Welcome back!')).toBeVisible()
  })

  test('that is refused for its weak password lists the reasons', async ({ page }) => {
    await answerWith(page, '/auth/v1/signup', weak)
    await openHydrated(page, '/auth?mode=sign-up')
    await sendCredentials(page, 'Create account', freshEmail(), 'between tides')
    await expect(toast(page, 'Sign up failed')).toContainText('Password is too weak')
    await seesWeaknesses(page)
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('between tides')
  })

  for (const [answer, words] of [
    [{ status: 429, body: { code: 429, msg: 'Email rate limit exceeded' } }, 'Email rate limit exceeded'],
    [{ status: 500, body: {} }, 'An error occurred. Please try again.'],
    [{ status: 502, body: {} }, 'An error occurred. Please try again.'],
  ] as const) {
    test(`whose reset mail fails with ${answer.status} says: ${words}`, async ({ page }) => {
      await answerWith(page, '/auth/v1/recover', answer)
      await openHydrated(page, '/auth/reset-password')
      await page.getByLabel('Email').fill('kept@example.test')
      await page.getByRole('button', { name: 'Send Reset Link' }).click()
      await expect(toast(page, 'Password Reset Failed')).toContainText(words)
      const alert = answer.status === 429 ? words : 'The academy did not answer'
      await expect(page.getByRole('main').getByText(alert)).toBeVisible()
      await expect(page.getByLabel('Email')).toHaveValue('kept@example.test')
    })
  }

  test('whose new password is refused says why, and says so without reasons too', async ({ page }) => {
    await signUp(page)
    await openHydrated(page, '/auth/update-password')
    await page.getByLabel('New Password').fill('Abcdefg1')
    await page.getByLabel('Confirm Password').fill('Abcdefg1')
    const send = page.getByRole('button', { name: 'Update Password' })
    await answerWith(page, '/auth/v1/user', weak)
    await send.click()
    await expect(toast(page, 'Update Failed')).toContainText('Password is too weak')
    await seesWeaknesses(page)
    await answerWith(page, '/auth/v1/user', { status: 500, body: {} })
    await send.click()
    await expect(toast(page, 'Update Failed')).toContainText('An error occurred. Please try again.')
    await expect(page.getByLabel('New Password')).toHaveValue('Abcdefg1')
  })

  test('whose plan cannot be asked for reads as one without a plan', async ({ page }) => {
    await signUp(page)
    await answerWith(page, '/functions/v1/check-subscription', 'none')
    await answerWith(page, '/rest/v1/subscriptions', 'none')
    await openHydrated(page, '/account')
    // The library asks for rows three times more before it gives up.
    await expect(page.getByRole('main').getByText('No Subscription')).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Subscribe Now' })).toBeVisible()
  })

  for (const [words, press] of [
    [
      'There was a problem signing you out.',
      (page: Page) => page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click(),
    ],
    [
      'Failed to sign out. Please try again.',
      async (page: Page) => {
        await page.getByRole('button', { name: 'Open menu' }).click()
        await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Sign Out' }).click()
      },
    ],
  ] as const) {
    test(`whose session the device cannot forget says: ${words}`, async ({ page }) => {
      await signUp(page)
      await openHydrated(page, '/account')
      await page.evaluate(() => {
        IDBObjectStore.prototype.delete = () => {
          throw new DOMException('The disk is gone.', 'UnknownError')
        }
      })
      await press(page)
      await expect(toast(page, 'Error')).toContainText(words)
    })
  }

  test('is led to no other portal than the provider’s, and told when there is none', async ({ page }) => {
    await signUp(page)
    await page.goto('/pricing?checkout=cadet_basic')
    await page.getByRole('button', { name: 'Pay (test)' }).click()
    await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
    await openHydrated(page, '/account')
    for (const answer of [
      { status: 200, body: { url: 'https://billing.stripe.com.evil.test/' } },
      { status: 200, body: { url: 'javascript:alert(1)' } },
      { status: 502, body: { error: { code: 'provider_failed', message: 'The payment service did not answer.' } } },
    ]) {
      await answerWith(page, '/functions/v1/customer-portal', answer)
      await page.getByRole('main').getByRole('button', { name: 'Manage Billing' }).click()
      await expect(toast(page, 'Error')).toContainText('Could not open billing portal.')
      await toast(page, 'Error').getByRole('button', { name: 'Close notification' }).click()
      await expect(toast(page, 'Error')).toBeHidden()
      await expect(page).toHaveURL('/account')
    }
  })
})

async function sendEmailStep(page: Page) {
  await page.getByLabel('Email Address').fill(freshEmail())
  await page.getByLabel(/I agree to the Terms of Service/).check()
  await page.getByLabel(/educational only/).check()
  await page.getByRole('button', { name: 'Continue' }).click()
}

const freshNumber = () => `555${String(Date.now() % 1e7).padStart(7, '0')}`

async function sendPhoneStep(page: Page) {
  await page.getByLabel('Phone Number').fill(freshNumber())
  await page.getByRole('button', { name: 'Send code' }).click()
}

test.describe('an application', () => {
  test('that is not saved says what the database said, or that nothing did, and goes on once it answers', async ({ page }) => {
    await openHydrated(page, '/apply')
    await answerWith(page, '/rest/v1/rpc/start_application', {
      status: 500,
      body: { code: 'XX000', message: 'the disk is full', details: null, hint: null },
    })
    await sendEmailStep(page)
    await expect(toast(page, 'Error')).toContainText('Database error: the disk is full')
    await answerWith(page, '/rest/v1/rpc/start_application', 'none')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(toast(page, 'Error')).toContainText('Failed to save your information. Please try again.')
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('heading', { name: 'Step 2 of 3: Phone' })).toBeFocused()
  })

  for (const [answer, words] of [
    [{ status: 502, body: { error: { code: 'not_sent', message: 'No text could be sent.' } } }, 'No text could be sent.'],
    ['none', 'Failed to send verification code. Please try again.'],
  ] as const) {
    test(`whose code cannot be sent says: ${words} It can be asked for again`, async ({ page }) => {
      await openHydrated(page, '/apply')
      await sendEmailStep(page)
      await answerWith(page, '/functions/v1/send-magic-link', answer)
      await sendPhoneStep(page)
      await expect(toast(page, 'Error')).toContainText(words)
      const main = page.getByRole('main')
      await expect(main.getByRole('alert').filter({ hasText: 'No code was sent' })).toContainText(words)
      await expect(main).not.toContainText('We sent a code')
      await page.unrouteAll()
      await page.getByRole('button', { name: 'Resend Code' }).click()
      await expect(page.getByRole('button', { name: 'Use Secure Code' })).toBeVisible()
      await expect(main).toContainText('We sent a code')
    })
  }

  for (const [answer, words] of [
    [{ status: 400, body: { error: { code: 'wrong_code', message: '' } } }, 'Verification failed'],
    [{ status: 500, body: {} }, 'Failed to verify code. Please try again.'],
    ['none', 'Failed to verify code. Please try again.'],
  ] as const) {
    test(`whose code cannot be checked (${answer === 'none' ? answer : answer.status}) says: ${words}`, async ({ page }) => {
      await openHydrated(page, '/apply')
      await sendEmailStep(page)
      await sendPhoneStep(page)
      await page.getByRole('button', { name: 'Use Secure Code' }).click()
      await answerWith(page, '/functions/v1/verify-code', answer)
      await page.getByRole('button', { name: 'Verify Code' }).click()
      await expect(toast(page, 'Verification Failed')).toContainText(words)
      await expect(page.getByLabel('Verification Code')).toHaveAccessibleDescription(words)
      await expect(page.getByLabel('Verification Code')).toBeFocused()
      await expect(page.getByLabel('Verification Code')).toHaveValue(/^\d{6}$/)
    })
  }

  test('shows its code for thirty seconds and its success for two', async ({ page }) => {
    await page.clock.install()
    await openHydrated(page, '/apply')
    await sendEmailStep(page)
    await expect(page.getByLabel('Phone Number')).toBeVisible()
    await stopClock(page)
    await sendPhoneStep(page)
    const code = toast(page, 'Verification code')
    await expect(code).toBeVisible()
    await page.clock.runFor(29_000)
    await expect(code).toBeVisible()
    await page.clock.runFor(2_000)
    await expect(code).toBeHidden()
    await page.getByRole('button', { name: 'Use Secure Code' }).click()
    await page.getByRole('button', { name: 'Verify Code' }).click()
    await expect(toast(page, 'Verified')).toBeVisible()
    await page.clock.runFor(2_100)
    await expect(toast(page, 'Verified')).toBeHidden()
  })
})
