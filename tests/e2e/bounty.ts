import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { sampleBountiesFrom } from '../../src/content/sample-bounties.ts'
import { activeBounties } from '../../src/features/bounties/board-list.ts'
import { kept } from './kept.ts'
import { openHydrated, signUp, toast } from './people.ts'
import { expect } from './test.ts'

export const publishableKey = 'sb_publishable_wayfinder_embedded'

/** A small but real picture: 2 by 2 pixels. */
export const photo = {
  name: 'proof.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGNQSHAAIgYIBQAUjgMBuZ8nOwAAAABJRU5ErkJggg==',
    'base64',
  ),
}

const twoDigits = (part: number) => String(part).padStart(2, '0')

/** A calendar day from today, or from that day, as a date field takes it. */
export function dayFromNow(days: number, today = new Date()): string {
  const day = new Date(today.getFullYear(), today.getMonth(), today.getDate() + days)
  return `${day.getFullYear()}-${twoDigits(day.getMonth() + 1)}-${twoDigits(day.getDate())}`
}

interface Account {
  email: string
  password: string
}

export interface NewBounty {
  title: string
  /** Of one that is made at the API. */
  description?: string
  goal?: string
  requiresPhoto?: boolean
}

const openWizard = (page: Page) => openHydrated(page, '/bounty/create')

/** Fills the wizard up to its last press; `open` leads to it. */
export async function fillWizard(
  page: Page,
  { title, goal = '100', requiresPhoto = true }: NewBounty,
  open: (page: Page) => Promise<void> = openWizard,
): Promise<void> {
  await open(page)
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Description').fill('Walk the mile, log each marker, and show the log.')
  await page.getByLabel('Category').selectOption('Community Service')
  await page.getByRole('button', { name: 'Next' }).click()
  // Typed letter by letter: a form that takes the focus away between two loses the rest.
  await page.getByLabel('Funding Goal').clear()
  await page.getByLabel('Funding Goal').pressSequentially(goal)
  await page.getByLabel('Deadline').fill(dayFromNow(10))
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByLabel('Require photo verification').setChecked(requiresPhoto)
  await page.getByRole('button', { name: 'Next' }).click()
}

/** Until the wizard's last step, and so all that was typed before it, is kept on the phone. */
export const wizardKept = (page: Page) => kept(page, '"step":4')

/** Creates a bounty through the wizard and waits for the server's word; returns its id. */
export async function createBountyByForm(page: Page, bounty: NewBounty, open = openWizard): Promise<string> {
  await fillWizard(page, bounty, open)
  const sent = page.waitForRequest('**/rpc/create_bounty')
  await page.getByRole('button', { name: 'Create Bounty' }).click()
  await expect(toast(page, 'Bounty Created')).toContainText('Your bounty has been successfully created.')
  // The server's word may come before the page that the press leads to.
  await expect(page).toHaveURL('/bounty')
  return (await sent).postDataJSON().p_op_id
}

/** Chooses the photo of a completion once the field takes one: a file set on a field that is still closed is lost. */
export async function choosePhoto(page: Page): Promise<void> {
  const field = page.getByLabel('Verification Photo')
  await expect(field).toBeEnabled()
  await field.setInputFiles(photo)
}

/** Takes a bounty up by its own page, up to the last press. */
export async function acceptBounty(page: Page, bountyId: string): Promise<void> {
  await openHydrated(page, `/bounty/${bountyId}/accept`)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Accept Bounty' }).click()
}

/** A new person in a browser of their own. */
export async function newMember(browser: Browser) {
  const context = await browser.newContext()
  const page = await context.newPage()
  return { context, page, ...(await signUp(page)) }
}

/** Headers for a person's own calls to the API, beside the app. */
export async function apiHeaders(request: APIRequestContext, { email, password }: Account) {
  const answer = await request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey: publishableKey },
    data: { email, password },
  })
  expect(answer.status()).toBe(200)
  const { access_token: token } = await answer.json()
  return { apikey: publishableKey, Authorization: `Bearer ${token}` }
}

/** Gives a member that name, as the account page does. */
export async function rename(request: APIRequestContext, account: Account, name: string): Promise<void> {
  const headers = await apiHeaders(request, account)
  const answer = await request.patch('/rest/v1/profiles?id=not.is.null', { headers, data: { display_name: name } })
  expect(answer.ok()).toBe(true)
}

/** Acts straight at the API, as the outbox sends them. */
export async function actor(request: APIRequestContext, account: Account) {
  const headers = await apiHeaders(request, account)
  const payload = JSON.parse(Buffer.from(headers.Authorization.split('.')[1] ?? '', 'base64url').toString())
  return async (name: string, data: Record<string, unknown>) => {
    const opId = randomUUID()
    const answer = await request.post(`/rest/v1/rpc/${name}`, {
      headers,
      data: { p_op_id: opId, p_expected_user: payload.sub, ...data },
    })
    expect(await answer.json(), name).toMatchObject({ outcome: 'applied' })
    return opId
  }
}

/** A bounty of that person, made at the API: the wizard has tests of its own. Returns its id. */
export async function createBounty(request: APIRequestContext, account: Account, bounty: NewBounty): Promise<string> {
  const act = await actor(request, account)
  return act('create_bounty', {
    p_title: bounty.title,
    p_description: bounty.description ?? 'Walk it both ways.',
    p_category: 'Civic Engagement',
    p_funding_goal_cents: Number(bounty.goal ?? '100') * 100,
    p_deadline: new Date(Date.now() + 9.5 * 86_400_000).toISOString(),
    p_requires_photo: bounty.requiresPhoto ?? true,
  })
}

/** A bounty of somebody signed up on `page`, with one completion of somebody else; both act at the API. */
export async function handedIn(page: Page, browser: Browser, request: APIRequestContext) {
  const title = `Page ${Date.now()}`
  const bountyId = await createBounty(request, await signUp(page), { title, requiresPhoto: false })
  const doer = await newMember(browser)
  const act = await actor(request, doer)
  await act('accept_bounty', { p_bounty_id: bountyId })
  await act('complete_bounty', { p_bounty_id: bountyId, p_photo_path: null, p_notes: 'Walked it twice.' })
  return { bountyId, title, doer }
}

/** A row of the server's list of bounties: the higher its number the older it is, and none is a sample. */
export function listedBounty(index: number) {
  const createdAt = new Date(Date.now() - index * 60_000).toISOString()
  return {
    id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    title: `Listed ${index}`,
    description: 'Walk it both ways.',
    category: 'Civic Engagement',
    creator_id: 'c1e4a6d0-5b2f-4c8e-9a37-0d6f1b2c3e41',
    creator: { display_name: 'Patriot' },
    creator_name: 'Patriot',
    funding_goal: 100,
    current_funding: 0,
    contributors: 0,
    deadline: new Date(Date.now() + 9 * 86_400_000).toISOString(),
    created_at: createdAt,
    updated_at: createdAt,
    status: 'active',
    requires_photo: false,
    is_sample: false,
  }
}

/** The samples that stand in the page's HTML, as rows of the server: the shared one holds what other tests make, too. */
export const listedSamples = () =>
  activeBounties(sampleBountiesFrom(Date.now()), Date.now()).map((sample) => ({
    ...listedBounty(0),
    id: sample.id,
    title: sample.title,
    description: sample.description,
    category: sample.category,
    funding_goal: sample.fundingGoalCents / 100,
    current_funding: sample.currentFundingCents / 100,
    contributors: sample.contributors,
    deadline: sample.deadline,
    created_at: sample.createdAt,
    place: sample.place,
    time_needed: sample.timeNeeded,
    is_sample: true,
  }))
