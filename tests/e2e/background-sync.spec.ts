import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import { apiHeaders, publishableKey } from './bounty.ts'
import { expireToken, openHydrated, signUp, toast } from './people.ts'
import { core, expect, test } from './test.ts'
import { readyOffline } from './worker.ts'

test.use({ worker: true })

const sample = 'a3057b14-9fb2-4844-aeff-546d5f7ce1e0'

test.use({ allowedMessages: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] })

/** Fires the browser's own sync event at the worker, as it does when the network is back. */
async function dispatchSync(context: BrowserContext, page: Page, origin: string): Promise<void> {
  const session = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ scopeURL }) => scopeURL === `${origin}/`)
      if (found) resolve(found.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const registrationId = await registered
  await session.send('ServiceWorker.dispatchSyncEvent', { origin, registrationId, tag: 'flush-outbox', lastChance: false })
  await session.detach()
}

/** Pledges $25 with the network pulled: it is queued on the phone. */
async function pledgeOffline(page: Page, context: BrowserContext): Promise<void> {
  await openHydrated(page, `/bounty/${sample}/fund`)
  await page.getByRole('button', { name: '$25', exact: true }).click()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Pledge $25' }).click()
  await expect(page.getByText('$25 of yours is not confirmed yet')).toBeVisible()
}

/** How many pledges to the sample bounty the server has of that person. */
async function pledgesOf(request: APIRequestContext, headers: Record<string, string>): Promise<number> {
  const answer = await request.get(`/rest/v1/rpc/my_pledges?p_bounty_id=${sample}`, { headers })
  return (await answer.json()).length
}

test(
  'with every page closed the browser wakes the worker: the pledge arrives once, under a token that it renews itself',
  core,
  async ({ page, context, request, baseURL }) => {
    const person = await signUp(page)
    await openHydrated(page, '/')
    await readyOffline(page)
    await pledgeOffline(page, context)
    await expireToken(page)

    // The console of another site's page: no window of ours is open any more.
    const elsewhere = await context.newPage()
    await elsewhere.goto('about:blank')
    await page.close()
    await context.setOffline(false)
    await dispatchSync(context, elsewhere, baseURL ?? '')

    const headers = await apiHeaders(request, person)
    await expect.poll(() => pledgesOf(request, headers)).toBe(1)

    // Once more, and a page that opens later: the server has it once, and the page knows.
    await dispatchSync(context, elsewhere, baseURL ?? '')
    await openHydrated(elsewhere, `/bounty/${sample}`)
    await expect(elsewhere.getByText('not confirmed yet')).toBeHidden()
    expect(await pledgesOf(request, headers)).toBe(1)
    expect((await request.get('/auth/v1/user', { headers: { ...headers, apikey: publishableKey } })).status()).toBe(200)
  },
)

test('with a page open the worker asks it to send, and sends nothing itself', async ({ page, context, baseURL }) => {
  await signUp(page)
  await openHydrated(page, '/')
  await readyOffline(page)
  await pledgeOffline(page, context)
  const asked = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        navigator.serviceWorker.addEventListener('message', ({ data }) => data.type === 'flush-outbox' && resolve(data.type))
      }),
  )
  const sent: (string | null)[] = []
  context.on('request', (request) => {
    if (request.url().endsWith('/rpc/fund_bounty')) sent.push(request.serviceWorker() ? 'worker' : 'page')
  })
  // Chromium holds sync events back while its tools pull the network.
  await context.setOffline(false)
  const told = expect(toast(page, 'Contribution Successful')).toBeVisible()
  await dispatchSync(context, page, baseURL ?? '')
  expect(await asked).toBe('flush-outbox')
  await told
  expect(new Set(sent)).toEqual(new Set(['page']))
})

test('a window of ours that doesn’t answer, since no app runs in it, leaves the sending to the worker', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const person = await signUp(page)
  await openHydrated(page, '/')
  await readyOffline(page)
  const picture = await context.newPage()
  await picture.goto('/favicon.svg')
  await pledgeOffline(page, context)
  await page.close()
  await context.setOffline(false)
  await dispatchSync(context, picture, baseURL ?? '')
  const headers = await apiHeaders(request, person)
  await expect.poll(() => pledgesOf(request, headers)).toBe(1)
})
