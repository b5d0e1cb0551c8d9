import type { APIRequestContext, Page } from '@playwright/test'
import { freshEmail, latestMessage } from './people.ts'
import { expect } from './test.ts'

export const reference = /WF-[2-9A-Z]{3}-[2-9A-Z]{3}/
export const receivedTitle = (page: Page) => page.getByRole('heading', { name: 'Application received' })
const freshNumber = () => `555${String(Date.now() % 1e7).padStart(7, '0')}`

/** Applies by the form that is open on /apply, and answers the reference that the page shows. */
export async function apply(page: Page, request: APIRequestContext, email = freshEmail()): Promise<string> {
  const digits = freshNumber()
  await page.getByLabel('Email Address').fill(email)
  await page.getByLabel(/I agree to the Terms of Service/).check()
  await page.getByLabel(/I understand that the academy is educational only/).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Phone Number').fill(digits)
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByRole('heading', { name: 'Step 3 of 3: Verify' })).toBeVisible()
  const { code } = await latestMessage(request, `+1${digits}`)
  await page.getByLabel('Verification Code').fill(code ?? '')
  await page.getByRole('button', { name: 'Verify Code' }).click()
  await expect(page).toHaveURL('/pricing')
  await expect(receivedTitle(page)).toBeFocused()
  return reference.exec(await page.getByRole('main').innerText())?.[0] ?? ''
}
