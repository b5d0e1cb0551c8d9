import { type APIRequestContext, type Page } from '@playwright/test'
import { prepareDataFolder } from '../../supabase/embedded/data-folder.ts'
import { openDatabase } from '../../supabase/embedded/database.ts'
import type { TestServer } from '../setup/server.ts'
import { apply } from './application.ts'
import { actor, createBounty } from './bounty.ts'
import { caught, freshEmail, openHydrated, proveAddress, signIn, signUp, toast, writeMessage } from './people.ts'
import { answerAs, pushesFor, switchOn, userIdOf } from './pushes.ts'
import { expect, test } from './test.ts'
import { readyOffline } from './worker.ts'

// A window of a test is a private one to Chromium, which says then that it reaches no push service.
test.use({
  worker: true,
  ownServer: 'It counts all that waits, and two days pass.',
  allowedMessages: [/does not support the Push API in incognito|ERR_CONNECTION_REFUSED/],
})

const main = (page: Page) => page.getByRole('main')
const row = (page: Page, name: string) => main(page).getByRole('link', { name: new RegExp(`^${name} `) })
/** The subjects of all mails to somebody, in the order of the alphabet. */
const mailsTo = async (request: APIRequestContext, email: string) =>
  (await caught(request)).flatMap(({ kind, to, subject }) => (kind === 'email' && to === email ? [subject] : [])).toSorted()

/** Two days pass while the server is down: whatever it has written down is so much older. */
async function passTwoDays(server: TestServer): Promise<void> {
  await server.kill()
  const connection = await openDatabase(prepareDataFolder(server.dataFolder))
  await connection.driver.exec(`
    update public.completions set created_at = created_at - interval '49 hours';
    update public.notifications set created_at = created_at - interval '49 hours';
    update private.notice_mails set made_at = made_at - interval '49 hours', sent_at = sent_at - interval '49 hours';`)
  await connection.close()
  await server.start()
}

test('a day at the academy: one writes, one applies, one hands in, one sleeps, and staff answer it all; each is told what they chose', async ({
  page,
  browser,
  request,
  server,
}) => {
  const own = async () => (await browser.newContext({ baseURL: server.url })).newPage()
  const title = 'Count the steps of the capitol'

  // Who sleeps has no device told, and asks for mails of what waits for a review.
  const sleeper = await own()
  const creator = await signUp(sleeper)
  await proveAddress(sleeper, request, creator)
  await openHydrated(sleeper, '/account')
  const chosen = sleeper.waitForResponse('**/rpc/choose_mails')
  await main(sleeper)
    .getByRole('group', { name: 'By email, while no device tells you' })
    .getByLabel('Something waits for my review')
    .check()
  await chosen
  await expect(main(sleeper)).toContainText(`at most once a day, to ${creator.email}`)
  const before = await mailsTo(request, creator.email)
  const bounty = await createBounty(request, creator, { title, requiresPhoto: false })

  // Who hands in is told on the phone.
  await answerAs(page, 'granted')
  const cadet = await signUp(page)
  await openHydrated(page, '/account')
  await readyOffline(page)
  const cadetId = await userIdOf(page)
  await switchOn(page).click()
  await expect(main(page)).toContainText('This is a test')
  const does = await actor(request, cadet)
  await does('accept_bounty', { p_bounty_id: bounty })
  await does('complete_bounty', { p_bounty_id: bounty, p_photo_path: null, p_notes: 'Counted them twice: 365.' })
  const toReview = [...before, `To review: ${title}`].toSorted()
  await expect.poll(() => mailsTo(request, creator.email)).toEqual(toReview)

  // One writes, and one applies.
  const visitor = freshEmail()
  await writeMessage(page, 'Ada Marsh', visitor, 'When does the next group start?')
  const applicant = freshEmail()
  const applying = await own()
  await openHydrated(applying, '/apply')
  const reference = await apply(applying, request, applicant)

  // A day later the creator is reminded, a day after that the moderators hear.
  await passTwoDays(server)
  const reminded = [...toReview, `Still to review: ${title}`].toSorted()
  await expect
    .poll(async () => {
      await request.get('/rest/v1/rpc/server_epoch')
      return mailsTo(request, creator.email)
    })
    .toEqual(reminded)

  const staff = await own()
  await signIn(staff, 'morgan@example.test')
  await openHydrated(staff, '/desk')
  await expect(row(staff, 'Submissions')).toContainText('overdue')
  await row(staff, 'Submissions').click()
  await row(staff, title).click()
  await expect(staff).toHaveURL(new RegExp(`/bounty/${bounty}`))
  await staff.getByRole('button', { name: 'Approve' }).click()
  await staff.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await expect(toast(staff, 'Completion Approved')).toBeVisible()

  await openHydrated(staff, '/desk/messages')
  await row(staff, 'Ada Marsh').click()
  await staff.getByLabel('Answer').fill('In March. Bring water.')
  await main(staff).getByRole('button', { name: 'Send the answer' }).click()
  await expect(toast(staff, /^Answered$/)).toBeVisible()

  await openHydrated(staff, '/desk/applications')
  await row(staff, reference).click()
  await main(staff).getByRole('button', { name: 'Accept', exact: true }).click()
  await main(staff).getByRole('button', { name: 'Accept for good' }).click()
  await expect(toast(staff, 'Accepted')).toBeVisible()

  await openHydrated(staff, '/desk')
  for (const kind of ['Submissions', 'Reported bounties', 'Messages', 'Applications', 'Failed refunds'])
    await expect(row(staff, kind)).toContainText('Nothing waits')

  // Each was told what they chose, and nothing else.
  await expect
    .poll(async () => (await pushesFor(request, cadetId)).map((text) => JSON.parse(text).kind))
    .toEqual(['completion_approved'])
  await expect.poll(() => mailsTo(request, visitor)).toEqual(['Your message to Wayfinder Cadet Academy'])
  await expect
    .poll(() => mailsTo(request, applicant))
    .toEqual([`Application accepted: ${reference}`, `Application received: ${reference}`])
  expect(await mailsTo(request, creator.email)).toEqual(reminded)
  for (const quiet of [cadet.email, 'morgan@example.test']) expect(await mailsTo(request, quiet)).toEqual([])
  expect((await caught(request)).filter(({ kind }) => kind === 'push')).toHaveLength(1)

  for (const [who, told] of [
    [page, 'Your completion was approved.'],
    [sleeper, 'Work has waited for your review for a day.'],
    [staff, 'Work waits for a moderator'],
  ] as const) {
    await openHydrated(who, '/bounty?tab=mine')
    await expect(main(who).getByRole('region', { name: /^Notifications/ })).toContainText(told)
    await who.context().close()
  }
  await applying.context().close()
})
