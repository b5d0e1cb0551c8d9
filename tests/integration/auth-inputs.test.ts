import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PUBLISHABLE_KEY } from '../../supabase/embedded/secrets.ts'
import { discardBackend, send, signUp, startBackend, type RunningBackend, type Session } from './running-backend.ts'

let running: RunningBackend
let session: Session

beforeAll(async () => {
  running = await startBackend()
  session = await signUp(running, 'inputs@example.test')
})
afterAll(() => discardBackend(running))

const [email, password] = ['shapes@example.test', 'a-long-password']

const asked: [method: string, path: string, body: Record<string, unknown>][] = [
  ['POST', '/auth/v1/signup', { email, password, data: {} }],
  ['POST', '/auth/v1/token?grant_type=password', { email, password }],
  ['POST', '/auth/v1/token?grant_type=refresh_token', { refresh_token: 'made-up' }],
  ['POST', '/auth/v1/verify', { type: 'recovery', email, token: '123456' }],
  ['POST', '/auth/v1/verify', { type: 'recovery', token_hash: 'made-up' }],
  ['POST', '/auth/v1/recover', { email }],
  ['POST', '/auth/v1/otp', { email }],
  ['POST', '/auth/v1/magiclink', { email }],
  ['POST', '/auth/v1/resend', { type: 'signup', email }],
  ['PUT', '/auth/v1/user', { email }],
  ['PUT', '/auth/v1/user', { password, current_password: password }],
]

const wrong: unknown[] = [7, true, null, [], ['a'], {}, { a: 'b' }]

describe.each(asked)('%s %s', (method, path, good) => {
  const ask = (body: BodyInit | null) =>
    fetch(running.url + path, {
      method,
      body,
      headers: {
        apikey: PUBLISHABLE_KEY,
        'content-type': 'application/json',
        authorization: `Bearer ${session.access_token}`,
      },
    })

  test.each(['', 'not JSON', '{', 'null', '7', '"text"', 'true', '[]', '[{}]'])('with a body of %j is refused', async (body) => {
    const answer = await ask(body)
    expect([answer.status, await answer.json()]).toMatchObject([400, { error_code: 'bad_json' }])
  })

  test.each(Object.keys(good).filter((name) => name !== 'data'))('with a %s of a wrong type is refused', async (name) => {
    for (const value of wrong) {
      const answer = await ask(JSON.stringify({ ...good, [name]: value }))
      expect([value, answer.status, await answer.json()]).toMatchObject([value, 400, { error_code: 'validation_failed' }])
    }
  })

  test.each(Object.keys(good).filter((name) => name !== 'data'))('with a %s of 10,000 letters is refused', async (name) => {
    const answer = await ask(JSON.stringify({ ...good, [name]: `${'a'.repeat(10_000)}@example.test` }))
    expect([answer.status, await answer.json()]).toMatchObject([400, { error_code: 'validation_failed' }])
  })

  test('of a megabyte is refused', async () => {
    expect((await ask(JSON.stringify({ ...good, data: { note: 'a'.repeat(1e6) } }))).status).toBe(413)
  })

  test('without what it needs is refused, and breaks nothing', async () => {
    expect((await ask('{}')).status).toBeLessThan(500)
  })
})

test('data of a new account that is no object is refused', async () => {
  for (const data of ['text', 7, [], ['a']])
    expect((await send(running, 'POST', '/auth/v1/signup', { body: { email, password, data } })).status).toBe(400)
})

test('data of a new account holds no lists of lists, and what is longer than a name needs is not kept', async () => {
  const deep = `${'['.repeat(7000)}${']'.repeat(7000)}`
  const ask = (address: string, data: string) =>
    fetch(`${running.url}/auth/v1/signup`, {
      method: 'POST',
      body: `{"email":"${address}","password":"${password}","data":${data}}`,
      headers: { apikey: PUBLISHABLE_KEY, 'content-type': 'application/json' },
    })
  expect((await ask('deep@example.test', `{"display_name":${deep}}`)).status).toBe(400)
  const long = await ask('long@example.test', `{"display_name":"Robin","note":"${'a'.repeat(12_000)}"}`)
  const { access_token } = v.parse(v.object({ access_token: v.string() }), await long.json())
  const kept = await fetch(`${running.url}/auth/v1/user`, {
    headers: { apikey: PUBLISHABLE_KEY, authorization: `Bearer ${access_token}` },
  })
  expect(JSON.stringify(await kept.json()).length).toBeLessThan(5000)
})

test.each([
  ['GET', '/auth/v1/user', 200],
  ['GET', '/auth/v1/settings', 200],
  ['POST', '/auth/v1/signup', 400],
  ['GET', '/rest/v1/bounties?select=id&limit=1', 200],
  ['GET', '/rest/v1/no_such_table', 404],
  ['POST', '/functions/v1/check-subscription', 200],
  ['POST', '/functions/v1/no-such-function', 404],
])('%s %s is no page, and stays in no cache', async (method, path, status) => {
  const answer = await send(running, method, path, { session, ...(method === 'POST' && { body: [] }) })
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.status).toBe(status)
})
