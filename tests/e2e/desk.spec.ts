import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { apply, receivedTitle } from './application.ts'
import { freshEmail, latestMessage, openHydrated, signIn, signUp, toast, writeMessage } from './people.ts'
import { core, expect, test } from './test.ts'
import { violations } from './violations.ts'

test.use({
  allowedMessages: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|dynamically imported module/],
  ownServer: 'It counts all that waits.',
})

const main = (page: Page) => page.getByRole('main')
const row = (page: Page, name: string) => main(page).getByRole('link', { name: new RegExp(`^${name} `) })
const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)

test('a visitor is led to the sign-in, and a member is told whose it is and nothing else', async ({ page }) => {
  await openHydrated(page, '/desk')
  await expect(main(page).getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', /^\/auth\?redirect=/)
  await signUp(page)
  for (const address of [
    '/desk',
    '/desk/messages',
    `/desk/messages/${randomUUID()}`,
    `/desk/applications/${randomUUID()}`,
    '/desk/log',
  ]) {
    await openHydrated(page, address)
    await expect(main(page).getByRole('heading', { name: 'The desk is for the academy’s people' })).toBeVisible()
    await expect(main(page).getByRole('listitem')).toHaveCount(0)
  }
  expect(await violations(page)).toEqual([])
})

test('a message is found, answered by mail once, and gone from what waits', core, async ({ page, context, request }) => {
  const email = `${randomUUID()}@example.test`
  const question = `When does the next group start?\n${'x'.repeat(200)}`
  await writeMessage(page, 'Ada Marsh', email, question)
  await writeMessage(page, 'Bo Lind', `${randomUUID()}@example.test`, 'Thank you')
  await signIn(page, 'morgan@example.test')
  await openHydrated(page, '/desk')
  await expect(row(page, 'Messages')).toContainText('2 wait')
  await expect(row(page, 'Submissions')).toContainText('Nothing waits')
  expect(await violations(page)).toEqual([])

  await row(page, 'Messages').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible()
  await expect(main(page).getByRole('listitem').first()).toContainText('Ada Marsh')
  expect(await isWide(page)).toBe(false)
  await row(page, 'Ada Marsh').click()
  await expect(main(page).getByText('When does the next group start?')).toBeVisible()
  expect(await isWide(page)).toBe(false)
  expect(await violations(page)).toEqual([])

  const answer = page.getByLabel('Answer')
  await main(page).getByRole('button', { name: 'Send the answer' }).click()
  await expect(answer).toHaveAccessibleDescription(/Write an answer first\./)
  await answer.fill('In March. Bring water.')
  await context.setOffline(true)
  await main(page).getByRole('button', { name: 'Send the answer' }).click()
  await expect(answer).toHaveAccessibleDescription(/could not be reached/)
  await expect(answer).toHaveValue('In March. Bring water.')
  await context.setOffline(false)
  await main(page).getByRole('button', { name: 'Send the answer' }).click()
  await expect(toast(page, /^Answered$/)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Message' })).toBeFocused()
  await expect(main(page).getByRole('listitem').last()).toContainText('In March. Bring water.')
  await expect(answer).toHaveValue('')
  const mailed = /^In March\. Bring water\.[^]*When does the next group start\?[^]*Replies to this mail are not read/
  await expect(async () => expect((await latestMessage(request, email)).text).toMatch(mailed)).toPass()

  await main(page).getByRole('link', { name: 'To all messages that wait' }).click()
  await expect(main(page).getByRole('listitem')).toHaveCount(1)
  await row(page, 'Bo Lind').click()
  await main(page).getByRole('button', { name: 'Done without an answer' }).click()
  await expect(main(page).getByRole('button', { name: 'Open it again' })).toBeVisible()
  await openHydrated(page, '/desk/messages')
  await expect(main(page).getByRole('heading', { name: 'Every message is answered' })).toBeVisible()
  await openHydrated(page, '/desk/log')
  await expect(main(page).getByRole('listitem').first()).toContainText('Morgan Ellis took a message off what waits')
  await main(page)
    .getByRole('link', { name: /answered a message/ })
    .click()
  await expect(main(page).getByText('Ada Marsh')).toBeVisible()
})

test('staff invite an applicant by mail, note on it and accept with a second press; the applicant’s page says so', async ({
  page,
  request,
  context,
  browser,
  server,
}) => {
  const email = freshEmail()
  const elsewhere = await browser.newContext({ baseURL: server.url })
  const applicant = await elsewhere.newPage()
  await openHydrated(applicant, '/apply')
  const mine = await apply(applicant, request, email)
  const subject = () =>
    latestMessage(request, email).then(
      (mail) => mail.subject,
      () => null,
    )
  const press = (name: string) => main(page).getByRole('button', { name, exact: true }).click()

  await signIn(page, 'morgan@example.test')
  await openHydrated(page, '/desk/applications')
  await row(page, mine).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Application' })).toBeVisible()
  await expect(main(page)).toContainText(email)
  expect(await isWide(page)).toBe(false)
  expect(await violations(page)).toEqual([])
  const note = page.getByLabel('Note')
  await press('Keep the note')
  await expect(note).toHaveAccessibleDescription(/Write a note first\./)
  await note.fill('Called back, comes on Monday.')

  await context.setOffline(true)
  await press('Invite')
  await expect(main(page).getByRole('alert').filter({ hasText: 'could not be reached' })).toBeVisible()
  await context.setOffline(false)
  await press('Invite')
  await expect(toast(page, 'Invited')).toBeVisible()
  await expect(main(page)).toContainText('Invited to the second part')
  await expect(note).toHaveValue('Called back, comes on Monday.')
  await press('Keep the note')
  await expect(main(page).getByRole('listitem')).toContainText('Called back, comes on Monday.')
  await expect(note).toHaveValue('')
  await expect.poll(subject).toBe(`Invited to the second part: ${mine}`)

  await openHydrated(applicant, '/apply')
  await expect(receivedTitle(applicant)).toBeVisible()
  await expect(applicant.getByRole('main')).toContainText('We invite you to the second part')

  await press('Accept')
  await expect(main(page)).toContainText('Invited to the second part')
  await press('Accept for good')
  await expect(toast(page, 'Accepted')).toBeVisible()
  await expect(main(page).getByRole('region', { name: 'Decision' }).getByRole('button')).toHaveCount(0)
  await expect.poll(subject).toBe(`Application accepted: ${mine}`)
  await openHydrated(applicant, '/apply')
  await expect(applicant.getByRole('main')).toContainText('We have accepted your application.')
  await elsewhere.close()
  await openHydrated(page, '/desk/log')
  await main(page).getByRole('link', { name: 'Morgan Ellis accepted an applicant' }).click()
  await expect(main(page)).toContainText(mine)
})

test('with no network the desk says so, and opens once there is one', async ({ page, context }) => {
  await signIn(page, 'morgan@example.test')
  await openHydrated(page, '/desk')
  await expect(row(page, 'Messages')).toBeVisible()
  await row(page, 'Reported bounties').click()
  await expect(main(page).getByRole('heading', { name: 'No report waits' })).toBeVisible()
  await context.setOffline(true)
  await page.goBack()
  await expect(main(page).getByRole('link')).not.toHaveCount(0)
  await row(page, 'Applications').click()
  await expect(main(page).getByText('The desk needs the network.')).toBeVisible()
  await context.setOffline(false)
  await main(page).getByRole('button', { name: 'Try again' }).click()
  await expect(main(page).getByRole('heading', { name: 'No application waits' })).toBeVisible()
})
