import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { acceptBounty, apiHeaders, choosePhoto, createBountyByForm } from './bounty.ts'
import { everythingKept, kept } from './kept.ts'
import { answer, upTo } from './questions.ts'
import { openAccount, openHydrated, sendCredentials, signOut, signUp, toast } from './people.ts'
import { core, expect, test } from './test.ts'

const [toFund, toComplete] = ['0c22bd36-4c1d-459c-ad01-1c0435e3b19c', 'a3057b14-9fb2-4844-aeff-546d5f7ce1e0'] as const

// A visitor who looks at a form of the person who left is told why they can't complete it, which the page logs.
// One expression: Playwright takes a list of two for a value and its options.
test.use({ allowedMessages: [/^error: Failed to fetch bounty details$|ERR_FAILED|status of 401/] })

/** A word that only this person writes, in each of the forms; the same everywhere, so that one look finds it. */
const secretOf = () => `quill${randomUUID().slice(0, 8)}`

async function typeEverywhere(page: Page, secret: string): Promise<void> {
  await openHydrated(page, '/contact')
  await page.getByLabel('Full Name').fill(secret)
  await expect(page.locator('[data-later=contact][data-live]')).toBeAttached()
  await page.getByLabel('Email Address').fill(`${secret}@example.test`)
  await page.getByLabel('Message', { exact: true }).fill(`A message of ${secret}`)
  await kept(page, `A message of ${secret}`)
  await openHydrated(page, '/apply')
  await page.getByLabel('Email Address').focus()
  await expect(page.locator('[data-later][data-live]').first()).toBeAttached()
  await page.getByLabel('Email Address').fill(`${secret}@example.test`)
  await kept(page, 'draft:application')
  await openHydrated(page, `/bounty/${toFund}/fund`)
  await page.getByLabel('Contribution Amount').fill('77.31')
  await kept(page, '77.31')
  await openHydrated(page, `/bounty/${toComplete}/complete`)
  await choosePhoto(page)
  await expect(page.getByRole('img', { name: 'Your verification' })).toBeVisible()
  await page.getByLabel('Completion Notes').fill(`Seen by ${secret}`)
  await kept(page, `Seen by ${secret}`)
  await openHydrated(page, '/bounty/create')
  await page.getByLabel('Title').fill(`Title by ${secret}`)
  await kept(page, `Title by ${secret}`)
}

/** That this, and nothing else, stands in the same forms for who opens them now. */
async function expectEverywhere(page: Page, [title = '', amount = '', ...contact]: readonly string[]): Promise<void> {
  await openHydrated(page, '/bounty/create')
  await expect(page.getByLabel('Title')).toBeEnabled()
  await expect(page.getByLabel('Title')).toHaveValue(title)
  await openHydrated(page, `/bounty/${toFund}/fund`)
  await expect(page.getByLabel('Contribution Amount')).toBeEnabled()
  await expect(page.getByLabel('Contribution Amount')).toHaveValue(amount)
  const [name = '', email = '', message = '', applicant = ''] = contact
  await openHydrated(page, '/contact')
  await page.getByLabel('Message', { exact: true }).focus()
  await expect(page.locator('[data-later=contact][data-live]')).toBeAttached()
  await expect(page.getByLabel('Full Name')).toHaveValue(name)
  await expect(page.getByLabel('Email Address')).toHaveValue(email)
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue(message)
  await openHydrated(page, '/apply')
  await page.getByLabel('Email Address').focus()
  await expect(page.locator('[data-later][data-live]').first()).toBeAttached()
  await expect(page.getByLabel('Email Address')).toHaveValue(applicant)
}

const nothingTyped = ['', '10', '', '', '', '']
const typedBy = (secret: string) => [
  `Title by ${secret}`,
  '77.31',
  secret,
  `${secret}@example.test`,
  `A message of ${secret}`,
  `${secret}@example.test`,
]

const asked = upTo('decide').section
const sectionAsked = (page: Page) => page.getByRole('button', { name: asked.title })

/** Marks the first section of the course as read, answers a question, and ticks the first of the next steps. */
async function readAndTick(page: Page): Promise<void> {
  await openHydrated(page, '/course/week-1/see-it-early')
  await page.getByRole('button', { name: /^Mark read/ }).click()
  await expect(page).toHaveURL('/course/week-1/keep-your-distance')
  await openHydrated(page, '/course/questions')
  await sectionAsked(page).click()
  for (const question of asked.questions.slice(0, 1)) await answer(page, question, true)
  await openHydrated(page, '/next-steps')
  await page.getByLabel('Find our email').click()
  await expect(page.getByText('1 of 12 done')).toBeVisible()
}

/** That so much, and no more, is read, answered and ticked for who opens these pages now. */
async function expectReadAndTicked(page: Page, [read, answered, ticked]: readonly [string, string, string]): Promise<void> {
  await openHydrated(page, '/course')
  await page.getByRole('tab').first().focus()
  await expect(page.locator('[data-later="course-weeks"][data-live]')).toBeAttached()
  await expect(page.getByRole('tab').first()).toContainText(read)
  await openHydrated(page, '/course/questions')
  await sectionAsked(page).focus()
  await expect(page.locator('[data-later="questions"][data-live]')).toBeAttached()
  await expect(sectionAsked(page)).toContainText(`${answered} of ${asked.questions.length} answered`)
  await openHydrated(page, '/next-steps')
  await page.getByLabel('Find our email').focus()
  await expect(page.locator('[data-later="next-steps"][data-live]')).toBeAttached()
  await expect(page.getByText(ticked)).toBeVisible()
}

const noneRead = ['7 sections', '0', '0 of 12 done'] as const
const oneRead = ['1 of 7 read', '1', '1 of 12 done'] as const

/** A moderator hides it, beside the app. */
async function hide(request: APIRequestContext, bountyId: string): Promise<void> {
  const headers = await apiHeaders(request, { email: 'morgan@example.test', password: 'wayfinder' })
  const { id } = await (await request.get('/auth/v1/user', { headers })).json()
  const data = { p_op_id: randomUUID(), p_expected_user: id, p_bounty_id: bountyId, p_hidden: true, p_reason: 'For this test.' }
  expect((await request.post('/rest/v1/rpc/hide_bounty', { headers, data })).status()).toBe(200)
}

async function leave(page: Page, ...choices: string[]): Promise<void> {
  await openAccount(page)
  await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign out with a form filled in?' })
  await expect(dialog).toContainText('5 forms or sheets are filled in on this device alone.')
  for (const name of choices) await dialog.getByRole('button', { name, exact: true }).click()
  await expect(page).toHaveURL('/')
  // Left before the server has said so, the next page would tell it again.
  await expect(toast(page, 'Signed out')).toBeVisible()
}

test('who signs out and keeps nothing leaves nothing on the phone: no form, sent act, answer, notice or hidden bounty', async ({
  page,
  request,
}) => {
  const secret = secretOf()
  const { email } = await signUp(page, `${secret}@example.test`)
  const hidden = await createBountyByForm(page, { title: `Hidden ${secret}` })
  await hide(request, hidden)
  await acceptBounty(page, toComplete)
  await expect(toast(page, 'Bounty Accepted')).toBeVisible()
  await typeEverywhere(page, secret)
  await readAndTick(page)
  // The own lists, the notice of the hiding, the answers about a bounty.
  await openHydrated(page, '/bounty?tab=mine')
  await expect(page.getByText('“For this test.”')).toBeVisible()
  await openHydrated(page, `/bounty/${hidden}`)
  await expect(page.getByRole('heading', { level: 1, name: `Hidden ${secret}` })).toBeVisible()
  for (const told of [email, 'A message of', 'Seen by', 'Title by', '77.31', `Hidden ${secret}`]) await kept(page, told)
  const before = await everythingKept(page)
  const userId = /"user":\{"id":"([^"]+)"/.exec(before.replaceAll('\\"', '"'))?.[1] ?? 'no session'

  await leave(page, 'Delete', 'Delete 5 items')
  const after = await everythingKept(page)
  for (const gone of [secret, userId, '77.31', 'For this test.']) expect(after).not.toContain(gone)
  await expectEverywhere(page, nothingTyped)
  await expectReadAndTicked(page, noneRead)

  await signUp(page)
  await openHydrated(page, '/')
  await expectEverywhere(page, nothingTyped)
  await expectReadAndTicked(page, noneRead)
})

test('what is kept for who signs out is in nobody else’s sight, and stands again at their next sign-in', async ({ page }) => {
  const secret = secretOf()
  const owner = await signUp(page)
  await acceptBounty(page, toComplete)
  await expect(toast(page, 'Bounty Accepted')).toBeVisible()
  await typeEverywhere(page, secret)
  await readAndTick(page)
  await leave(page, 'Keep on this device for me')
  await expectEverywhere(page, nothingTyped)
  await expectReadAndTicked(page, noneRead)

  await signUp(page)
  await openHydrated(page, '/')
  await expectEverywhere(page, nothingTyped)
  await expectReadAndTicked(page, noneRead)
  await acceptBounty(page, toComplete)
  await expect(toast(page, 'Bounty Accepted')).toBeVisible()
  await openHydrated(page, `/bounty/${toComplete}/complete`)
  await expect(page.getByLabel('Completion Notes')).toBeEnabled()
  await expect(page.getByLabel('Completion Notes')).toHaveValue('')
  await expect(page.getByRole('img', { name: 'Your verification' })).toBeHidden()
  await openAccount(page)
  await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click()
  await expect(toast(page, 'Signed out')).toBeVisible()

  await openHydrated(page, '/auth')
  await sendCredentials(page, 'Sign in', owner.email, owner.password)
  await expect(page).toHaveURL('/')
  await expectEverywhere(page, typedBy(secret))
  await expectReadAndTicked(page, oneRead)
  await openHydrated(page, `/bounty/${toComplete}/complete`)
  await expect(page.getByLabel('Completion Notes')).toHaveValue(`Seen by ${secret}`)
  await expect(page.getByRole('img', { name: 'Your verification' })).toBeVisible()
})

test('a visitor’s form goes along with the sign-in that it asked for, and with no other', core, async ({ page }) => {
  await openHydrated(page, '/bounty/create')
  await page.getByLabel('Title').fill('Left by a visitor')
  await kept(page, 'Left by a visitor')
  await signUp(page)
  await openHydrated(page, '/bounty/create')
  await expect(page.getByLabel('Title')).toBeEnabled()
  await expect(page.getByLabel('Title')).toHaveValue('')
})

test('what a visitor read and ticked goes to the first who signs in, and to nobody after them', async ({ page }) => {
  await readAndTick(page)
  await signUp(page)
  await signOut(page)
  await expectReadAndTicked(page, noneRead)
  await signUp(page)
  await expectReadAndTicked(page, noneRead)
  await signOut(page)

  await readAndTick(page)
  await signUp(page)
  await openHydrated(page, '/')
  await expectReadAndTicked(page, oneRead)
})

test('offline too: the words of an act that can’t be taken back now leave the phone, and its owner’s sign-in takes it back', async ({
  page,
}) => {
  const { email, password } = await signUp(page)
  await openHydrated(page, `/bounty/${toFund}/fund`)
  await page.route('**/rpc/fund_bounty', (route) => route.abort())
  await page.getByLabel('Contribution Amount').fill('77.31')
  await page.getByRole('button', { name: 'Pledge $77.31' }).click()
  await expect(page.getByText('Your $77.31 pledge')).toBeVisible()
  await openAccount(page)
  await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign out with unsent work?' })
  await expect(dialog).toBeVisible()
  await page.route('**/{rest,auth}/v1/**', (route) => route.abort())
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await dialog.getByRole('button', { name: 'Delete 1 item' }).click()
  await expect(page).toHaveURL('/')
  const left = await everythingKept(page)
  for (const gone of [email, '7731']) expect(left).not.toContain(gone)
  await page.unrouteAll()

  const cancelled = page.waitForResponse('**/rpc/cancel_op')
  await openHydrated(page, '/auth')
  await sendCredentials(page, 'Sign in', email, password)
  await expect(page).toHaveURL('/')
  expect(await (await cancelled).json()).toMatchObject({ outcome: 'cancelled' })
})
