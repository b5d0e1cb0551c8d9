import type { Page } from '@playwright/test'
import { acceptBounty, apiHeaders, choosePhoto, createBountyByForm, newMember, publishableKey, rename } from './bounty.ts'
import { openHydrated, proveAddress, signIn, toast } from './people.ts'
import { pledge } from './outbox-page.ts'
import { expect, test } from './test.ts'

test('the whole life of a bounty with four people: two fund, one completes, is sent back, submits again and is approved', async ({
  page,
  browser,
  request,
}) => {
  const title = `Life ${Date.now()}`
  await signIn(page, 'casey@example.test')
  const bountyId = await createBountyByForm(page, { title, goal: '100' })
  const detail = `/bounty/${bountyId}`
  const supporter = await newMember(browser)
  const secret = await newMember(browser)
  const doer = await newMember(browser)
  for (const member of [supporter, doer]) await proveAddress(member.page, request, member)

  const secretName = `Hidden ${Date.now()}`
  const doerName = `Doer ${Date.now()}`
  await rename(request, secret, secretName)
  await rename(request, doer, doerName)

  const openedResponses: string[] = []
  for (const reader of [page, supporter.page, doer.page]) {
    reader.on('response', (response) => {
      if (!/\/(?:rest|storage|functions)\/v1\//.test(response.url())) return
      void response.text().then(
        (text) => openedResponses.push(text),
        () => {},
      )
    })
  }

  for (const [member, anonymous] of [
    [supporter, false],
    [secret, true],
  ] as const) {
    await openHydrated(member.page, `${detail}/fund`)
    await member.page.getByRole('button', { name: '$50', exact: true }).click()
    await member.page.getByLabel('Make this contribution anonymous').setChecked(anonymous)
    await member.page.getByRole('button', { name: 'Pledge $50' }).click()
    await expect(toast(member.page, 'Contribution Successful')).toBeVisible()
  }
  const secretId = await ownId(secret.page)

  await openHydrated(doer.page, detail)
  await expect(doer.page.getByText('$100 raised of $100 goal')).toBeVisible()
  await expect(doer.page.getByText('Funded', { exact: true })).toBeVisible()
  await doer.page.getByRole('link', { name: 'Accept Bounty' }).click()
  const accept = doer.page.getByRole('button', { name: 'Accept Bounty' })
  await expect(accept).toBeDisabled()
  await doer.page.getByRole('checkbox').press('Enter')
  await expect(toast(doer.page, 'Agreement Required')).toContainText(
    'Please confirm that you understand the bounty requirements.',
  )
  await doer.page.getByRole('checkbox').check()
  await accept.click()
  await expect(toast(doer.page, 'Bounty Accepted')).toContainText('You have successfully accepted this bounty.')

  const submit = async () => {
    await openHydrated(doer.page, `${detail}/complete`)
    const button = doer.page.getByRole('button', { name: 'Submit Completion' })
    await expect(button).toBeDisabled()
    await choosePhoto(doer.page)
    await expect(doer.page.getByRole('img', { name: 'Your verification' })).toBeVisible()
    await button.click()
    await expect(toast(doer.page, 'Submission Successful')).toContainText('Your bounty completion has been submitted for review.')
    await expect(doer.page.getByText('Status: Submitted for review')).toBeVisible()
  }
  await submit()

  await openHydrated(page, detail)
  const shown = page.getByRole('img', { name: 'What the submitter photographed' })
  const hidden = page.getByRole('button', { name: 'Show photo' })
  await expect(shown).toBeVisible()
  await expect(hidden).toHaveCount(0)
  await expect(page.getByText('$100 pledged by 2 contributors.')).toBeVisible()
  await page.getByRole('button', { name: 'Ask for changes' }).click()
  await expect(page.getByText('Give a reason. The submitter reads it.')).toBeVisible()
  await page.getByLabel('Reason').fill('Show the whole log.')
  await page.getByRole('button', { name: 'Ask for changes' }).click()
  await expect(toast(page, 'The submitter has been told and has 7 days at least to submit again.')).toBeVisible()

  await openHydrated(doer.page, '/bounty?tab=mine')
  const unread = doer.page.getByRole('banner').getByRole('link', { name: '1 unread notification' })
  await expect(unread).toBeVisible()
  await expect(doer.page.getByText('“Show the whole log.”')).toBeVisible()
  await doer.page.getByRole('button', { name: /^Accepted/ }).click()
  const card = doer.page.getByRole('article').filter({ hasText: title })
  await expect(card).toContainText('Changes to your completion were requested')
  await expect(card.getByRole('link', { name: `Complete ${title}` })).toHaveAttribute('href', `${detail}/complete`)
  // A page that shows no list tells it too, and it leads to the list.
  await openHydrated(doer.page, '/about')
  await unread.click()
  await expect(doer.page).toHaveURL('/bounty?tab=mine')
  await doer.page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(unread).toBeHidden()
  await submit()

  const photos: string[] = []
  page.on('request', (asked) => void (/\/functions\/v1\/[^?]*photo/.test(asked.url()) && photos.push(asked.url())))
  await openHydrated(page, detail)
  // The one that was sent back stays behind its press.
  await expect(shown).toHaveCount(1)
  await expect(page.getByRole('listitem').filter({ has: shown })).toContainText('Waiting for review')
  await hidden.click()
  await expect(shown).toHaveCount(2)
  await page.getByRole('button', { name: 'Approve' }).click()
  const asked = page.getByRole('dialog', { name: 'Approve this completion?' })
  await expect(asked.getByRole('img', { name: 'What the submitter photographed' })).toBeVisible()
  await expect(asked).toContainText('its pledges of $100 fall due')
  // The question shows the photo that the reviewer has seen, and fetches nothing.
  expect(photos).toHaveLength(2)
  await asked.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText('Approving in a moment.')).toBeVisible()
  await expect(toast(page, 'The bounty is completed and its submitter has been told.')).toBeVisible()
  await expect(page.getByText(`Completed by ${doerName}`)).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: /fund/i })).toHaveCount(0)

  const board = await request.post('/rest/v1/rpc/leaderboard', {
    headers: { apikey: publishableKey },
    data: { p_period: 'monthly', p_limit: 100 },
  })
  const doerId = await ownId(doer.page)
  expect(await board.json()).toContainEqual(expect.objectContaining({ id: doerId, points: 50 }))

  const list = page.getByRole('region', { name: 'Contributions' })
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await expect(list).toContainText('Anonymous')
  expect(openedResponses.length).toBeGreaterThan(5)
  expect(openedResponses.filter((text) => text.includes(secretId) || text.includes(secretName))).toEqual([])
  await openHydrated(page, '/bounty?tab=leaderboard')
  await expect(page.getByRole('region', { name: 'Leaderboard' })).toContainText(doerName)
  const ledger = await request.get(`/rest/v1/rpc/my_pledges?p_bounty_id=${bountyId}`, {
    headers: await apiHeaders(request, supporter),
  })
  expect(await ledger.json()).toHaveLength(1)
  await Promise.all([supporter, secret, doer].map((member) => member.context.close()))
})

test.describe('with a pledge of the reviewer that is not sent', () => {
  test.use({ allowedMessages: [/ERR_FAILED/] })

  test('an approval names what the academy holds, and no more', async ({ page, browser }) => {
    await signIn(page, 'casey@example.test')
    const bountyId = await createBountyByForm(page, { title: `Unsent ${Date.now()}`, requiresPhoto: false })
    const { context, page: doer } = await newMember(browser)
    await acceptBounty(doer, bountyId)
    await expect(toast(doer, 'Bounty Accepted')).toBeVisible()
    await openHydrated(doer, `/bounty/${bountyId}/complete`)
    await doer.getByRole('main').getByRole('textbox').fill('Walked it twice.')
    await doer.getByRole('button', { name: 'Submit Completion' }).click()
    await expect(toast(doer, 'Submission Successful')).toBeVisible()
    await context.close()
    await page.route('**/rpc/fund_bounty', (route) => route.abort())
    await pledge(page, bountyId)
    await openHydrated(page, `/bounty/${bountyId}`)
    await expect(page.getByText('$25 of yours is not confirmed yet')).toBeVisible()
    await expect(page.getByText('Nothing is pledged yet.')).toBeVisible()
    await page.getByRole('button', { name: 'Approve' }).click()
    const asked = page.getByRole('dialog', { name: 'Approve this completion?' })
    await expect(asked).toContainText('The bounty is then completed.')
  })
})

/** The id that the account page shows its owner. */
async function ownId(page: Page): Promise<string> {
  await openHydrated(page, '/account')
  const main = page.getByRole('main')
  await expect(main).toContainText(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?!@)/)
  const text = await main.innerText()
  // The test's email addresses hold an id as well: it stands before an @.
  const id = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?!@)/.exec(text)?.[0]
  expect(id).toBeDefined()
  return id ?? ''
}
