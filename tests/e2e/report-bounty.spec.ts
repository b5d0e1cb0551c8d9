import { createBounty, newMember } from './bounty.ts'
import { openHydrated, signIn, signUp, toast } from './people.ts'
import { core, expect, test } from './test.ts'

// A hidden bounty is unknown to others, which the page logs.
test.use({ allowedMessages: [/^error: Failed to fetch bounty details$/] })

test(
  'a member reports a bounty, a moderator hides it, its creator learns why and nobody else sees it',
  core,
  async ({ page, browser }) => {
    const title = `Reported ${Date.now()}`
    const bountyId = await createBounty(page.request, await signUp(page), { title })

    const member = await newMember(browser)
    await openHydrated(member.page, `/bounty/${bountyId}`)
    await member.page.getByRole('button', { name: 'Report' }).click()
    await member.page.getByRole('button', { name: 'Send report' }).click()
    await expect(member.page.getByText('Say what is wrong with it.')).toBeVisible()
    await member.page.getByLabel('What is wrong with it?').fill('It names a neighbor.')
    await member.page.getByRole('button', { name: 'Send report' }).click()
    await expect(toast(member.page, 'Report sent')).toBeVisible()

    const moderator = await (await browser.newContext()).newPage()
    await signIn(moderator, 'morgan@example.test')
    await openHydrated(moderator, '/bounty?tab=mine')
    const report = moderator.getByRole('listitem').filter({ hasText: title })
    await expect(report).toContainText('It names a neighbor.')
    await report.getByLabel('Reason for hiding it').fill('It targets a person.')
    await report.getByRole('button', { name: 'Hide bounty' }).click()
    await expect(toast(moderator, 'Bounty Hidden')).toBeVisible()

    await openHydrated(page, '/bounty?tab=mine')
    await expect(page.getByText('“It targets a person.”')).toBeVisible()
    await openHydrated(member.page, `/bounty/${bountyId}`)
    await expect(member.page.getByRole('alert')).toContainText('Failed to load bounty details.')
    await Promise.all([member.context.close(), moderator.context().close()])
  },
)
