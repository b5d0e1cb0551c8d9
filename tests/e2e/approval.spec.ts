import type { Page } from '@playwright/test'
import { handedIn, publishableKey } from './bounty.ts'
import { passTime, stopClock } from './clock.ts'
import { openHydrated } from './people.ts'
import { core, expect, test } from './test.ts'

const unread = (page: Page) => page.getByRole('banner').getByRole('link', { name: '1 unread notification' })

/** Approves on `page` up to the confirming press, with its clock stopped; answers the requests that went. */
async function pressApprove(page: Page, bountyId: string) {
  const sent: string[] = []
  page.context().on('request', (request) => {
    if (request.url().endsWith('/rpc/review_completion')) sent.push(request.postDataJSON().p_op_id)
  })
  await page.clock.install()
  await openHydrated(page, `/bounty/${bountyId}`)
  await expect(unread(page)).toBeVisible()
  await page.getByRole('button', { name: 'Approve' }).click()
  const asked = page.getByRole('dialog', { name: 'Approve this completion?' })
  await expect(asked).toContainText('You can undo the approval for five seconds')
  await stopClock(page)
  await asked.getByRole('button', { name: 'Approve' }).click()
  await expect(asked).toBeHidden()
  await expect(page.getByText('Approving in a moment.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  return sent
}

test.use({ allowedMessages: [/ERR_FAILED/] })

test(
  'an approval that is undone within five seconds is not sent; left alone, it is sent once',
  core,
  async ({ page, browser, request }) => {
    const { bountyId, doer } = await handedIn(page, browser, request)
    const sent = await pressApprove(page, bountyId)
    await passTime(page, 4_900)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Approve' })).toBeFocused()
    await passTime(page, 10_000)
    expect(sent).toEqual([])

    await page.keyboard.press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
    await passTime(page, 5_000)
    await page.clock.resume()
    await expect(page.locator('.toast').filter({ hasText: 'Completion Approved' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Submissions', exact: true })).toBeFocused()
    await passTime(page, 10_000)
    expect(sent).toHaveLength(1)
    await doer.context.close()
  },
)

test('an approval without an answer says so, and tries again under the same number', async ({ page, browser, request }) => {
  const { bountyId, doer } = await handedIn(page, browser, request)
  const sent = await pressApprove(page, bountyId)
  await page.route('**/rpc/review_completion', (route) => route.abort())
  await passTime(page, 5_000)
  await expect(page.getByRole('alert')).toContainText('The academy could not be reached.')
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(again).toBeFocused()
  await page.unroute('**/rpc/review_completion')
  await again.click()
  await page.clock.resume()
  await expect(page.locator('.toast').filter({ hasText: 'Completion Approved' })).toBeVisible()
  expect(sent).toHaveLength(2)
  expect(new Set(sent).size).toBe(1)
  await doer.context.close()
})

for (const way of ['for another page of the app', 'for another site'] as const) {
  test(`who leaves ${way} within the five seconds has approved`, async ({ page, browser, request }) => {
    const { bountyId, doer } = await handedIn(page, browser, request)
    const sent = await pressApprove(page, bountyId)
    // The browser tells nobody of a request of a page that is gone: the server does.
    if (way === 'for another site') await page.goto('about:blank')
    else {
      await page.getByRole('link', { name: 'Back to Bounties' }).first().click()
      await expect(page).toHaveURL('/bounty')
      await page.clock.resume()
      await expect(page.locator('.toast').filter({ hasText: 'Completion Approved' })).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      expect(sent).toHaveLength(1)
      await expect(unread(page)).toBeHidden()
    }
    await expect(async () => {
      const rows = await request.get(`/rest/v1/bounties?id=eq.${bountyId}&select=status`, {
        headers: { apikey: publishableKey },
      })
      expect(await rows.json()).toEqual([{ status: 'completed' }])
    }).toPass()
    if (way === 'for another site') {
      await page.clock.resume()
      // The count was asked for a moment ago, and the page that knew of the approval is gone.
      const asked = page.waitForResponse('**/rest/v1/notifications?*')
      await openHydrated(page, '/about')
      await asked
      await expect(unread(page)).toBeHidden()
    }
    await doer.context.close()
  })
}

test('who leaves an approval that is not answered is told so', async ({ page, browser, request }) => {
  const { bountyId, title, doer } = await handedIn(page, browser, request)
  await pressApprove(page, bountyId)
  await page.route('**/rpc/review_completion', (route) => route.abort())
  await page.getByRole('link', { name: 'Back to Bounties' }).first().click()
  await expect(page.locator('.toast').filter({ hasText: 'Approval not confirmed' })).toContainText(title)
  await doer.context.close()
})
