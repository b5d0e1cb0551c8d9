import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PUBLISHABLE_KEY } from '../../supabase/embedded/secrets.ts'
import { listen } from '../setup/listen.ts'
import { makeTemporaryFolder } from './running-backend.ts'
import { makeSite, runToEnd, startServer, startUnheard, type StartedServer } from './started-server.ts'

let folder: string
let variables: { DATA_FOLDER: string; DIST_FOLDER: string }

beforeAll(async () => {
  folder = await makeTemporaryFolder()
  variables = { DATA_FOLDER: join(folder, 'data'), DIST_FOLDER: await makeSite(folder) }
})

afterAll(() => rm(folder, { recursive: true, force: true }))

const post = (server: StartedServer, path: string, body: unknown) =>
  fetch(server.url + path, {
    method: 'POST',
    headers: { apikey: PUBLISHABLE_KEY, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

/** Signs people up one after another until the server is gone. Answers whom it acknowledged. */
async function signUpUntilGone(server: StartedServer, round: number, onAcknowledged: (count: number) => void): Promise<string[]> {
  const acknowledged: string[] = []
  for (let person = 0; ; person++) {
    const email = `kill-${round}-${person}@example.test`
    try {
      if ((await post(server, '/auth/v1/signup', { email, password: 'a-long-password' })).ok) acknowledged.push(email)
    } catch {
      return acknowledged
    }
    onAcknowledged(acknowledged.length)
  }
}

test('killed while it writes, three times over, it starts again and has all that it acknowledged', async () => {
  const acknowledged: string[] = []
  for (const round of [1, 2, 3]) {
    const server = await startServer(variables)
    const written = signUpUntilGone(server, round, (count) => {
      if (count === round) void server.end('SIGKILL')
    })
    acknowledged.push(...(await written))
  }

  const server = await startServer(variables)
  for (const email of acknowledged) {
    expect((await post(server, '/auth/v1/token?grant_type=password', { email, password: 'a-long-password' })).status).toBe(200)
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(6)
  expect(await server.end('SIGTERM')).toBe(0)
})

test('interrupted by the person, it ends cleanly and can be reset and started again', async () => {
  const server = await startServer(variables)
  expect(await server.end('SIGINT')).toBe(0)
  expect((await runToEnd('reset.ts', variables)).code).toBe(0)
  const fresh = await startServer(variables)
  expect(
    (await post(fresh, '/auth/v1/token?grant_type=password', { email: 'kill-1-0@example.test', password: 'a-long-password' }))
      .status,
  ).toBe(400)
  await fresh.end('SIGTERM')
})

test('serves on where nobody reads any more what it says, and ends when it is told to', async () => {
  const taking = createServer()
  const port = await listen(taking)
  await once(taking.close(), 'close')
  const unheard = startUnheard({ ...variables, PORT: String(port) })
  const status = () =>
    fetch(`http://localhost:${port}/about`, { signal: AbortSignal.timeout(2_000) }).then(
      (answer) => answer.status,
      () => null,
    )
  try {
    await expect.poll(status).toBe(200)
    // What it says on its way has nowhere to go, and each failed word would be one more to say.
    expect(await status()).toBe(200)
    expect(await unheard.end('SIGTERM')).toBe(0)
  } finally {
    await unheard.end('SIGKILL')
  }
})
