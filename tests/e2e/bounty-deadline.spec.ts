import { actor, newMember, publishableKey } from './bounty.ts'
import { openHydrated, signUp } from './people.ts'
import { expect, test } from './test.ts'

test('a deadline passes: the bounty expires, pledges are released, and every screen says so', async ({
  page,
  browser,
  request,
}) => {
  const title = `Short ${Date.now()}`
  const creator = await signUp(page)
  const supporter = await newMember(browser)
  const doer = await newMember(browser)
  const [create, fund, accept] = await Promise.all([creator, supporter, doer].map((account) => actor(request, account)))
  const deadline = Date.now() + 30_000
  const bountyId = await create?.('create_bounty', {
    p_title: title,
    p_description: 'Be quick.',
    p_category: 'Civic Engagement',
    p_funding_goal_cents: 10_000,
    p_deadline: new Date(deadline).toISOString(),
    p_requires_photo: false,
  })
  await fund?.('fund_bounty', { p_bounty_id: bountyId, p_amount_cents: 4000, p_anonymous: false })
  await accept?.('accept_bounty', { p_bounty_id: bountyId })
  await expect.poll(() => Date.now() > deadline).toBe(true)

  // The supporter looks first; no timer has run, so this look is what ends it.
  const { page: supporterPage } = supporter
  await openHydrated(supporterPage, `/bounty/${bountyId}`)
  await expect(supporterPage.getByText('Expired', { exact: true })).toBeVisible()
  await expect(supporterPage.getByText('Ended', { exact: true })).toBeVisible()
  await expect(supporterPage.getByText('This bounty has ended.')).toBeVisible()
  // The way to fund is always shown; its form says why it is shut.
  await expect(supporterPage.getByRole('main').getByRole('link', { name: 'Fund this Bounty' })).toBeVisible()
  await expect(supporterPage.getByRole('main')).not.toContainText(/\d days? left/)
  await expect(supporterPage.getByRole('region', { name: 'Contributions' })).toContainText('Released')
  await expect
    .poll(async () => {
      const rows = await request.get(`/rest/v1/bounties?id=eq.${bountyId}&select=status`, {
        headers: { apikey: publishableKey },
      })
      return rows.json()
    })
    .toEqual([{ status: 'expired' }])
  await openHydrated(supporterPage, `/bounty/${bountyId}/fund`)
  await expect(supporterPage.getByText('This bounty has ended, so it takes no more pledges.')).toBeVisible()
  await expect(supporterPage.getByRole('button', { name: /^Pledge/ })).toBeDisabled()
  await openHydrated(supporterPage, '/bounty?tab=mine&mine=funded')
  await expect(supporterPage.getByRole('list', { name: 'My bounties: Funded' })).toContainText('Expired')

  await openHydrated(doer.page, `/bounty/${bountyId}`)
  await expect(doer.page.getByText('Status: Expired')).toBeVisible()
  await openHydrated(doer.page, `/bounty/${bountyId}/complete`)
  await expect(doer.page.getByText('Status: Expired')).toBeVisible()

  await openHydrated(doer.page, '/bounty?tab=mine&mine=accepted')
  const ended = doer.page.getByRole('article').filter({ hasText: title })
  await expect(ended).toContainText('Your acceptance ended')
  await expect(ended.getByRole('link')).toHaveText([/^See status/])

  await openHydrated(page, '/bounty?tab=mine')
  await expect(page.getByRole('list', { name: 'My bounties: Created' })).toContainText('Expired')
  await expect(page.getByText('Your bounty ended without a completion. Its pledges are released.')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: '1 unread notification' })).toBeVisible()

  await openHydrated(page, `/bounty?tab=marketplace&q=${encodeURIComponent(title)}`)
  await expect(page.getByText('No bounties match your search criteria.')).toBeVisible()
  await page.getByRole('tab', { name: 'Active Bounties' }).click()
  await expect(page.getByRole('list', { name: 'Active bounties' })).toBeVisible()
  await expect(page.getByRole('heading', { name: title })).toBeHidden()
  await Promise.all([supporter.context.close(), doer.context.close()])
})
