import { freshEmail, openHydrated, signIn, signOut, toast } from './people.ts'
import { core, expect, test } from './test.ts'
import { openWithoutScripts } from './without-scripts.ts'

test.describe('a form that is sent before the scripts have come', () => {
  test('signs in, by the Enter key', core, async ({ page }) => {
    const arrive = await openWithoutScripts(page, '/auth')
    await page.getByLabel('Email').fill('casey@example.test')
    await page.getByLabel('Password', { exact: true }).fill('wayfinder')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true })).toHaveAttribute(
      'aria-busy',
      'true',
    )
    await arrive()
    await expect(toast(page, 'Welcome back!')).toBeVisible()
    await expect(page).toHaveURL('/')
  })

  test('signs in and leads back to the page that asked, though the page is made anew', async ({ page }) => {
    const arrive = await openWithoutScripts(page, '/auth?redirect=%2Fcourse')
    await page.getByLabel('Email').fill('casey@example.test')
    await page.getByLabel('Password', { exact: true }).fill('wayfinder')
    await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
    await arrive()
    await expect(page).toHaveURL('/course')
  })

  test('says once what is wrong with it', async ({ page }) => {
    const arrive = await openWithoutScripts(page, '/auth')
    const send = page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true })
    await page.getByLabel('Email').fill('casey')
    await send.click()
    await send.click()
    await arrive()
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Please enter a valid email address')
    await expect(page.getByLabel('Email')).toHaveValue('casey')
    await expect(page.getByLabel('Email')).toBeFocused()
    await expect(send).not.toHaveAttribute('aria-busy')
  })

  test('asks for a new password', async ({ page }) => {
    const email = freshEmail()
    const arrive = await openWithoutScripts(page, '/auth/reset-password')
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Send Reset Link' }).click()
    await arrive()
    await expect(page.getByRole('main').getByText(email)).toBeVisible()
  })

  test('starts one application', async ({ page }) => {
    const started: string[] = []
    page.on('request', (request) => request.url().includes('start_application') && started.push(request.url()))
    const arrive = await openWithoutScripts(page, '/apply')
    await page.getByLabel('Email Address').fill(freshEmail())
    await page.getByLabel(/I agree to the Terms of Service/).check()
    await page.getByLabel(/educational only/).check()
    const send = page.getByRole('button', { name: 'Continue' })
    await send.click()
    await send.click()
    await arrive()
    await expect(page.getByRole('heading', { name: 'Step 2 of 3: Phone' })).toBeFocused()
    expect(started).toHaveLength(1)
  })

  test('leaves a message', async ({ page }) => {
    await page.clock.install()
    const arrive = await openWithoutScripts(page, '/contact')
    await page.getByLabel('Full Name').fill('Ada Marsh')
    await page.getByLabel('Email Address').fill('ada@example.test')
    await page.getByLabel('Message', { exact: true }).fill('When does the next group start?')
    await page.clock.fastForward(5000)
    await page.getByRole('button', { name: 'Send message' }).click()
    await arrive()
    await expect(toast(page, 'Message Sent')).toBeVisible()
    await expect(page.getByLabel('Full Name')).toHaveValue('')
  })

  test('subscribes to the newsletter', async ({ page }) => {
    await page.clock.install()
    const arrive = await openWithoutScripts(page, '/faq')
    await page.getByLabel('Email Address').fill(freshEmail())
    await page.clock.fastForward(5000)
    await page.keyboard.press('Enter')
    await arrive()
    await expect(page.getByText('Check your email')).toBeVisible()
  })
})

test.describe('what is typed before the scripts have come', () => {
  const typed = 'typed-early@example.test'

  for (const [address, label] of [
    ['/auth', 'Email'],
    ['/auth?redirect=%2Faccount', 'Email'],
    ['/auth/reset-password', 'Email'],
    ['/apply', 'Email Address'],
    ['/apply?utm_source=letter', 'Email Address'],
    ['/auth?mode=sign-in', 'Email'],
    ['/contact', 'Full Name'],
    ['/faq', 'Search the answers'],
    ['/faq?utm_source=letter', 'Search the answers'],
    ['/course', 'Search lessons, handbook, FAQ and bounties'],
  ] as const) {
    test(`stays, and goes on, on ${address}`, async ({ page }) => {
      const arrive = await openWithoutScripts(page, address)
      const field = page.getByLabel(label)
      await field.pressSequentially(typed)
      await arrive()
      await expect(field).toHaveValue(typed)
      await expect(field).toBeFocused()
      await page.keyboard.type('s')
      await expect(field).toHaveValue(`${typed}s`)
    })
  }

  test('ticks stay', async ({ page }) => {
    const arrive = await openWithoutScripts(page, '/apply?utm_source=letter')
    await page.getByLabel(/educational only/).check()
    await arrive()
    await expect(page.getByLabel(/educational only/)).toBeChecked()
    await expect(page.getByLabel(/I agree to the Terms of Service/)).not.toBeChecked()
  })

  test('searches at once', async ({ page }) => {
    const arrive = await openWithoutScripts(page, '/faq?utm_source=letter')
    await page.getByLabel('Search the answers').fill('zzzz')
    await arrive()
    await expect(page.getByText('No results found')).toBeVisible()
  })
})

for (const address of [
  '/?utm_source=letter',
  '/faq?fbclid=1',
  '/course?utm_medium=mail',
  '/bounty?utm_source=ad',
  '/auth?gclid=1',
  '/pricing?utm_source=ad',
])
  test(`what a mail or an ad adds to an address leaves the page that stands: ${address}`, async ({ page }) => {
    const arrive = await openWithoutScripts(page, address)
    const heading = await page.getByRole('heading', { level: 1 }).elementHandle()
    await arrive()
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
    expect(await heading?.evaluate((element) => element.isConnected)).toBe(true)
    expect(new URL(page.url()).search).toBe(new URL(address, page.url()).search)
  })

test('a member’s device never asks to log in, not even before it knows who is there', core, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const logIn = page.getByRole('banner').getByRole('link', { name: 'Log In' })
  await signIn(page, 'casey@example.test')
  const account = page.getByRole('banner').getByRole('button', { name: 'Account' })
  await openHydrated(page, '/')
  // The session was laid here by hand: the device knows of it once the first page has read it.
  await expect(account).toBeVisible()
  const arrive = await openWithoutScripts(page, '/about')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(logIn).toBeHidden()
  await arrive()
  await expect(account).toBeVisible()
  await signOut(page)
  await expect(logIn).toBeVisible()
})

test.describe('what is pressed before the scripts have come', () => {
  test('opens the tab, with the address that was typed', async ({ page }) => {
    const arrive = await openWithoutScripts(page, '/auth')
    await page.getByLabel('Email').fill('typed-early@example.test')
    await page.getByRole('tab', { name: 'Sign up' }).click()
    await arrive()
    await expect(page.getByRole('tab', { name: 'Sign up' })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByLabel('Email')).toHaveValue('typed-early@example.test')
  })

  test('changes the theme', core, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    const arrive = await openWithoutScripts(page, '/about')
    await page.getByRole('banner').locator('summary[aria-label=Theme]').click()
    const tactical = page.getByRole('banner').getByRole('radio', { name: 'Tactical' })
    await tactical.check()
    await arrive()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'tactical')
    await expect(tactical).toBeChecked()
  })

  test('marks a section of the course as read and leads on', async ({ page }) => {
    const arrive = await openWithoutScripts(page, '/course/week-1/see-it-early')
    await page.getByRole('button', { name: 'Mark read, next: Keep your distance' }).click()
    await arrive()
    await expect(page).toHaveURL('/course/week-1/keep-your-distance')
    await page.getByRole('link', { name: 'Week 1, 2 of 7' }).click()
    await expect(page.getByRole('tab', { name: 'Week 1 ' })).toContainText('1 of 7 read')
  })

  test('ticks a step for good', async ({ page }) => {
    const arrive = await openWithoutScripts(page, '/next-steps')
    const step = page.getByRole('checkbox').first()
    await step.check()
    await arrive()
    await expect(page.getByText(/^1 of \d+ done$/)).toBeVisible()
    await page.reload()
    await expect(step).toBeChecked()
  })

  for (const address of ['/', '/?utm_source=letter', '/course?week=2'])
    test(`opens the menu once on ${address}`, async ({ page }) => {
      const arrive = await openWithoutScripts(page, address)
      await page.getByRole('button', { name: 'Open menu' }).click()
      await arrive()
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Open menu', includeHidden: true })).toHaveAttribute('aria-expanded', 'true')
    })

  test('opens the theme menu', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    const arrive = await openWithoutScripts(page, '/about?utm_source=letter')
    await page.getByRole('banner').locator('summary[aria-label=Theme]').click()
    await arrive()
    await expect(page.getByRole('banner').getByRole('radio', { name: 'Tactical' })).toBeVisible()
  })

  test('leaves the title of a lesson in view, though the one above it closes', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    const arrive = await openWithoutScripts(page, '/course')
    const lesson = page.locator('details[name="week-1-sections"] > summary').nth(3)
    await lesson.click()
    await expect(lesson).toBeInViewport()
    await arrive()
    await expect(lesson).toBeInViewport()
  })
})
