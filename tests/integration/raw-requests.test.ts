import * as fc from 'fast-check'
import { readFileSync, rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isWhole } from '../setup/breadth.ts'
import { makeDataFolder } from '../setup/data-folder.ts'
import { sendRaw } from './raw-socket.ts'
import { makeTemporaryFolder } from './running-backend.ts'
import { makeSite, startServer, type StartedServer } from './started-server.ts'

const COUNT = Number(process.env['RAW_REQUESTS'] ?? (isWhole ? 10_000 : 1000))
const AT_ONCE = 32
const MB = 1024 * 1024

let folder: string
let data: string
let server: StartedServer

beforeAll(async () => {
  folder = await makeTemporaryFolder()
  data = await makeDataFolder()
  server = await startServer({ DATA_FOLDER: data, DIST_FOLDER: await makeSite(folder) })
})

afterAll(async () => {
  // What the server said is the first thing to know of one that ended.
  if (!(await fetch(server.url).catch(() => null))) console.log(server.output())
  await server.end('SIGKILL')
  for (const path of [folder, data]) rmSync(path, { recursive: true, force: true })
})

const get = (target: string, headers = '') => `GET ${target} HTTP/1.1\r\nHost: localhost\r\n${headers}Connection: close\r\n\r\n`

describe('a request target', () => {
  test.each([
    '//',
    '///',
    '//[',
    'http://[',
    '//a:b',
    'http://',
    '//%',
    '//@',
    '*',
    'about',
    '/%',
    '/%zz',
    '/a\\b',
    '/a/../about',
    '/about#',
    '/auth/v1/token#?grant_type=password',
    '/auth/v1/token?x=#&grant_type=password',
  ])('%s that is none is refused, and the server goes on', async (target) => {
    expect((await sendRaw(server.url, get(target))).status).toBe(400)
    expect((await fetch(`${server.url}/about`)).status).toBe(200)
  })

  test.each([
    '/auth/v1/%74oken',
    '/auth/v1/%76erify',
    '/auth/v1/%6ftp',
    '/%61uth/v1/token',
    '/auth/v1//token',
    '/auth//v1/token',
    '/auth/v1/./token',
    '/rest/../auth/v1/token',
    '/auth/v1/%2e%2e/v1/token',
    '/auth/v1/x%2f..%2ftoken',
    '/auth/v1/token%5c',
    '/auth/v1/token%00',
    '/dev%2fmail',
    '/%64ev/mail',
  ])('%s that says another one in disguise is refused', async (target) => {
    expect((await sendRaw(server.url, get(target))).status).toBe(400)
  })

  test.each(['/auth/v1/Token', '/AUTH/v1/token', '/auth/v1/token/', '/auth/v1/token;x', '/dev/mail/', '/DEV/mail'])(
    '%s is not another spelling of a guarded one',
    async (target) => {
      const body = JSON.stringify({ email: 'casey@example.test', password: 'wayfinder' })
      const answer = await fetch(`${server.url}${target}?grant_type=password`, { method: 'POST', body })
      expect(answer.ok).toBe(false)
    },
  )
})

describe('a body without end', () => {
  const chunk = Buffer.concat([Buffer.from(`${(64 * 1024).toString(16)}\r\n`), Buffer.alloc(64 * 1024, 'x'), Buffer.from('\r\n')])

  test.each(['/functions/v1/register-free-tier', '/auth/v1/token?grant_type=password', '/storage/v1/object/completion-photos/x'])(
    'sent to %s is refused while it comes in, and is not kept',
    async (path) => {
      const before = memory()
      const head = `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`
      const answer = await sendRaw(server.url, head, { more: (sent) => (sent < 2000 * MB ? chunk : null) })
      expect(answer.status).toBe(413)
      expect(answer.sent).toBeLessThan(2000 * MB)
      expect(memory() - before).toBeLessThan(120 * MB)
    },
  )

  test.each(['/share-photo', '/about', '/no-such-page'])('sent to %s ends with the answer', async (path) => {
    const before = memory()
    const head = `POST ${path} HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n`
    const answer = await sendRaw(server.url, head, { more: (sent) => (sent < 2000 * MB ? chunk : null) })
    expect(answer.status).toBe(path === '/share-photo' ? 413 : 405)
    expect(answer.sent).toBeLessThan(2000 * MB)
    expect(memory() - before).toBeLessThan(120 * MB)
  })
})

/** What the server's process has in memory, where the system tells; the largest it has had, so that a peak is seen too. */
function memory(): number {
  if (process.platform !== 'linux') return 0
  return Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1] ?? 0) * 1024
}

const piece = fc.constantFrom(
  '/', '//', '\\', '..', '.', '%', '%00', '%2e', '%2f', '%5c', '%zz', '@', ':', '[', ']', '?', '#', '&', '=', ';', ' ', '\t', '\x00', '\x7f', '\xff',
  'http://', 'https://', 'localhost', 'auth/v1', 'rest/v1', 'storage/v1/object', 'functions/v1', 'token', 'verify', 'dev/mail', 'assets', 'bounty',
  'rpc/fund_bounty', 'sign', 'completion-photos', 'about', '7b0c0000-0000-4000-8000-000000000000', 'grant_type=password', 'select=*', 'x'.repeat(5000),
) // prettier-ignore
const target = fc.oneof(
  fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`),
  fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
  fc.webPath().map((path) => path || '/'),
)
const method = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom('GET', 'POST', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE') },
  { weight: 1, arbitrary: fc.constantFrom('TRACE', 'CONNECT', 'get', 'PROPFIND', '', 'G\x00T', 'X'.repeat(300)) },
)
const header = fc.oneof(
  fc.constantFrom(
    'Content-Type: application/json', 'Content-Type: multipart/form-data', 'Content-Type: multipart/form-data; boundary=x', 'Content-Type: ;;',
    'Content-Length: -1', 'Content-Length: 5', 'Content-Length: 5\r\nContent-Length: 6', 'Content-Length: 99999999999999999999',
    'Transfer-Encoding: chunked', 'Transfer-Encoding: chunked, chunked', 'Transfer-Encoding: gzip', 'Expect: 100-continue', 'Expect: magic',
    'Connection: upgrade\r\nUpgrade: websocket', 'Connection: close', 'Range: bytes=0-', 'Range: bytes=9-1', 'Range: bytes=x', 'Accept-Encoding: br;q=0',
    'If-None-Match: *', 'If-Modified-Since: never', 'Cookie: a=%', 'Cookie: =;=;', 'Authorization: Bearer', 'Authorization: Bearer a.b.c',
    'apikey: sb_publishable_wayfinder_embedded', 'apikey: x', 'Origin: null', 'Prefer: count=exact', 'Accept-Profile: auth', 'Content-Profile: private',
    'X-Forwarded-For: 1.2.3.4', 'X-HTTP-Method-Override: DELETE', 'x-upsert: true', 'x-metadata: %%%', ' folded: header', ': nameless', 'nameless',
  ), // prettier-ignore
  fc.tuple(fc.stringMatching(/^[a-z-]{1,12}$/), fc.string({ maxLength: 40 })).map(([name, value]) => `${name}: ${value}`),
)
const host = fc.constantFrom(
  'Host: localhost',
  'Host: localhost',
  'Host: localhost',
  'Host: [',
  'Host: a b',
  'Host: evil@localhost',
  'Host: ',
  '',
)
const version = fc.constantFrom('HTTP/1.1', 'HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0', 'HTTP/9.9', 'HTTP', '')
const body = fc.oneof(
  fc.constantFrom(
    '',
    '5\r\nhello\r\n0\r\n\r\n',
    'zz\r\n',
    'ffffffffffffffff\r\n',
    '{}',
    '{"email":"a@b.test","password":"\\u0000"}',
    '[',
    '\x00',
  ),
  fc.json(),
  fc.string({ unit: 'binary', maxLength: 200 }),
)
const message = fc
  .tuple(method, target, version, host, fc.array(header, { maxLength: 5 }), body)
  .map(([verb, address, protocol, at, headers, content]) =>
    [`${verb} ${address} ${protocol}`, ...(at ? [at] : []), ...headers, '', content].join('\r\n'),
  )

test(
  `any of ${COUNT} raw messages is answered without a fault, or not at all, and the server goes on, no fatter than before`,
  { timeout: 600_000 },
  async () => {
    const messages = fc.sample(message, COUNT)
    const before = memory()
    const faults: string[] = []
    const sendNext = async (): Promise<void> => {
      for (let bytes = messages.pop(); bytes !== undefined; bytes = messages.pop()) {
        const { status, text } = await sendRaw(server.url, bytes, { silence: 200 })
        if (status !== null && status >= 500) faults.push(`${JSON.stringify(bytes.slice(0, 400))} → ${text.slice(0, 200)}`)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, sendNext))
    expect(faults).toEqual([])
    expect(memory() - before).toBeLessThan(120 * MB)
    expect((await fetch(`${server.url}/about`)).status).toBe(200)
    expect(
      (await fetch(`${server.url}/rest/v1/bounties?limit=1`, { headers: { apikey: 'sb_publishable_wayfinder_embedded' } }))
        .status,
    ).toBe(200)
  },
)
