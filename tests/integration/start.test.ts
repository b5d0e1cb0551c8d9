import { rm, writeFile } from 'node:fs/promises'
import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PUBLISHABLE_KEY } from '../../supabase/embedded/secrets.ts'
import { makeTemporaryFolder } from './running-backend.ts'
import { siteAnswers, siteRedirects } from './site-answers.ts'
import { makeSite, runToEnd, startServer, type StartedServer } from './started-server.ts'

let folder: string
let variables: { DATA_FOLDER: string; DIST_FOLDER: string }
let server: StartedServer

beforeAll(async () => {
  folder = await makeTemporaryFolder()
  variables = { DATA_FOLDER: join(folder, 'data'), DIST_FOLDER: await makeSite(folder) }
  server = await startServer(variables)
})

afterAll(async () => {
  await server.end('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

/** A port of this machine, and the server that takes it. */
async function takePort(): Promise<{ port: number; other: Server }> {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  return { port: typeof address === 'object' ? (address?.port ?? 0) : 0, other }
}

test('says where the site, the sample accounts, the inbox and the data are', () => {
  const said = server.output()
  expect(said).toContain(`Ready at ${server.url}`)
  for (const part of [
    'casey@example.test',
    'sam@example.test',
    'morgan@example.test',
    'wayfinder',
    `${server.url}/dev/mail?token=`,
    variables.DATA_FOLDER,
    'npm run reset',
  ]) {
    expect(said).toContain(part)
  }
})

test.each(['casey', 'sam', 'morgan'])('the sample account of %s signs in with the printed password', async (name) => {
  const response = await fetch(`${server.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: PUBLISHABLE_KEY, 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${name}@example.test`, password: 'wayfinder' }),
  })
  expect(response.status).toBe(200)
})

test('keeps an idle connection longer than a browser or a proxy does, so that no request meets one that ends', async () => {
  expect((await fetch(`${server.url}/auth/v1/settings`)).headers.get('keep-alive')).toBe('timeout=75')
})

describe('the site', () => {
  test.each([...siteAnswers, ['/..%2f..%2fpackage.json', 400, 'Bad request', 'no-store'] as const])(
    'answers %s with %i',
    async (path, status, text, caching) => {
      const response = await fetch(server.url + path)
      expect(response.status).toBe(status)
      expect(await response.text()).toContain(text)
      expect(response.headers.get('cache-control')).toBe(caching)
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    },
  )

  test.each(siteRedirects)('leads %s to %s', async (path, location) => {
    const response = await fetch(server.url + path, { redirect: 'manual' })
    expect([response.status, response.headers.get('location')]).toEqual([301, location])
  })

  test('allows the scripts and styles of its pages by their hash, and no others', async () => {
    const policy = (await fetch(`${server.url}/about`)).headers.get('content-security-policy') ?? ''
    const scripts = /script-src ([^;]+)/.exec(policy)?.[1] ?? ''
    expect(scripts).toMatch(/^'self' 'sha256-[\w+/]{43}='$/)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types worker")
    expect(policy).not.toMatch(/(script|style)-src [^;]*unsafe/)
  })

  test('keeps nothing of a photo that is shared before the worker is there, and leads to the page that says so', async () => {
    const response = await fetch(`${server.url}/share-photo`, {
      method: 'POST',
      body: new Uint8Array(3_000_000),
      redirect: 'manual',
    })
    expect([response.status, response.headers.get('location')]).toEqual([303, '/share-photo?problem=no-worker'])
  })

  test('takes no other method than reading', async () => {
    expect((await fetch(`${server.url}/about`, { method: 'POST' })).status).toBe(405)
  })
})

const oneLine = (said: string) => said.trimEnd().split('\n')

describe('says in one line what is wrong', () => {
  test('the data folder is in use by another server, which goes on', async () => {
    const { code, output } = await runToEnd('serve.ts', { ...variables, PORT: new URL(server.url).port })
    expect([code, oneLine(output)]).toEqual([
      1,
      ["Can't start: The database is in use by another running server. Stop that one first, or use it."],
    ])
    expect((await fetch(server.url)).status).toBe(200)
  })

  test('a running server is not reset', async () => {
    const { code, output } = await runToEnd('reset.ts', variables)
    expect([code, oneLine(output)]).toEqual([
      1,
      ["Can't reset: The database is in use by another running server. Stop that one first, or use it."],
    ])
  })

  test('the port is taken', async () => {
    const { port, other } = await takePort()
    const { code, output } = await runToEnd('serve.ts', { ...variables, DATA_FOLDER: join(folder, 'other'), PORT: String(port) })
    other.close()
    expect([code, oneLine(output)]).toEqual([
      1,
      [`Can't start: Port ${port} is taken. Stop the program that uses it, or choose another: PORT=${port + 1} npm start`],
    ])
  })

  test('the data folder cannot be written', async () => {
    await writeFile(join(folder, 'a-file'), '')
    const { code, output } = await runToEnd('serve.ts', { ...variables, DATA_FOLDER: join(folder, 'a-file') })
    expect(code).toBe(1)
    expect(oneLine(output)).toEqual([
      expect.stringMatching(/can't be written\. Fix its permissions, or choose another with DATA_FOLDER=<path>\.$/),
    ])
  })

  test.each([
    [{ PORT: 'http' }, 'PORT is a number from 0 to 65535.'],
    [{ PORT: '70000' }, 'PORT is a number from 0 to 65535.'],
    [{ SIGN_UPS: '0' }, 'SIGN_UPS is how many new accounts a network may ask for in five minutes: a number from 1.'],
    [{ VITE_SITE_URL: 'academy' }, 'VITE_SITE_URL is not an address. It looks like https://example.com'],
    [{ VITE_SUPABASE_URL: 'https://project.supabase.co' }, 'VITE_SUPABASE_ANON_KEY is missing'],
    [{ VITE_SUPABASE_ANON_KEY: 'key' }, 'VITE_SUPABASE_URL is missing'],
  ])('a variable is wrong: %o', async (wrong, reason) => {
    const { code, output } = await runToEnd('serve.ts', { ...variables, ...wrong })
    expect(code).toBe(1)
    expect(oneLine(output)).toEqual([expect.stringContaining(reason)])
  })
})
