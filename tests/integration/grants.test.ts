import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { discardBackend, send, signUp, startBackend, type RunningBackend, type Session } from './running-backend.ts'

let running: RunningBackend
let session: Session
let bounty: string
const pledge = crypto.randomUUID()

beforeAll(async () => {
  running = await startBackend()
  session = await signUp(running, 'ada@example.test')
  const samples = await send(running, 'GET', '/rest/v1/bounties?status=eq.active&select=id&limit=1', { session })
  const [{ id }] = await samples.json()
  bounty = id
  const body = { p_op_id: pledge, p_expected_user: session.user.id, p_bounty_id: bounty, p_amount_cents: 500, p_anonymous: true }
  await send(running, 'POST', '/rest/v1/rpc/fund_bounty', { session, body })
})

afterAll(() => discardBackend(running))

const row = () => ({
  id: crypto.randomUUID(),
  bounty_id: crypto.randomUUID(),
  contributor_id: session.user.id,
  amount: 5,
  position: 1,
  total_after: 5,
})

function refusals() {
  test('an authenticated direct insert into the ledger is refused', async () => {
    const response = await send(running, 'POST', '/rest/v1/contributions', { session, body: row() })
    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({ code: '42501' })
  })

  test('an anonymous one too', async () => {
    expect((await send(running, 'POST', '/rest/v1/contributions', { body: row() })).status).toBe(401)
  })

  test.each(['exact', 'planned', 'estimated'])('nobody reads the ledger or its length: %s', async (kind) => {
    const headers = { prefer: `count=${kind}` }
    const own = `/rest/v1/contributions?contributor_id=eq.${session.user.id}`
    expect((await send(running, 'GET', own, { session, headers })).status).toBe(403)
    expect((await send(running, 'GET', own, { headers })).status).toBe(401)
  })

  test('a person’s own pledges are read by a function, all or some of them', async () => {
    const pledges = async (more: string) => (await send(running, 'GET', `/rest/v1/rpc/my_pledges${more}`, { session })).json()
    const [{ id, bounty_id }, ...others] = await pledges('')
    expect([id, bounty_id, others]).toEqual([pledge, bounty, []])
    expect(await pledges(`?p_bounty_id=${bounty}&select=amount`)).toEqual([{ amount: '5.00' }])
    expect(await pledges(`?p_bounty_id=${crypto.randomUUID()}`)).toEqual([])
    expect(await pledges(`?select=id&id=in.(${pledge},${bounty})`)).toEqual([{ id: pledge }])
    expect((await send(running, 'GET', '/rest/v1/rpc/my_pledges')).status).toBe(401)
  })

  test.each([{ status: 'completed' }, { current_funding: 1_000_000 }])(
    'a direct update of a bounty to %o is refused',
    async (change) => {
      const response = await send(running, 'PATCH', '/rest/v1/bounties?status=eq.active', { session, body: change })
      expect(response.status).toBe(403)
    },
  )

  test.each(['/rest/v1/client_ops', '/rest/v1/users', '/rest/v1/secrets'])(
    'nothing outside the public schema answers at %s',
    async (path) => {
      for (const schema of ['private', 'auth', 'storage']) {
        const response = await send(running, 'GET', path, { session, headers: { 'accept-profile': schema } })
        expect(response.status).toBeGreaterThanOrEqual(400)
      }
    },
  )
}

describe('after the first boot', () => {
  refusals()
})

describe('after a restart', () => {
  beforeAll(async () => {
    await running.stop()
    running = await startBackend({ dataFolder: running.dataFolder })
  })

  refusals()

  test('a session from before goes on, since the secret is kept', async () => {
    const response = await send(running, 'GET', '/auth/v1/user', { session })
    expect(await response.json()).toMatchObject({ id: session.user.id })
  })
})

test('a request without a key, or with an invented one, is refused', async () => {
  for (const apikey of ['', 'sb_secret_guess', 'sb_publishable_other']) {
    expect((await send(running, 'GET', '/rest/v1/bounties', { headers: { apikey } })).status).toBe(401)
  }
})

test.each(['/_system/config', '/_system/introspect', '/_system/info'])("Lite's own %s is not served", async (path) => {
  const answer = await running.backend.fetch(new Request(running.url + path), { peerAddress: '127.0.0.1' })
  expect(answer.status).toBe(404)
})
