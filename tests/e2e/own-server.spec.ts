import { apiHeaders, createBounty, publishableKey } from './bounty.ts'
import { signUp } from './people.ts'
import { expect, test } from './test.ts'

test.use({ ownServer: 'It is counted what a new one has, and it is killed.' })

test('a new server begins with the sample data and nothing else', async ({ request }) => {
  const headers = { apikey: publishableKey }
  const others = await request.get('/rest/v1/bounties?is_sample=eq.false&title=neq.Made%20here', { headers })
  expect(await others.json()).toEqual([])
  const samples = await request.get('/rest/v1/bounties?is_sample=eq.true', { headers })
  expect((await samples.json()).length).toBeGreaterThan(5)
})

test('a killed server comes back at its address with what it had', async ({ page, server, request }) => {
  const account = await signUp(page)
  const bountyId = await createBounty(request, account, { title: 'Made here' })
  await page.close()
  await server.kill()
  await expect(request.get('/')).rejects.toThrow('ECONNREFUSED')
  await server.start()
  const headers = await apiHeaders(request, account)
  const kept = await request.get(`/rest/v1/bounties?id=eq.${bountyId}`, { headers })
  expect(await kept.json()).toHaveLength(1)
})
