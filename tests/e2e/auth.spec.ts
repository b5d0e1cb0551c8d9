import { kept } from './kept.ts'
import {
  accountShown,
  freshEmail,
  latestMessage,
  openHydrated,
  pressMailLink,
  sendCredentials,
  signIn,
  signOut,
  signUp,
  toast,
} from './people.ts'
import { core, expect, test } from './test.ts'

const password = 'first-Password-1'

test('a person signs up, signs out and signs in again; the menu follows', core, async ({ page }) => {
  const email = freshEmail()
  await openHydrated(page, '/auth?mode=sign-up')
  await sendCredentials(page, 'Create account', email, password)
  await expect(toast(page, 'Account created!')).toContainText(
    'Please check your email to verify your account. You now have FREE access to our resources!',
  )
  await expect(page).toHaveURL('/')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'My Account' }).click()
  await accountShown(page)
  await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click()
  await expect(toast(page, 'Signed out')).toContainText('You have been signed out successfully.')
  await expect(page).toHaveURL('/')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Log In' }).click()
  await sendCredentials(page, 'Sign in', email, password)
  await expect(toast(page, 'Welcome back!')).toContainText('You have successfully signed in.')
  await expect(page).toHaveURL('/')
})

test('the page that asked for sign-in gets the person back, and only if it is ours', async ({ page }) => {
  const { email } = await signUp(page)
  const ways = { '/course?week=3': '/course?week=3', '//evil.test': '/', 'https://evil.test/': '/', '/\\evil.test': '/' }
  for (const [wanted, arrived] of Object.entries(ways)) {
    await signOut(page)
    await openHydrated(page, `/auth?redirect=${encodeURIComponent(wanted)}`)
    await sendCredentials(page, 'Sign in', email, password)
    await expect(page).toHaveURL(arrived)
  }
})

test('who is signed in already is taken to the account', async ({ page }) => {
  await signIn(page, 'casey@example.test')
  await page.goto('/auth')
  await expect(page).toHaveURL('/account')
})

test('free access needs an email alone, ends at the course and signs in', core, async ({ page }) => {
  await openHydrated(page, '/auth?plan=free')
  await page.getByLabel('Email').fill(freshEmail())
  await page.getByRole('button', { name: 'Get free access' }).click()
  await expect(toast(page, 'Account created!')).toContainText(
    'Your free account has been created. Check your email for login details.',
  )
  await expect(page.getByRole('heading', { name: 'Congratulations!' })).toBeFocused()
  await page.getByRole('link', { name: 'Start the course' }).click()
  await expect(page).toHaveURL('/course')
  await page.goto('/account')
  await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible()
})

test('the welcome of a free account signs its owner in anywhere, who then chooses a password', async ({
  page,
  browser,
  request,
}) => {
  const email = freshEmail()
  await openHydrated(page, '/auth?plan=free')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Get free access' }).click()
  await expect(page.getByRole('link', { name: 'Choose one' })).toHaveAttribute('href', '/auth/update-password')
  const { link, text } = await latestMessage(request, email)
  expect(text).toContain('Welcome')
  expect(text).not.toContain('reset')

  const owner = await browser.newPage()
  await owner.goto(link ?? '')
  await pressMailLink(owner)
  await expect(toast(owner, 'Email verified')).toContainText(email)
  await expect(owner).toHaveURL('/auth/update-password')
  await owner.getByLabel('New Password').fill('own-Password-1')
  await owner.getByLabel('Confirm Password').fill('own-Password-1')
  await owner.getByRole('button', { name: 'Update Password' }).click()
  await expect(owner).toHaveURL('/auth')
  await signIn(owner, email, 'own-Password-1')
})

test.describe('refusals', () => {
  test.use({ allowedMessages: [/status of 4\d\d/] })

  test('a wrong password fails, says so and keeps what was typed', core, async ({ page }) => {
    await openHydrated(page, '/auth')
    await sendCredentials(page, 'Sign in', 'casey@example.test', 'wrong-password')
    await expect(toast(page, 'Sign in failed')).toContainText('Invalid login credentials')
    await expect(page.getByLabel('Email')).toHaveValue('casey@example.test')
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('wrong-password')
    await expect(page).toHaveURL('/auth')
  })

  test('free access for an existing account is refused with a way on, and nobody is signed in', async ({ page }) => {
    await openHydrated(page, '/auth?plan=free')
    await page.getByLabel('Email').fill('casey@example.test')
    await page.getByRole('button', { name: 'Get free access' }).click()
    await expect(toast(page, 'Registration failed')).toContainText('An error occurred during registration.')
    await expect(page.getByRole('link', { name: 'set a new password' })).toBeVisible()
    await page.goto('/account')
    await expect(page).toHaveURL('/auth?redirect=%2Faccount')
  })

  test('an existing account cannot be signed up again', async ({ page }) => {
    await openHydrated(page, '/auth?mode=sign-up')
    await sendCredentials(page, 'Create account', 'casey@example.test', password)
    await expect(toast(page, 'Sign up failed')).toBeVisible()
  })
})

test('each field says what is wrong with it before anything is sent', core, async ({ page }) => {
  await openHydrated(page, '/auth')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Please enter a valid email address')
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription('Please enter your password')
  await expect(page.getByLabel('Email')).toBeFocused()
  await page.getByRole('tab', { name: 'Sign up' }).click()
  await sendCredentials(page, 'Create account', 'new@example.test', '12345')
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription('Password must be at least 6 characters')
})

test('the address survives a change of tab, a reload and the way to the reset page', async ({ page }) => {
  await openHydrated(page, '/auth')
  const email = page.getByLabel('Email')
  await email.fill('typed@example.test')
  await page.getByRole('tab', { name: 'Sign up' }).click()
  await expect(email).toHaveValue('typed@example.test')
  await kept(page, 'typed@example.test')
  await page.reload()
  await expect(email).toHaveValue('typed@example.test')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(email).toHaveValue('typed@example.test')
})

test.describe('with no network', () => {
  test.use({ worker: true, allowedMessages: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] })

  test('signing in says that nothing answered, and keeps what was typed', core, async ({ page, context }) => {
    await openHydrated(page, '/auth')
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await context.setOffline(true)
    await sendCredentials(page, 'Sign in', 'casey@example.test', 'wayfinder')
    await expect(toast(page, 'Sign in failed')).toContainText('Check your connection')
    await expect(page.getByRole('main').getByText('The academy did not answer')).toBeVisible()
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('wayfinder')
  })
})

test.describe('with a network that is gone before the act’s own script was fetched', () => {
  test.use({ allowedMessages: [/ERR_FAILED|Failed to fetch|MissingScript/] })

  test('a sign-in says so, keeps what was typed, and goes at the next press, which is told as ever', async ({ page }) => {
    const { email } = await signUp(page, undefined, password)
    await signOut(page)
    await openHydrated(page, '/auth')
    await page.route('**/*', (route) => route.abort())
    await sendCredentials(page, 'Sign in', email, password)
    await expect(page.getByRole('note')).toContainText('Check your connection')
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await page.unroute('**/*')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(toast(page, 'Welcome back!')).toBeVisible()
    await expect(page).toHaveURL('/')
  })
})
