import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { PUBLISHABLE_KEY } from '../../supabase/embedded/secrets.ts'
import { storeSession } from '../campaign/phone-storage.ts'
import { expect } from './test.ts'

export const freshEmail = () => `cadet-${randomUUID()}@example.test`

/** The toast of that title; the screen reader's copy of it is not meant. */
export const toast = (page: Page, title: string | RegExp) => page.getByRole('listitem').filter({ hasText: title })

export async function openHydrated(page: Page, address: string) {
  await page.goto(address)
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
}

/** Fills the form that is open on /auth and sends it. */
export async function sendCredentials(page: Page, button: 'Sign in' | 'Create account', email: string, password: string) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: button }).click()
}

const headers = { apikey: PUBLISHABLE_KEY }

/** Asks the API for a session and lays it where the app keeps it: the next page that is opened finds who is signed in. */
async function enter(page: Page, path: string, email: string, password: string): Promise<void> {
  const answer = await page.request.post(path, { headers, data: { email, password } })
  await expect(answer).toBeOK()
  // Of this origin, and no page of the app. A whole browser asks for the icon of one that names none, and the console tells that there is none.
  const blank = '/robots.txt'
  await page.route(blank, (route) => route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }))
  await page.goto(blank)
  await page.unroute(blank)
  await storeSession(page, await answer.text())
}

/** Makes a new account by the form, which also asks for the mail that confirms the address, and ends on the home page. */
export async function signUpByForm(page: Page, email = freshEmail(), password = 'first-Password-1') {
  await openHydrated(page, '/auth?mode=sign-up')
  await sendCredentials(page, 'Create account', email, password)
  await expect(page).toHaveURL('/')
  return { email, password }
}

/** A new account, signed in without the form, which has tests of its own, from the next page on. No mail is asked for. */
export async function signUp(page: Page, email = freshEmail(), password = 'first-Password-1') {
  await enter(page, '/auth/v1/signup', email, password)
  return { email, password }
}

/** Somebody known, signed in without the form from the next page on. The sample accounts share the password `wayfinder`. */
export const signIn = (page: Page, email: string, password = 'wayfinder') =>
  enter(page, '/auth/v1/token?grant_type=password', email, password)

/** What the page still asks for would be refused after a sign-out, and the console would say so. */
export async function accountShown(page: Page) {
  const main = page.getByRole('main')
  await expect(main.getByLabel('Display name')).toBeVisible()
  await expect(main.getByText('Loading subscription details...')).toBeHidden()
  await expect(main.getByText('Looking for your application...')).toBeHidden()
  await expect(main.getByRole('button', { name: /^(Set up second factor|Confirm|Remove second factor)$/ })).toBeVisible()
  await page.waitForLoadState('networkidle')
}

export async function openAccount(page: Page) {
  await openHydrated(page, '/account')
  await accountShown(page)
}

export async function signOut(page: Page) {
  await openAccount(page)
  await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/')
  // Left before the server has said so, the next page would tell it again.
  await expect(toast(page, 'Signed out')).toBeVisible()
}

type Mail = {
  kind: 'email' | 'text' | 'push'
  to: string
  subject: string
  text: string
  link: string | null
  code: string | null
}

/** All that the development inbox has caught, the newest first. */
export async function caught(request: APIRequestContext): Promise<Mail[]> {
  return (await request.get('/dev/mail', { headers: { accept: 'application/json' } })).json()
}

/** The newest message that the development inbox caught for that address or number. */
export async function latestMessage(request: APIRequestContext, to: string): Promise<Mail> {
  const message = (await caught(request)).find((candidate) => candidate.to === to)
  if (!message) throw new Error(`No message to ${to}.`)
  return message
}

/** What a visitor writes through the contact form, sent without it. */
export async function writeMessage(page: Page, name: string, email: string, message: string) {
  const data = { p_op_id: randomUUID(), p_name: name, p_email: email, p_message: message }
  await expect(await page.request.post('/rest/v1/rpc/send_contact_message', { headers, data })).toBeOK()
}

/** What the server says of a mail's link, which spends nothing. */
export async function linkState(request: APIRequestContext, link: string): Promise<unknown> {
  const p_token_hash = new URL(link).searchParams.get('token_hash')
  return (await request.post('/rest/v1/rpc/mail_link_state', { headers, data: { p_token_hash } })).json()
}

/** Presses the one button of the page that a mail's link opens, which names the act. */
export const pressMailLink = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^(Confirm my email|Confirm and sign in|Choose a new password)$/ })
    .click()

/** Has the link mailed that confirms the address, and follows it, which ends the password: only who has done so earns points and stands on the leaderboard. */
export async function confirmAddress(page: Page, request: APIRequestContext, email: string) {
  await expect(await page.request.post('/auth/v1/otp', { headers, data: { email, create_user: false } })).toBeOK()
  await followConfirmation(page, request, email)
}

/** Follows the link of the mail that was asked for: no second one is sent within a minute. */
export async function followConfirmation(page: Page, request: APIRequestContext, email: string) {
  const { link } = await latestMessage(request, email)
  await page.goto(link ?? '')
  await pressMailLink(page)
  await expect(toast(page, 'Email verified')).toBeVisible()
}

/** Fills the form for a new password, which ends the session. */
export async function choosePassword(page: Page, password: string) {
  await page.getByLabel('New Password').fill(password)
  await page.getByLabel('Confirm Password').fill(password)
  await page.getByRole('button', { name: 'Update Password' }).click()
  await expect(page.getByRole('heading', { name: 'Password Updated Successfully!' })).toBeVisible()
}

/** Confirms the address of an account, and chooses the password again that the confirmation ended. */
export async function proveAddress(
  page: Page,
  request: APIRequestContext,
  { email, password }: { email: string; password: string },
) {
  await confirmAddress(page, request, email)
  await choosePassword(page, password)
  await signIn(page, email, password)
}

/** Changes the session that lies on the phone: its token has run out, by the clock and for the server. */
export async function expireToken(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('wayfinder')
        opening.addEventListener('error', () => reject(opening.error ?? new Error('No storage.')))
        opening.addEventListener('success', () => {
          const store = opening.result.transaction('small', 'readwrite').objectStore('small')
          const reading = store.get('session')
          reading.addEventListener('success', () => {
            const session = { ...JSON.parse(reading.result), expires_at: 1 }
            session.access_token = `${session.access_token.slice(0, -6)}AAAAAA`
            const writing = store.put(JSON.stringify(session), 'session')
            writing.addEventListener('success', () => resolve(session.refresh_token))
          })
        })
      }),
  )
}
