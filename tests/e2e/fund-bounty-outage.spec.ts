import { startServer, type TestServer } from '../setup/server.ts'
import { apiHeaders } from './bounty.ts'
import { openHydrated, signUp, toast } from './people.ts'
import { expect, test } from './test.ts'

test.use({ worker: true })

const sample = '0c22bd36-4c1d-459c-ad01-1c0435e3b19c'

let server: TestServer
test.beforeEach(async () => {
  server = await startServer()
})
test.afterEach(async () => {
  await server.remove()
})

for (const [when, reachesServer] of [
  ['before the pledge reaches it', false],
  ['after it kept the pledge and before its answer arrives', true],
] as const) {
  test(`the server stops ${when} and starts again: the pledge stands once`, async ({ browser, playwright }) => {
    test.setTimeout(180_000)
    const { port, origin } = new URL(server.url)
    const context = await browser.newContext({ baseURL: origin })
    const page = await context.newPage()
    const { email, password } = await signUp(page)
    // The next page's code must be on the phone before the server goes: that is the worker's part.
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
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
    await page.getByRole('button', { name: 'Pledge $25' }).click()
    await expect(page).toHaveURL(`/bounty/${sample}`)
    await expect(page.getByText('Your $25 pledge')).toBeVisible()
    await expect(page.getByText('$25 of yours is not confirmed yet')).toBeVisible()

    server = await startServer({ port: Number(port), dataFolder: server.dataFolder })
    await expect(toast(page, 'Contribution Successful')).toBeVisible({ timeout: 90_000 })
    await expect(page.getByText('Your $25 pledge')).toBeHidden()

    const request = await playwright.request.newContext({ baseURL: origin })
    const headers = await apiHeaders(request, { email, password })
    const ledger = await request.get(`/rest/v1/contributions?bounty_id=eq.${sample}`, { headers })
    expect(await ledger.json()).toHaveLength(1)
    await request.dispose()
    await context.close()
  })
}
