import type { Page } from '@playwright/test'
import { stopClock } from './clock.ts'
import { kept } from './kept.ts'
import { openHydrated, signUp, toast } from './people.ts'
import { core, expect, test } from './test.ts'
import { readyOffline } from './worker.ts'

test.use({ worker: true })

async function fillIn(page: Page) {
  await page.getByLabel('Full Name').fill('Ada Marsh')
  // The first touch brings the form's script; its clock starts then.
  await expect(page.locator('[data-later=contact][data-live]')).toBeAttached()
  await page.getByLabel('Email Address').fill('ada@example.test')
  await page.getByLabel('Message', { exact: true }).fill('When does the next group start?')
}

/** The form refuses what is filled in within two seconds: a person is not that fast. */
const takeAPersonsTime = (page: Page) => page.clock.fastForward(3000)

test('each required field says what is missing and is tied to its words', async ({ page }) => {
  await openHydrated(page, '/contact')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByLabel('Full Name')).toHaveAccessibleDescription('Please enter your name')
  await expect(page.getByLabel('Email Address')).toHaveAccessibleDescription('Please enter a valid email address')
  await expect(page.getByLabel('Message', { exact: true })).toHaveAccessibleDescription('Please enter a message')
  await expect(page.getByLabel('Full Name')).toBeFocused()
  const summary = page.getByRole('region', { name: 'Fields to change' })
  await expect(summary).toContainText('3 fields need a change')
  await summary.getByRole('button', { name: 'Message' }).click()
  await expect(page.getByLabel('Message', { exact: true })).toBeFocused()
})

test('a message is sent, thanked for, and the fields are empty again', core, async ({ page }) => {
  await page.clock.install()
  await openHydrated(page, '/contact')
  await fillIn(page)
  await takeAPersonsTime(page)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(toast(page, 'Message Sent')).toContainText("Thank you for contacting us. We'll respond shortly.")
  for (const label of ['Full Name', 'Email Address', 'Message']) {
    await expect(page.getByRole('textbox', { name: label })).toHaveValue('')
  }
  await expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled()
  await page.clock.runFor(10_000)
  await expect(toast(page, 'Message Sent')).toBeHidden()
  await expect(page.getByText('We have your message')).toBeVisible()
  await expect(page.getByText('The answer goes to ada@example.test.')).toBeVisible()
})

test('while it is sent the button says so, and what is written meanwhile stays', async ({ page }) => {
  await page.clock.install()
  await openHydrated(page, '/contact')
  let release: (() => void) | undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/rest/v1/rpc/send_contact_message*', async (route) => {
    await held
    await route.continue()
  })
  await fillIn(page)
  await takeAPersonsTime(page)
  // After eight seconds it would say that the message waits on this phone.
  await stopClock(page)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  await page.getByLabel('Message', { exact: true }).fill('One thing more.')
  await page.clock.resume()
  release?.()
  await expect(toast(page, 'Message Sent')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled()
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('One thing more.')
})

test('a message that is sent while its page is left is not offered again', async ({ page }) => {
  await page.clock.install()
  await openHydrated(page, '/contact')
  let release: (() => void) | undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/rest/v1/rpc/send_contact_message*', async (route) => {
    await held
    await route.continue()
  })
  await fillIn(page)
  await takeAPersonsTime(page)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  release?.()
  await expect(toast(page, 'Message Sent')).toBeVisible()
  await openHydrated(page, '/contact')
  await page.getByLabel('Full Name').fill('Bo Reed')
  await kept(page, 'Bo Reed')
  await page.reload()
  await expect(page.getByLabel('Full Name')).toHaveValue('Bo Reed')
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('')
})

test('what a script fills in at once is not sent, and nothing typed is lost', async ({ page }) => {
  await page.clock.install()
  await openHydrated(page, '/contact')
  await page.getByLabel('Full Name').focus()
  await expect(page.locator('[data-later=contact][data-live]')).toBeAttached()
  await stopClock(page)
  await fillIn(page)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('That was quick')).toBeVisible()
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('When does the next group start?')
})

test('a filled trap is told, with the words kept, and a second press sends them', core, async ({ page }) => {
  await page.clock.install()
  await openHydrated(page, '/contact')
  const sent: string[] = []
  page.on('request', (request) => request.url().includes('send_contact_message') && sent.push(request.url()))
  await fillIn(page)
  await takeAPersonsTime(page)
  await page.locator('[name=spare]').evaluate((field: HTMLInputElement) => (field.value = 'http://spam.example'))
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Not sent yet' })).toBeVisible()
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('When does the next group start?')
  expect(sent).toEqual([])
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(toast(page, 'Message Sent')).toBeVisible()
})

test('what is pasted too long is kept whole, counted, and refused by how much', async ({ page }) => {
  await openHydrated(page, '/contact')
  await fillIn(page)
  const message = page.getByLabel('Message', { exact: true })
  await message.fill('x'.repeat(5500))
  await expect(page.getByText('5,500 of 5,000 characters, 500 too many')).toBeVisible()
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(message).toHaveAccessibleDescription('500 too many. Please use at most 5,000 characters.')
  await expect(message).toHaveValue('x'.repeat(5500))
})

/** Writes a message and sends it with the network gone. */
async function sendOffline(page: Page) {
  await page.clock.install()
  await openHydrated(page, '/contact')
  await fillIn(page)
  await takeAPersonsTime(page)
  await readyOffline(page)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Saved on this device', { exact: true })).toBeVisible()
}

test.describe('without a network', () => {
  test.use({ allowedMessages: [/ERR_INTERNET_DISCONNECTED/] })

  test('offline the message is kept and goes out later', core, async ({ page, context }) => {
    await sendOffline(page)
    await context.setOffline(false)
    await expect(toast(page, 'Message Sent')).toBeVisible()
    await expect(page.getByText('Saved on this device', { exact: true })).toBeHidden()
  })

  test('what a member leaves here waits on the rescue page of nobody else', async ({ page }) => {
    await signUp(page)
    await sendOffline(page)
    await page.goto('/rescue')
    await expect(page.getByText('1 item of yours has not reached the academy.')).toBeVisible()
    await openHydrated(page, '/account')
    await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click()
    await page.getByRole('button', { name: 'Keep on this device for me' }).click()
    await expect(page).toHaveURL('/')
    await page.goto('/rescue')
    await expect(page.getByText('Nothing of yours waits on this device.')).toBeVisible()
  })
})

test.describe('with the mark of unsent work gone', () => {
  test.use({ allowedMessages: [/ERR_FAILED/] })

  test('a visitor’s message that waits is found in the outbox itself, and sent from any page', async ({ page, context }) => {
    await page.clock.install()
    await page.route('**/rpc/send_contact_message', (route) => route.abort())
    await openHydrated(page, '/contact')
    await fillIn(page)
    await takeAPersonsTime(page)
    await page.getByRole('button', { name: 'Send message' }).click()
    // In small steps, which leave the storage its time.
    await expect(async () => {
      await page.clock.runFor(200)
      expect(await page.getByText('Saved on this device', { exact: true }).isVisible()).toBe(true)
    }).toPass({ intervals: [50] })
    // The server may be the one that fails.
    await expect(page.getByText('It goes out by itself as soon as the academy answers.')).toBeVisible()
    await page.evaluate(() => localStorage.clear())
    await page.close()

    const next = await context.newPage()
    const sent = next.waitForResponse('**/rpc/send_contact_message')
    await openHydrated(next, '/faq')
    expect(await (await sent).json()).toMatchObject({ outcome: 'applied' })
  })
})
