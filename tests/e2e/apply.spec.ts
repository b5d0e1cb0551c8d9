import type { Page } from '@playwright/test'
import { stopClock } from './clock.ts'
import { forgotten, kept } from './kept.ts'
import { freshEmail, latestMessage, openHydrated, toast } from './people.ts'
import { core, expect, test } from './test.ts'

const freshNumber = () => `555${String(Date.now() % 1e7).padStart(7, '0')}`
const sentForm = (digits: string) => `+1${digits}`

async function finishEmailStep(page: Page) {
  await openHydrated(page, '/apply')
  await page.getByLabel('Email Address').fill(freshEmail())
  await page.getByLabel(/I agree to the Terms of Service/).check()
  await page.getByLabel(/I understand that the academy is educational only/).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Step 2 of 3: Phone' })).toBeFocused()
}

async function finishPhoneStep(page: Page, digits: string) {
  await page.getByLabel('Phone Number').pressSequentially(digits)
  await expect(page.getByLabel('Phone Number')).toHaveValue(`(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`)
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByRole('heading', { name: 'Step 3 of 3: Verify' })).toBeVisible()
}

test(
  'an applicant goes through email, phone and the code of the text message to the packages',
  core,
  async ({ page, request }) => {
    const digits = freshNumber()
    await page.clock.install()
    await finishEmailStep(page)
    await finishPhoneStep(page, digits)
    await expect(page.getByRole('progressbar', { name: 'Application progress' })).toHaveAttribute('value', '100')
    const { code } = await latestMessage(request, sentForm(digits))
    await page.getByLabel('Verification Code').fill(code ?? '')
    await stopClock(page)
    await page.getByRole('button', { name: 'Verify Code' }).click()
    await expect(toast(page, 'Verified')).toContainText('Proceeding to next step...')
    await page.clock.resume()
    await expect(page).toHaveURL('/pricing')
    await forgotten(page, 'draft:application')
    await expect(page.getByRole('heading', { name: 'Application received', level: 1 })).toBeFocused()
    await expect(page.getByRole('list').filter({ hasText: 'CADET BASIC' }).first()).toBeVisible()
  },
)

test('a step begins at its heading, with its field in the window, also after a fault', async ({ page }) => {
  await openHydrated(page, '/apply')
  const facts = page.getByRole('region', { name: 'The Academy Program in figures' })
  for (const figure of ['$4,995', '$75', '21 or older', '4-6 weeks']) await expect(facts).toContainText(figure)
  await page.getByRole('button', { name: 'Continue' }).scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('Email Address')).toBeFocused()
  await page.getByLabel('Email Address').fill(freshEmail())
  await page.getByLabel(/I agree to the Terms of Service/).check()
  await page.getByLabel(/I understand that the academy is educational only/).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  const heading = page.getByRole('heading', { name: 'Step 2 of 3: Phone' })
  await expect(heading).toBeFocused()
  await expect(page.getByLabel('Phone Number')).toBeInViewport({ ratio: 1 })
  const head = await page.getByRole('banner').boundingBox()
  expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual((head?.y ?? 0) + (head?.height ?? 0))
})

test('a development server sends its code along, and a reload resumes the step with it', async ({ page }) => {
  await finishEmailStep(page)
  await finishPhoneStep(page, freshNumber())
  await expect(toast(page, 'Verification code')).toBeVisible()
  await expect(page.getByRole('button', { name: /Resend Code \(in \d+ s\)/ })).toBeDisabled()
  for (const part of ['"step":3', '"debugCode":"']) await kept(page, part)
  await page.reload()
  await page.getByRole('button', { name: 'Use Secure Code' }).click()
  await page.getByRole('button', { name: 'Verify Code' }).click()
  await expect(page).toHaveURL('/pricing')
})

test('the phone may be skipped, and going back keeps what was typed', core, async ({ page }) => {
  await finishEmailStep(page)
  await page.getByLabel('Phone Number').fill('555')
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByLabel('Phone Number')).toHaveAccessibleDescription(/Phone number must be at least 10 digits/)
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByLabel('Email Address')).toHaveValue(/@example\.test$/)
  await expect(page.getByLabel(/I agree to the Terms of Service/)).toBeChecked()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('Phone Number')).toHaveValue('555')
  await page.getByRole('button', { name: 'Skip this step' }).click()
  await expect(page).toHaveURL('/pricing')
})

test('a number from abroad, pasted as a link tells it, is read as whose it is', async ({ page, request }) => {
  const field = page.getByLabel('Phone Number')
  const digits = `7400${String(Date.now() % 1e6).padStart(6, '0')}`
  await finishEmailStep(page)
  await field.fill('0123')
  await expect(field).toHaveAccessibleDescription(/Outside the US, start with \+/)
  await field.fill(`\u202Atel:+44 (0)${digits}\u202C`)
  await expect(field).toHaveAccessibleDescription(new RegExp(`We text a 6-digit code to \\+44 7400 ${digits.slice(4)}`))
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByText(`We sent a code to +44 7400 ${digits.slice(4)}.`)).toBeVisible()
  const { code } = await latestMessage(request, `+44${digits}`)
  await page.getByLabel('Verification Code').fill(code ?? '')
  await page.getByRole('button', { name: 'Verify Code' }).click()
  await expect(page).toHaveURL('/pricing')
})

test.describe('a wrong code', () => {
  test.use({ allowedMessages: [/status of 400/] })

  test('is refused with the tries that are left, and stays to be mended', core, async ({ page, request }) => {
    const digits = freshNumber()
    await finishEmailStep(page)
    await finishPhoneStep(page, digits)
    const { code } = await latestMessage(request, sentForm(digits))
    const wrong = code === '000000' ? '000001' : '000000'
    await expect(page.getByRole('button', { name: 'Verify Code' })).toBeDisabled()
    await page.getByLabel('Verification Code').fill('123')
    await page.getByLabel('Verification Code').press('Enter')
    await expect(page.getByLabel('Verification Code')).toHaveAccessibleDescription('Please enter the 6-digit verification code')
    await page.getByLabel('Verification Code').fill(wrong)
    await page.getByRole('button', { name: 'Verify Code' }).click()
    await expect(toast(page, 'Verification Failed')).toContainText('That code is not right.')
    await expect(page.getByLabel('Verification Code')).toHaveAccessibleDescription(/You have 4 more tries/)
    await expect(page.getByLabel('Verification Code')).toHaveValue(wrong)
  })
})

test('step 1 says what is missing, field by field', core, async ({ page }) => {
  await openHydrated(page, '/apply')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('Email Address')).toHaveAccessibleDescription('Please enter a valid email address')
  await expect(page.getByLabel(/I agree to the Terms of Service/)).toHaveAccessibleDescription(/Please agree/)
  await expect(page.getByLabel(/educational only/)).toHaveAccessibleDescription(/Please acknowledge/)
  await expect(page.getByLabel('Email Address')).toBeFocused()
})

test('what is typed before the page has come alive stays, and survives a reload', core, async ({ page }) => {
  await page.goto('/apply', { waitUntil: 'commit' })
  await page.getByLabel('Email Address').pressSequentially('early@example.test')
  await page.getByLabel(/I agree to the Terms of Service/).check()
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
  await expect(page.getByLabel('Email Address')).toHaveValue('early@example.test')
  await page.getByLabel('Email Address').press('End')
  await page.getByLabel('Email Address').pressSequentially('er')
  // A reload within the millisecond of the last key would come before the disk.
  await kept(page, 'early@example.tester')
  await page.reload()
  await expect(page.getByLabel('Email Address')).toHaveValue('early@example.tester')
  await expect(page.getByLabel(/I agree to the Terms of Service/)).toBeChecked()
})

test('a call to action scrolls to the form', async ({ page }) => {
  await openHydrated(page, '/course')
  await page
    .getByRole('main')
    .getByRole('link', { name: /apply now/i })
    .first()
    .click()
  await expect(page).toHaveURL('/apply')
  // The form begins on the first screen; it's brought to the top, right under the header.
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
})
