import type { Browser } from '@playwright/test'
import { PUBLISHABLE_KEY } from '../../supabase/embedded/secrets.ts'
import { latestMessage, linkState, openAccount, pressMailLink, signUp, signUpByForm, toast } from './people.ts'
import { core, expect, test } from './test.ts'

/** As a program that looks through mail does: it opens the link with all scripts, waits for what comes, and presses nothing. */
async function look(browser: Browser, link: string, address: string) {
  const scanner = await browser.newPage()
  await scanner.goto(link)
  await expect(scanner.getByRole('main').getByText(address)).toBeVisible()
  await scanner.waitForLoadState('networkidle')
  await scanner.reload()
  await expect(scanner.getByRole('main').getByText(address)).toBeVisible()
  await scanner.close()
}

test.describe('of a new account', () => {
  // The browser that signed up asks once more under the session that has ended.
  test.use({ allowedMessages: [/status of 40[013]/] })

  test(
    'a link that was looked at is as good as before; one press confirms, ends the sessions from before, and leads to a password',
    core,
    async ({ page, browser, request }) => {
      const { email } = await signUpByForm(page)
      // The mail leaves beside the sign-up, not before its end.
      await expect(() => latestMessage(request, email)).toPass()
      const link = (await latestMessage(request, email)).link ?? ''
      await look(browser, link, email)
      expect(await linkState(request, link)).toEqual({ state: 'good', address: email })

      const owner = await browser.newPage()
      await owner.goto(link)
      await pressMailLink(owner)
      await expect(toast(owner, 'Email verified')).toContainText(`Your address ${email} is confirmed and you are signed in.`)
      await expect(owner).toHaveURL('/auth/update-password')
      await openAccount(owner)
      await page.goto('/account')
      await expect(page).toHaveURL('/auth?redirect=%2Faccount')

      const again = await browser.newPage()
      await again.goto(link)
      await expect(again.getByRole('heading', { name: 'This link was used already' })).toBeFocused()
      await again.getByRole('button', { name: 'Sign in' }).click()
      await expect(again).toHaveURL('/auth')
      await expect(again.getByRole('button', { name: 'Sign in' })).toBeVisible()
    },
  )
})

for (const [what, link, heading] of [
  ['was never sent', `/auth?token_hash=${'0123abcd'.repeat(7)}&type=signup`, 'We don’t know this link'],
  ['was cut', '/auth/update-password?token_hash=0123abcd', 'A part of this link is missing'],
] as const)
  test(`a link that ${what} says so`, async ({ page }) => {
    await page.goto(link)
    await expect(page.getByRole('heading', { name: heading })).toBeFocused()
  })

test.describe('a link that could not be checked', () => {
  // The first proof of the address ends the session that this page began with: what was on its way then is refused, and asked again.
  test.use({ allowedMessages: [/ERR_FAILED|status of (401|429)/] })

  for (const path of ['otp', 'recover'] as const)
    test(`says that it is still good, and is tried again (${path})`, async ({ page, request }) => {
      const { email } = await signUp(page)
      await request.post(`/auth/v1/${path}`, { headers: { apikey: PUBLISHABLE_KEY }, data: { email, create_user: false } })
      const { link } = await latestMessage(request, email)
      await page.route('**/rpc/mail_link_state', (route) => route.abort(), { times: 1 })
      await page.goto(link ?? '')
      await expect(page.getByText('Your link is still good')).toBeVisible()
      const often = { code: 'PT429', message: 'x', details: null, hint: null }
      await page.route('**/rpc/mail_link_state', (route) => route.fulfill({ status: 429, json: often }), { times: 1 })
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByText('asked too often')).toBeVisible()
      await page.reload()
      const json = { code: 429, error_code: 'over_request_rate_limit', msg: 'x' }
      await page.route('**/auth/v1/verify', (route) => route.fulfill({ status: 429, json }), { times: 1 })
      await pressMailLink(page)
      await expect(page.getByText('Your link is still good')).toBeVisible()
      await page.getByRole('button', { name: 'Try again' }).click()
      await pressMailLink(page)
      await (path === 'otp' ? expect(toast(page, 'Email verified')) : expect(page.getByLabel('New Password'))).toBeVisible()
    })
})
