import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { makeProject } from './project-folder.ts'
import { discardBackend, send, startBackend, type RunningBackend } from './running-backend.ts'

const FUNCTIONS = {
  'functions/echo/index.ts': `export default {
    async fetch(request: Request) {
      const { SUPABASE_URL, WAYFINDER_ENVIRONMENT } = process.env
      return Response.json({ method: request.method, body: await request.text(), from: request.headers.get('x-forwarded-for'), SUPABASE_URL, WAYFINDER_ENVIRONMENT })
    },
  }`,
  'functions/broken/index.ts': `export default { fetch() { throw new Error('the password is hunter2') } }`,
  'functions/shapeless/index.ts': `export const handler = 1`,
  'functions/_shared/index.ts': `export default { fetch: () => new Response('internal') }`,
}

let running: RunningBackend
let projectFolder: string

beforeAll(async () => {
  projectFolder = await makeProject(FUNCTIONS)
  running = await startBackend({ projectFolder })
})

afterAll(async () => {
  await discardBackend(running)
  await rm(projectFolder, { recursive: true, force: true })
})

test('a function gets the request, the variables of the edge runtime, and the address of the socket, not of a header', async () => {
  const response = await send(running, 'POST', '/functions/v1/echo', {
    body: { a: 1 },
    headers: { 'x-forwarded-for': '203.0.113.7' },
  })
  expect(await response.json()).toEqual({
    method: 'POST',
    body: '{"a":1}',
    from: '127.0.0.1',
    SUPABASE_URL: running.url,
    WAYFINDER_ENVIRONMENT: 'development',
  })
})

test('a name that climbs out of the folder is no name', async () => {
  expect((await send(running, 'POST', '/functions/v1/..%2fecho', { body: {} })).status).toBe(400)
})

test.each(['nothing', '_shared', 'echo/more', ''])('there is no function %j', async (name) => {
  const response = await send(running, 'POST', `/functions/v1/${name}`, { body: {} })
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ error: { code: 'not_found' } })
})

test.each(['broken', 'shapeless'])('the fault of %s is told to the server, not to the caller', async (name) => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const response = await send(running, 'POST', `/functions/v1/${name}`, { body: {} })
  expect(response.status).toBe(500)
  expect(await response.text()).not.toContain('hunter2')
  expect(log).toHaveBeenCalledOnce()
  log.mockRestore()
})

test('a body that is too large is refused before anything reads it', async () => {
  const response = await send(running, 'POST', '/functions/v1/echo', { body: 'x'.repeat(7 * 1024 * 1024) })
  expect(response.status).toBe(413)
})

const admin = async () => ({ apikey: JSON.parse(await readFile(join(running.dataFolder, 'secrets.json'), 'utf8')).secretKey })

describe('accounts by the admin API', () => {
  const person = { email: 'New.Cadet@example.test', password: 'a-long-password' }
  const signIn = () => send(running, 'POST', '/auth/v1/token?grant_type=password', { body: person })

  test('only the secret key may use it', async () => {
    expect((await send(running, 'POST', '/auth/v1/admin/users', { body: person })).status).toBe(403)
    expect((await send(running, 'DELETE', `/auth/v1/admin/users/${crypto.randomUUID()}`)).status).toBe(403)
  })

  test('an account is made, signs in, is not made twice, and is deleted', async () => {
    const headers = await admin()
    const made = await send(running, 'POST', '/auth/v1/admin/users', { body: person, headers })
    const user = await made.json()
    expect(user).toMatchObject({ email: 'new.cadet@example.test', role: 'authenticated' })
    expect((await signIn()).status).toBe(200)

    const again = await send(running, 'POST', '/auth/v1/admin/users', { body: person, headers })
    expect(again.status).toBe(422)
    expect(await again.json()).toMatchObject({ error_code: 'email_exists' })

    expect((await send(running, 'DELETE', `/auth/v1/admin/users/${user.id}`, { headers })).status).toBe(200)
    expect((await signIn()).status).toBe(400)
    expect((await send(running, 'DELETE', `/auth/v1/admin/users/${user.id}`, { headers })).status).toBe(404)
  })

  test.each([{ email: 'nobody' }, { password: 'short' }, { email: null }, { password: 'x'.repeat(73) }])(
    'refuses %o',
    async (wrong) => {
      const response = await send(running, 'POST', '/auth/v1/admin/users', {
        body: { ...person, ...wrong },
        headers: await admin(),
      })
      expect(response.status).toBe(400)
    },
  )
})
