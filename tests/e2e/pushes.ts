import type { APIRequestContext, Page } from '@playwright/test'
import { caught } from './people.ts'

/** The button that has this device told. */
export const switchOn = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Tell me on this device' })

/** The answer of somebody whom the browser asks; a browser without a screen asks nobody and says no. */
export const answerAs = (page: Page, answer: 'granted' | 'denied') =>
  page.addInitScript((says: NotificationPermission) => {
    let now: NotificationPermission = 'default'
    Object.defineProperty(Notification, 'permission', { get: () => now })
    Notification.requestPermission = async () => (now = says)
  }, answer)

/** What the push service has got for a device of this person, decrypted. */
export async function pushesFor(request: APIRequestContext, userId: string): Promise<string[]> {
  const messages = await caught(request)
  return messages.filter(({ kind, text }) => kind === 'push' && text.includes(`"to":"${userId}"`)).map(({ text }) => text)
}

/** The number of the account that is open. */
export const userIdOf = async (page: Page) =>
  (await page
    .getByRole('main')
    .getByText(/^[0-9a-f-]{36}$/)
    .textContent()) ?? ''
