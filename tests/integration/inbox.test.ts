import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { discardBackend, send, signUp, startBackend, type RunningBackend } from './running-backend.ts'

let running: RunningBackend
let secretKey: string

beforeAll(async () => {
  running = await startBackend()
  secretKey = JSON.parse(await readFile(join(running.dataFolder, 'secrets.json'), 'utf8')).secretKey
})

afterAll(() => discardBackend(running))

const receive = (text: unknown, apikey = secretKey) => send(running, 'POST', '/dev/mail', { body: text, headers: { apikey } })

test('a person opens a mail of the page and finds its link', async () => {
  await signUp(running, 'reader@example.test')
  await send(running, 'POST', '/auth/v1/recover', { body: { email: 'reader@example.test' } })
  const page = await fetch(`${running.url}${running.backend.inboxPath}`)
  const html = await page.text()
  expect(page.headers.get('content-type')).toContain('text/html')
  expect(html).toContain('reader@example.test')
  expect(html).toContain(`href="${running.url}/auth/update-password?token_hash=`)
  expect(html).toContain('&amp;type=recovery"')
})

test('text of a message stays text', async () => {
  const attack = '<script>alert(1)</script><img src=x onerror=alert(1)>"\'&'
  expect((await receive({ to: '"><b>', text: attack })).status).toBe(204)
  const html = await (await fetch(`${running.url}${running.backend.inboxPath}`)).text()
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;')
  expect(html).not.toMatch(/<script|<img|<b>/)
})

test('functions leave text messages with the secret key only', async () => {
  expect((await receive({ to: '+15550100', text: 'Your code is 123456.' })).status).toBe(204)
  expect(running.backend.inbox.messages()[0]).toMatchObject({ kind: 'text', to: '+15550100', code: '123456' })
  expect((await receive({ to: '+15550100', text: 'forged' }, 'sb_publishable_wayfinder_embedded')).status).toBe(405)
  expect((await receive({ to: 1 })).status).toBe(400)
})

const ask = (url: string, { peerAddress = '127.0.0.1', headers = {} }: { peerAddress?: string | null; headers?: object } = {}) =>
  running.backend.fetch(new Request(url, { headers: { ...headers } }), { peerAddress })

test.each([
  ['another machine', 'http://localhost', '192.0.2.10'],
  ['a name that another site points at this machine', 'http://attacker.example', '127.0.0.1'],
  ['nobody knows where', 'http://localhost', null],
])('is not shown to %s, even with the token', async (_, origin, peerAddress) => {
  expect((await ask(`${origin}${running.backend.inboxPath}`, { peerAddress })).status).toBe(404)
})

test.each([
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'cf-connecting-ip',
  'cf-ray',
])('is not shown through a proxy that adds %s, even with the token', async (name) => {
  expect((await ask(`http://localhost${running.backend.inboxPath}`, { headers: { [name]: '127.0.0.1' } })).status).toBe(404)
  const text = JSON.stringify({ to: '+15550100', text: 'forged' })
  const headers = { apikey: secretKey, [name]: '127.0.0.1' }
  const post = new Request('http://localhost/dev/mail', { method: 'POST', body: text, headers })
  expect((await running.backend.fetch(post, { peerAddress: '127.0.0.1' })).status).toBe(404)
})

test.each(['', '?token=', '?token=x', `?token=${'A'.repeat(43)}`])(
  'is not shown without the token of the printed link: %j',
  async (query) => {
    expect((await ask(`http://localhost/dev/mail${query}`)).status).toBe(403)
  },
)

test('stays open to the browser that opened the link, by a cookie that no script and no other site gets', async () => {
  const opened = await ask(`http://localhost${running.backend.inboxPath}`)
  const cookie = opened.headers.get('set-cookie') ?? ''
  expect(cookie).toMatch(/; Path=\/dev\/mail; HttpOnly; SameSite=Strict/)
  expect((await ask('http://localhost/dev/mail', { headers: { cookie: cookie.split(';')[0] } })).status).toBe(200)
  expect((await ask('http://localhost/dev/mail', { headers: { cookie: 'wayfinder_inbox=x' } })).status).toBe(403)
})
