import { apiHeaders } from './bounty.ts'
import { openHydrated, signUp, toast } from './people.ts'
import { expect, test } from './test.ts'
import { readyOffline } from './worker.ts'

test.use({ ownServer: 'It stops and starts again.', worker: true, allowedMessages: [/Failed to load resource/] })

const sample = '0c22bd36-4c1d-459c-ad01-1c0435e3b19c'

for (const [when, reachesServer] of [
  ['before the pledge reaches it', false],
  ['after it kept the pledge and before its answer arrives', true],
] as const) {
  test(`the server stops ${when} and starts again: the pledge stands once`, async ({ page, server, request }) => {
    const account = await signUp(page)
    await openHydrated(page, '/')
    // The next page's code must be on the phone before the server goes: that is the worker's part.
    await readyOffline(page)
    await openHydrated(page, `/bounty/${sample}/fund`)
    await page.getByRole('button', { name: '$25', exact: true }).click()

    await page.route(
      '**/rpc/fund_bounty',
      async (route) => {
        if (reachesServer) await route.fetch()
        await server.kill()
        await route.abort('connectionreset')
      },
      { times: 1 },
    )
    const answerLost = page.waitForEvent('requestfailed', (sent) => sent.url().endsWith('/rpc/fund_bounty'))
    await page.getByRole('button', { name: 'Pledge $25' }).click()
    await expect(page).toHaveURL(`/bounty/${sample}`)
    await expect(page.getByText('Your $25 pledge')).toBeVisible()
    await expect(page.getByText('$25 of yours is not confirmed yet')).toBeVisible()

    await answerLost
    const told = expect(toast(page, 'Contribution Successful')).toBeVisible()
    await server.start()
    await told
    await expect(page.getByText('Your $25 pledge')).toBeHidden()

    const headers = await apiHeaders(request, account)
    const ledger = await request.get(`/rest/v1/rpc/my_pledges?p_bounty_id=${sample}`, { headers })
    expect(await ledger.json()).toHaveLength(1)
  })
}
