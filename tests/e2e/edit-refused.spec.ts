import type { Page } from '@playwright/test'
import { acceptBounty, choosePhoto, fillWizard } from './bounty.ts'
import { openHydrated, signUp, toast } from './people.ts'
import { core, expect, test } from './test.ts'

const sample = 'a3057b14-9fb2-4844-aeff-546d5f7ce1e0'

/** The server refuses this act once, in its own words; what comes after reaches it. */
async function refuseOnce(page: Page, act: string, code: string) {
  await page.route(
    `**/rpc/${act}`,
    (route) =>
      route.fulfill({
        json: {
          op_id: route.request().postDataJSON().p_op_id,
          outcome: 'rejected',
          code,
          replayed: false,
          entity: null,
          server_time: new Date().toISOString(),
        },
      }),
    { times: 1 },
  )
}

test('a refused pledge opens filled, and what is sent from there takes its place', core, async ({ page }) => {
  await signUp(page)
  await refuseOnce(page, 'fund_bounty', 'bounty_closed')
  await openHydrated(page, `/bounty/${sample}/fund`)
  await page.getByLabel('Contribution Amount').fill('42.50')
  await page.getByLabel('Make this contribution anonymous').check()
  await page.getByRole('button', { name: 'Pledge $42.50' }).click()
  await expect(toast(page, 'Payment Failed')).toContainText('There was an error processing your payment. Please try again.')
  await expect(page.getByText('Not accepted', { exact: true })).toBeVisible()

  await page.getByRole('link', { name: 'Edit' }).click()
  await expect(page).toHaveURL(/\/fund\?entry=/)
  await expect(page.getByRole('note').filter({ hasText: 'Not sent as it was' })).toContainText('This bounty has already ended.')
  await expect(page.getByLabel('Contribution Amount')).toHaveValue('42.50')
  await expect(page.getByLabel('Make this contribution anonymous')).toBeChecked()
  const address = page.url()
  await page.getByRole('button', { name: '$25', exact: true }).click()
  await page.getByRole('button', { name: 'Pledge $25' }).click()
  await expect(toast(page, 'Contribution Successful')).toContainText('You have successfully contributed $25 to this bounty.')
  await expect(page.getByText('Not accepted', { exact: true })).toBeHidden()

  await openHydrated(page, address)
  await expect(page.getByText('Nothing left to change')).toBeVisible()
  await expect(page.getByLabel('Contribution Amount')).toHaveValue('10')
})

test.describe('in two windows', () => {
  test.use({ allowedMessages: [/^error: put_away|LocalFailure/] })

  test('a refused act that was put away in another window is told so, and what was typed goes out by the next press', async ({
    page,
    context,
  }) => {
    await signUp(page)
    await refuseOnce(page, 'fund_bounty', 'bounty_closed')
    await openHydrated(page, `/bounty/${sample}/fund`)
    await page.getByRole('button', { name: '$25', exact: true }).click()
    await page.getByRole('button', { name: 'Pledge $25' }).click()
    await expect(page.getByText('Not accepted', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Edit' }).click()
    await page.getByLabel('Contribution Amount').fill('31')

    const other = await context.newPage()
    await openHydrated(other, '/outbox')
    await other.getByRole('button', { name: /^Close Pledge/ }).click()
    await expect(other.getByRole('button', { name: /^Close Pledge/ })).toBeHidden()

    await page.getByRole('button', { name: 'Pledge $31' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Not saved' })).toContainText(
      'It was put away meanwhile. Press again to send this as a new item.',
    )
    await expect(page.getByLabel('Contribution Amount')).toHaveValue('31')
    await openHydrated(other, `/bounty/${sample}/fund`)
    await expect(other.getByLabel('Contribution Amount')).toHaveValue('31')
    await page.getByRole('button', { name: 'Pledge $31' }).click()
    await expect(toast(page, 'Contribution Successful')).toContainText('You have successfully contributed $31 to this bounty.')
  })
})

test('a refused creation opens filled from My Bounties and is created under a new number', async ({ page }) => {
  await signUp(page)
  await refuseOnce(page, 'create_bounty', 'daily_limit')
  const title = `Refused ${Date.now()}`
  await fillWizard(page, { title, goal: '75.50', requiresPhoto: false })
  await page.getByRole('button', { name: 'Create Bounty' }).click()
  await expect(toast(page, 'Creation Failed')).toContainText('There was an error creating your bounty. Please try again.')
  await openHydrated(page, '/bounty?tab=mine')
  await page.getByRole('link', { name: 'Edit' }).click()
  await expect(page.getByLabel('Title')).toHaveValue(title)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByLabel('Funding Goal')).toHaveValue('75.50')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByLabel('Require photo verification')).not.toBeChecked()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Create Bounty' }).click()
  await expect(toast(page, 'Bounty Created')).toBeVisible()
})

test('a refused acceptance has nothing to edit, and is done anew where it stands', async ({ page }) => {
  await signUp(page)
  await refuseOnce(page, 'accept_bounty', 'bounty_closed')
  await acceptBounty(page, sample)
  await expect(toast(page, 'Acceptance Failed')).toContainText('There was an error accepting this bounty. Please try again.')
  await page.getByRole('button', { name: 'Try again Acceptance' }).click()
  await expect(toast(page, 'Bounty Accepted')).toBeVisible()
})

test('a refused completion opens with its notes and its photo, which goes along unless it is removed', async ({ page }) => {
  await signUp(page)
  await acceptBounty(page, sample)
  await expect(toast(page, 'Bounty Accepted')).toBeVisible()
  await refuseOnce(page, 'complete_bounty', 'photo_missing')
  await page.getByRole('link', { name: 'Complete Bounty' }).click()
  await choosePhoto(page)
  await page.getByLabel('Completion Notes').fill('First try.')
  await page.getByRole('button', { name: 'Submit Completion' }).click()
  await expect(toast(page, 'Submission Failed')).toContainText('There was an error submitting your completion. Please try again.')
  await page.getByRole('link', { name: 'Edit' }).click()
  await expect(page.getByRole('img', { name: 'Your verification' })).toBeVisible()
  await expect(page.getByLabel('Completion Notes')).toHaveValue('First try.')
  await page.getByLabel('Completion Notes').fill('Second try.')
  const upload = page.waitForRequest('**/storage/v1/object/completion-photos/**')
  await page.getByRole('button', { name: 'Submit Completion' }).click()
  await upload
  await expect(toast(page, 'Submission Successful')).toBeVisible()
  await expect(page.getByText('Second try.')).toBeVisible()
})
