import type { APIRequestContext, Page } from '@playwright/test'
import { createBountyByForm, newMember, publishableKey } from './bounty.ts'
import { pledge } from './outbox-page.ts'
import { openHydrated, signUp, toast } from './people.ts'
import { expect, test } from './test.ts'
import { readyOffline } from './worker.ts'

test.use({ worker: true, ownServer: 'It looks for a bounty on the first page of the board.' })

type Told = { current_funding: number; contributors: number; status: string }

async function askApi(request: APIRequestContext, bountyId: string): Promise<Told> {
  const answer = await request.get(`/rest/v1/bounties?id=eq.${bountyId}&select=current_funding,contributors,status`, {
    headers: { apikey: publishableKey },
  })
  const [row] = await answer.json()
  return { ...row, current_funding: Number(row.current_funding) }
}

const bar = (page: Page) => page.getByRole('region', { name: 'Next step' })
const label: Record<string, string> = { active: 'Active', funded: 'Funded', completed: 'Completed' }

/** The page of the bounty says what the academy holds, and what this person can do now or how it stands. */
async function expectPage(page: Page, { current_funding, contributors, status }: Told, says: RegExp) {
  const main = page.getByRole('main')
  await expect(main).toContainText(`$${current_funding} raised of $100 goal`)
  await expect(main).toContainText(contributors === 1 ? '1 contributor' : `${contributors} contributors`)
  await expect(main.getByText(label[status] ?? status, { exact: true }).first()).toBeVisible()
  await expect(bar(page)).toHaveText(says)
}

const finished = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title })

for (const cadetIs of ['online', 'offline'] as const) {
  test(`a creator, a supporter and a cadet who is ${cadetIs} read the same of a bounty after each act, and what the academy holds`, async ({
    page,
    browser,
    request,
  }) => {
    const title = `Three ${Date.now()}`
    await signUp(page)
    const [supporter, cadet] = [await newMember(browser), await newMember(browser)]
    await openHydrated(cadet.page, '/bounty')
    await readyOffline(cadet.page)
    const bountyId = await createBountyByForm(page, { title, goal: '100', requiresPhoto: false })
    const detail = `/bounty/${bountyId}`
    const told = () => askApi(request, bountyId)

    // Who made it has it first and in view; the others find it where they look.
    await expect(page.getByRole('article').first()).toContainText(title)
    for (const other of [supporter.page, cadet.page]) {
      await openHydrated(other, '/bounty')
      await expect(finished(other, title)).toContainText('$0 raised of $100 goal')
    }
    await openHydrated(page, detail)
    await openHydrated(cadet.page, detail)
    const open = { creator: /^You created this bounty\. Others can accept it\.$/, member: /^Accept Bounty\s*\d+ days left$/ }
    await expectPage(page, await told(), open.creator)
    await expectPage(cadet.page, await told(), open.member)

    await pledge(supporter.page, bountyId, '$25')
    await expectPage(supporter.page, { current_funding: 25, contributors: 1, status: 'active' }, open.member)
    await expect.poll(told).toEqual({ current_funding: 25, contributors: 1, status: 'active' })
    for (const other of [page, cadet.page]) await other.reload()
    await expectPage(page, await told(), open.creator)
    await expectPage(cadet.page, await told(), open.member)

    if (cadetIs === 'offline') await cadet.context.setOffline(true)
    await cadet.page.getByRole('link', { name: 'Accept Bounty' }).click()
    await cadet.page.getByRole('checkbox').check()
    await cadet.page.getByRole('button', { name: 'Accept Bounty' }).click()
    await expect(bar(cadet.page)).toHaveText(/^Complete Bounty\s*\d+ days left$/)
    await expect(cadet.page.getByRole('main')).toContainText('You accepted this bounty.')
    if (cadetIs === 'offline')
      await expect(cadet.page.getByRole('list', { name: 'Not confirmed yet' })).toContainText('Your acceptance')

    // The others act meanwhile, and the cadet's page never undoes what they did.
    await pledge(supporter.page, bountyId, '$100')
    await expect.poll(told).toEqual({ current_funding: 125, contributors: 1, status: 'funded' })
    await expectPage(supporter.page, await told(), open.member)
    // Those of one day stand in no order that tells which came first.
    const lines = supporter.page.getByRole('region', { name: 'Contributions' }).getByRole('listitem')
    await expect(lines).toHaveCount(2)
    for (const own of [/^You\$25/, /^You\$100/]) await expect(lines.filter({ hasText: own })).toHaveCount(1)
    await page.reload()
    await expectPage(page, await told(), open.creator)

    await bar(cadet.page).getByRole('link', { name: 'Complete Bounty' }).click()
    await cadet.page.getByLabel('Completion Notes').fill('Walked it both ways.')
    await cadet.page.getByRole('button', { name: 'Submit Completion' }).click()
    await expect(cadet.page).toHaveURL(detail)
    if (cadetIs === 'offline') {
      await expect(bar(cadet.page)).toHaveText(/^Status: /)
      await expect(cadet.page.getByRole('list', { name: 'Not confirmed yet' }).getByRole('listitem')).toHaveCount(2)
      await page.reload()
      await expectPage(page, await told(), open.creator)
      await cadet.context.setOffline(false)
    }
    await expect(bar(cadet.page)).toHaveText('Status: Submitted for review')
    await expect(cadet.page.getByRole('list', { name: 'Not confirmed yet' })).toBeHidden()
    await cadet.page.reload()
    await expectPage(cadet.page, await told(), /^Status: Submitted for review$/)
    for (const other of [page, supporter.page]) await other.reload()
    await expectPage(page, await told(), /^Review 1 submission$/)
    await expectPage(supporter.page, await told(), open.member)

    await page.getByRole('button', { name: 'Approve' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
    await expect(toast(page, 'The bounty is completed and its submitter has been told.')).toBeVisible()
    expect(await told()).toEqual({ current_funding: 125, contributors: 1, status: 'completed' })
    await expectPage(page, await told(), /^Completed by /)
    for (const other of [supporter.page, cadet.page]) await other.reload()
    await expectPage(supporter.page, await told(), /^This bounty has been completed\.$/)
    await expectPage(cadet.page, await told(), /^Status: Completed\. It earns you up to 50 points\.$/)

    for (const [who, tab, says] of [
      [page, 'created', 'You created this bounty'],
      [supporter.page, 'funded', 'You contributed $125'],
      [cadet.page, 'completed', 'Completed'],
    ] as const) {
      await openHydrated(who, `/bounty?tab=mine&mine=${tab}`)
      await expect(who.getByRole('button', { name: new RegExp(`^${tab} ?\\(1\\)$`, 'i') })).toBeVisible()
      await expect(finished(who, title)).toContainText(says)
      await expect(finished(who, title).getByRole('link', { name: /^Fund/ })).toHaveCount(0)
      await openHydrated(who, '/bounty')
      await expect(finished(who, title)).toHaveCount(0)
    }
    await Promise.all([supporter, cadet].map(({ context }) => context.close()))
  })
}
